import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@Suite
@MainActor
struct `The arrival in a Navigator's parameters` {
    private struct Parameters: Decodable, Sendable {
        let id: Int
        let arrival: RouteArrival
        let optional: RouteArrival?
        let page: Int?
    }

    @Test(arguments: [RouteOrigin.app, .universalLink, .push])
    func `says the URL and the origin`(origin: RouteOrigin) async throws {
        let url = "https://moments.app/p/7?page=2"
        let received = try #require(
            try await receive(url, at: "/p/:id", as: Parameters.self, from: origin))
        #expect(received.id == 7 && received.page == 2)
        #expect(received.arrival.url == url)
        #expect(received.arrival.origin == origin)
        #expect(received.optional == received.arrival)
    }

    @Test
    func `can't be changed by the URL`() async throws {
        let received = try await receive(
            "https://moments.app/p/7?arrival=app", at: "/p/:id", as: Parameters.self,
            from: .universalLink)
        #expect(received?.arrival.origin == .universalLink)
    }

    @Test
    func `is the URL that was opened, also after a redirect`() async throws {
        let navigator = PageNavigator<Parameters>()
        let app = try await Fixture {
            $0.register(path: "/p/:id", navigator: navigator, access: .external)
            $0.redirect("/old/:id", to: "/p/:id")
        }
        _ = await app.open("https://moments.app/old/7", from: .universalLink)
        let arrival = try #require(navigator.received.last?.arrival)
        #expect(arrival.url == "https://moments.app/old/7")
        #expect(arrival.origin == .universalLink)
        #expect(arrival.trust.isOutside)
    }

    @Test
    func `is no parameter of the route`() async throws {
        let app = try await Fixture {
            $0.register(path: "/p/:id", navigator: PageNavigator<Parameters>())
        }
        let route = try #require(app.router.routes.first { $0.pattern.description == "/p/:id" })
        #expect(route.parameters.map(\.name) == ["id", "page"])
    }
}
