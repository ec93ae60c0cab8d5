import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A URL that contradicts its origin` {
    @Test(arguments: [
        (Access.universalLinks, "moments://page", RouteOrigin.universalLink),
        (.universalLinks, "MOMENTS://page", .universalLink),
        (.universalLinks, "moments://page", .webView),
    ])
    func `it opens no route that is closed to the origin that the URL shows`(
        access: Access, url: String, origin: RouteOrigin
    ) async throws {
        let navigator = PageNavigator<NoParameters>()
        let app = try await Fixture {
            $0.register(path: "/page", navigator: navigator, access: access)
        }
        #expect(await app.open(url, from: origin).error?.code == "access-denied")
        #expect(!app.router.canOpen(url, from: origin))
        #expect(app.router.explain(url, from: origin).error?.code == "access-denied")
        #expect(navigator.received.isEmpty)
    }

    @Test(arguments: [
        ("https://moments.app/page", RouteOrigin.customScheme(caller: nil)),
        ("HTTPS://moments.app/page", .customScheme(caller: "com.example.other")),
    ])
    func `a link of the web can't arrive by a custom scheme`(
        url: String, origin: RouteOrigin
    ) async throws {
        let app = try await Fixture(build: .debug) {
            $0.register(path: "/page", navigator: PageNavigator<NoParameters>(), access: .external)
        }
        let outcome = await app.open(url, from: origin)
        #expect(outcome.error?.code == "foreign-origin")
        #expect(
            outcome.error?.description
                == "'\(url)' is a link of the web, which no custom scheme delivers. Give it the "
                + "origin universalLink.")
        #expect(!app.router.canOpen(url, from: origin))
        #expect(app.router.explain(url, from: origin).error?.code == "foreign-origin")
    }

    @Test(arguments: [("moments://page", RouteOrigin.universalLink)])
    func `it opens a route that is open to both, and has the trust of both`(
        url: String, origin: RouteOrigin
    ) async throws {
        let app = try await Fixture {
            $0.register(path: "/page", navigator: PageNavigator<NoParameters>(), access: .external)
        }
        #expect(await app.open(url, from: origin).error == nil)
        #expect(
            app.stage.state.top?.trust
                == RouteTrust(.universalLink).lowered(to: RouteTrust(.customScheme(caller: nil))))
    }

    @Test(arguments: [
        ("/page", RouteOrigin.app), ("moments://page", .app), ("https://moments.app/page", .app),
        ("moments://page", .push), ("https://moments.app/page", .push),
        ("moments://page", .customScheme(caller: nil)),
        ("https://moments.app/page", .universalLink),
        ("https://moments.app/page", .webView), ("/page", .universalLink), ("page:1", .restoration),
    ])
    func `any other URL has the trust of its origin`(url: String, origin: RouteOrigin) {
        #expect(RouteRequest(url: url, origin: origin).trust == RouteTrust(origin))
    }
}
