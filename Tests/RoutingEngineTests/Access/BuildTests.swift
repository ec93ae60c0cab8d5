import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `Access by build` {
    @Test(arguments: BuildTarget.allCases, BuildTarget.allCases)
    func `a route exists only in its builds`(build: BuildTarget, running: BuildTarget) async throws
    {
        let app = try await Fixture(build: running) {
            $0.register(
                path: "/menu", navigator: PageNavigator<NoParameters>(), access: .external,
                builds: [build])
        }
        for origin in [RouteOrigin.app, .restoration] + RouteOrigin.outside {
            let outcome = await app.open(origin.url(of: "/menu"), from: origin)
            #expect(outcome.error?.reason == (build == running ? nil : .unavailable(running)))
        }
    }

    @Test
    func `a closed route is refused as closed, even in a build without it`() async throws {
        let app = try await Fixture(build: .production) {
            $0.register(
                path: "/menu", navigator: PageNavigator<NoParameters>(), builds: [.debug])
        }
        let outcome = await app.open("https://moments.app/menu", from: .universalLink)
        #expect(outcome.error?.reason == .accessDenied(.universalLink))
    }

    @Test
    func `the builds are named as on the command line`() {
        #expect(BuildTarget.allCases.map(\.rawValue) == ["debug", "internal", "production"])
        #expect(Set<BuildTarget>.all.count == 3)
    }
}
