import Foundation
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A request inside a request` {
    private let door = Door()
    private let later = Door()

    @Test
    func `it ends first`() async throws {
        let events = EventList()
        let app = try await Fixture { router in
            router.register(path: "/inner", navigator: ClosureNavigator { .value(1) })
            router.register(
                path: "/outer",
                navigator: ClosureNavigator { [unowned router] in
                    let outcome = await router.route(RouteRequest(url: "/inner"))
                    return .value(outcome.description)
                })
        }
        app.router.observe(events.add)
        await app.open("/outer")
        #expect(events.all == ["began /outer", "began /inner", "ended /inner", "ended /outer"])
    }

    @Test
    func `one that never ends is refused`() async throws {
        let app = try await Fixture { router in
            router.register(
                path: "/mirror",
                navigator: ClosureNavigator { [unowned router] in
                    let outcome = await router.route(RouteRequest(url: "/mirror"))
                    if let error = outcome.error { throw error }
                    return .value(1)
                })
        }
        let error = await app.open("/mirror").error
        #expect(error?.code == "too-many-redirects")
        #expect(app.router.history.outcomes.count == 10)
    }

    @Test
    func `a task that outlives its request waits in the queue like any other`() async throws {
        var late: Task<RouteOutcome, Never>?
        let app = try await Fixture { router in
            router.register(
                path: "/start",
                navigator: ClosureNavigator { [unowned router] in
                    late = Task { [door] in
                        await door.pass()
                        return await router.route(RouteRequest(url: "/home"))
                    }
                    return .value(1)
                })
        }
        await app.open("/start", from: .app)
        door.open()
        #expect(await late?.value.error == nil)
        #expect(app.router.history.outcomes.map(\.url) == ["/start", "/home"])
    }

    @Test
    func `other requests are handled while it waits for the user`() async throws {
        let app = try await Fixture { router in
            router.register(path: "/choose", navigator: PageNavigator<NoParameters>())
            router.register(path: "/help", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/ask",
                navigator: ClosureNavigator { [unowned router] in
                    .value(try await router.result(of: RouteRequest(url: "/choose")))
                })
        }
        let ask = await app.callerWaits(for: "/ask", as: Int.self)
        #expect(await app.open("/help", using: .present).title != nil)
        app.stage.update { $0.goBack() }
        let screen = try #require(app.stage.topScreen)
        app.router.finish(screen, with: 5)
        #expect(try await ask.value == 5)
        #expect(app.router.history.outcomes.compactMap(\.error).isEmpty)
    }

    @Test
    func
        `one that is left behind is answered by its own trust, though the app waits for the same URL`()
        async throws
    {
        var leftover: Task<RouteOutcome, Never>?
        let app = try await Fixture { router in
            router.register(path: "/secret", navigator: PageNavigator<NoParameters>())
            router.register(path: "/slow", navigator: ClosureNavigator(behind: door))
            router.register(
                path: "/promotion",
                navigator: ClosureNavigator { [unowned router, later] in
                    leftover = Task {
                        await later.pass()
                        return await router.route(RouteRequest(url: "/secret"))
                    }
                    return .value(1)
                }, access: .external)
        }
        await app.open("https://moments.app/promotion", from: .universalLink)
        await later.visitors()
        let requests = ["/slow", "/secret"].map { app.begin($0) }
        later.open()
        for _ in 0..<20 { await Task.yield() }
        door.open()
        #expect(await requests[1].value.title != nil)
        #expect(await leftover?.value.error?.code == "access-denied")
    }

    @Test
    func `one that is left behind ends with the request in which it began`() async throws {
        var inner: Task<RouteOutcome, Never>?
        let app = try await Fixture { router in
            router.register(path: "/slow", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/outer",
                navigator: ClosureNavigator { [unowned router, door] in
                    inner = Task { await router.route(RouteRequest(url: "/slow")) }
                    await door.visitors()
                    return .value(1)
                })
            router.register(
                ClosureInterceptor(wants: { $0.isUnder("/slow") }) { [door] _ in
                    await door.pass()
                    return .proceed
                })
        }
        #expect(await app.open("/outer").word == "performed")
        door.open()
        #expect(await inner?.value.error?.code == "cancelled")
        #expect(app.path == ["/home"])
    }

    @Test
    func `one that is left behind and has asked the user continues before the waiting requests`()
        async throws
    {
        let app = try await Fixture { router in
            for path in ["/choose", "/a"] {
                router.register(path: path, navigator: PageNavigator<NoParameters>())
            }
            router.register(path: "/slow", navigator: ClosureNavigator(behind: door))
            router.register(
                path: "/ask",
                navigator: ClosureNavigator { [unowned router] in
                    .value(try await router.result(of: RouteRequest(url: "/choose")))
                })
        }
        let ask = app.begin("/ask")
        try await until("the question") { app.path.last == "/choose" }
        let screen = try #require(app.stage.topScreen)
        let requests = [ask, app.begin("/slow"), app.begin("/a")]
        await door.visitors()
        app.router.finish(screen, with: 5)
        for _ in 0..<20 { await Task.yield() }
        door.open()
        for request in requests { _ = await request.value }
        #expect(
            app.router.history.outcomes.map(\.url) == ["/choose", "/slow", "/ask", "/a"])
    }
}
