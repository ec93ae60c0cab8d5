import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `Access by origin and build` {
    @Test(arguments: Access.combinations, RouteOrigin.outside)
    func `a link from outside opens only routes that admit its origin`(
        access: Access, origin: RouteOrigin
    ) async throws {
        let navigator = PageNavigator<NoParameters>()
        let app = try await Fixture {
            $0.register(path: "/page", navigator: navigator, access: access)
        }
        let url = origin.url(of: "/page")
        let outcome = await app.open(url, from: origin)
        // The author of a page chose its links, as on the web.
        let name = origin == .webView ? RouteOrigin.universalLink.name : origin.name
        let isOpen = access.description.contains(name) || access == .external
        #expect(navigator.received.count == (isOpen ? 1 : 0))
        #expect(outcome.error?.reason == (isOpen ? nil : .accessDenied(origin)))
        #expect(app.router.canOpen(url, from: origin) == isOpen)
        #expect(app.path == (isOpen ? ["/home", "/page"] : ["/home"]))
    }

    @Test(arguments: Access.combinations, [RouteOrigin.app, .restoration])
    func `the app itself opens everything`(access: Access, origin: RouteOrigin) async throws {
        let app = try await Fixture {
            $0.register(path: "/page", navigator: PageNavigator<NoParameters>(), access: access)
        }
        #expect(await app.open("/page", from: origin).error == nil)
        #expect(await app.open("https://moments.app/page", from: origin).error == nil)
    }

    @Test
    func `a route is closed by default`() async throws {
        let app = try await Fixture {
            $0.register(path: "/page", navigator: PageNavigator<NoParameters>())
        }
        for origin in RouteOrigin.outside {
            let outcome = await app.open(origin.url(of: "/page"), from: origin)
            #expect(outcome.error?.code == "access-denied")
            #expect(outcome.route?.description == "/page")
        }
    }

    @Test
    func `the name of an access lists its origins`() {
        #expect(
            Access.combinations.map(\.description) == [
                "closed", "universal-link", "custom-scheme", "universal-link+custom-scheme",
                "push", "universal-link+push", "custom-scheme+push", "external",
            ])
    }

    @Test
    func `only the app can perform an action that changes data`() async throws {
        let navigator = ChangingNavigator()
        let app = try await Fixture { $0.register(path: "/add", navigator: navigator) }
        for origin in RouteOrigin.outside + [.restoration] {
            let url = origin.url(of: "/add")
            #expect(await app.open(url, from: origin).error?.reason == .accessDenied(origin))
            #expect(!app.router.canOpen(url, from: origin))
        }
        #expect(navigator.changes == 0)
        #expect(await app.open("/add").value?.json == "1")
    }

    @Test
    func `a refused restoration says why`() async throws {
        let app = try await Fixture { $0.register(path: "/add", navigator: ChangingNavigator()) }
        #expect(
            await app.open("/add", from: .restoration).error?.description
                == "'/add' changes data, which restoring a saved state must not do. "
                + "Open it inside the app.")
    }

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
