import Foundation
import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

/// The trust of screens and requests that outlive a request, or that no request made.
@Suite(.hangLimit)
@MainActor
struct `Trust is kept` {
    @Test
    func `with a restored screen that a rule redirected`() async throws {
        let app = try await Fixture { router in
            for path in ["/old", "/new"] {
                router.register(
                    path: path, navigator: PageNavigator<NoParameters>(), access: .external)
            }
            router.register(
                ClosureInterceptor(wants: { $0.isUnder("/old") }) { _ in
                    .redirect(to: "/new", by: .remoteRule)
                })
        }
        #expect(await app.router.restore(NavigationState(outline: "*/home /old")).isEmpty)
        #expect(app.path == ["/home", "/new"])
        #expect(app.stage.state.top?.trust == RouteTrust(.remoteRule))
    }

    @Test
    func `with a restored screen, which is trusted as much as before`() async throws {
        let app = try await Fixture {
            $0.register(
                path: "/list", navigator: PageNavigator<NoParameters>(), access: .external)
        }
        await app.open("https://moments.app/list", from: .push)
        for _ in 1...2 { _ = await app.router.restore(app.stage.state) }
        #expect(app.stage.state.path.map(\.trust) == [.full, RouteTrust(.push)])
    }

    @Test
    func `with a parent that a rule redirected`() async throws {
        let app = try await Fixture { router in
            for path in ["/old", "/new"] {
                router.register(
                    path: path, navigator: PageNavigator<NoParameters>(), access: .external)
            }
            router.register(
                path: "/old/child", navigator: PageNavigator<NoParameters>(), access: .external,
                parent: "/old")
            router.register(
                ClosureInterceptor(wants: { $0.url == "/old" }) { _ in
                    .redirect(to: "/new", by: .remoteRule)
                })
        }
        await app.open("https://moments.app/old/child", from: .push)
        #expect(app.path.suffix(2) == ["/new", "/old/child"])
        let trusts = app.stage.state.path.suffix(2).map(\.trust)
        #expect(
            trusts == [RouteTrust(.push).lowered(to: RouteTrust(.remoteRule)), RouteTrust(.push)])
    }

    @Test(arguments: [RouteOrigin.app, .universalLink])
    func `with tabs that a request shows`(origin: RouteOrigin) async throws {
        var error: RouteError?
        let app = try await Fixture { router in
            router.register(path: "/secret", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/tabs",
                navigator: ClosureNavigator { [unowned router] in
                    do throws(RouteError) {
                        try await router.show(tabs: ["/home", "/secret"])
                    } catch let refusal {
                        error = refusal
                        try await router.show(tabs: ["/home"])
                    }
                    return .value(1)
                }, access: .external)
        }
        #expect(await app.open(origin.url(of: "/tabs"), from: origin).error == nil)
        let isOutside = origin.isOutside
        #expect(error?.reason == (isOutside ? .accessDenied(origin) : nil))
        #expect(app.stage.state.outline == (isOutside ? "*/home" : "*/home | /secret"))
        #expect(app.stage.state.entries.allSatisfy { $0.trust == RouteTrust(origin) })
    }

    @Test
    func `by the code that handles the end of a request that timed out`() async throws {
        let (clock, door) = (TestClock(), Door())
        let (ends, ended) = AsyncStream.makeStream(of: String?.self)
        let app = try await Fixture(clock: clock) { router in
            router.register(path: "/secret", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/slow",
                navigator: ClosureNavigator {
                    await door.pass()
                    return .value(1)
                }, access: .external)
            router.observe { [unowned router] event in
                guard case .ended(let outcome) = event else { return }
                if outcome.url == "/secret" {
                    ended.yield(outcome.error?.code)
                    return
                }
                router.route(to: URL(string: "/secret"), from: nil, using: .show)
            }
        }
        let slow = app.begin("https://moments.app/slow", from: .universalLink)
        await door.visitors()
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        #expect(await slow.value.error?.code == "timed-out")
        for await code in ends {
            #expect(code == "access-denied")
            break
        }
        door.open()
    }
}
