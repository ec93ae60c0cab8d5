import Foundation
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A request inside a request` {
    @Test
    func `an interceptor may call the router`() async throws {
        let app = try await Fixture { router in
            router.register(path: "/notice", navigator: PageNavigator<NoParameters>())
            router.register(
                ClosureInterceptor(wants: { $0.isUnder("/home") }) { [unowned router] _ in
                    await router.route(RouteRequest(url: "/notice"))
                    return .handled
                })
        }
        await app.open("/home")
        #expect(app.path == ["/home", "/notice"])
    }

    @Test
    func `it does not raise the trust`() async throws {
        var codes: [String?] = []
        let app = try await Fixture { router in
            router.register(path: "/secret", navigator: PageNavigator<NoParameters>())
            router.register(
                ClosureInterceptor(wants: { $0.isUnder("/home") }) { [unowned router] _ in
                    codes.append(await router.route(RouteRequest(url: "/secret")).error?.code)
                    return .proceed
                })
        }
        await app.open("/home")
        await app.open("https://moments.app/home", from: .universalLink)
        #expect(codes == [nil, "access-denied"])
    }

    @Test(arguments: [(RouteOrigin.app, nil), (.universalLink, "access-denied")])
    func `a request that a Navigator leaves behind is trusted no further than the Navigator's link`(
        origin: RouteOrigin, code: String?
    ) async throws {
        let (ends, ended) = AsyncStream.makeStream(of: String?.self)
        let app = try await Fixture { router in
            router.register(path: "/secret", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/promotion",
                navigator: ClosureNavigator { [unowned router] in
                    router.route(to: URL(string: "/secret"), from: nil, using: .show)
                    return .value(1)
                }, access: .external)
            router.observe {
                if case .ended(let outcome) = $0, outcome.url == "/secret" {
                    ended.yield(outcome.error?.code)
                }
            }
        }
        await app.open("https://moments.app/promotion", from: origin)
        for await end in ends {
            #expect(end == code)
            break
        }
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
        let door = Door()
        var late: Task<RouteOutcome, Never>?
        let app = try await Fixture { router in
            router.register(
                path: "/start",
                navigator: ClosureNavigator { [unowned router] in
                    late = Task {
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
}
