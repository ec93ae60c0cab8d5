import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A request that a Navigator leaves behind` {
    private let door = Door()
    private let later = Door()

    @Test
    func `is answered by its own trust, though the app waits for the same URL`() async throws {
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
    func `ends with the request in which it began`() async throws {
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
    func `that has asked the user continues before the waiting requests`() async throws {
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
        while app.path.last != "/choose", !Task.isCancelled { await Task.yield() }
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
