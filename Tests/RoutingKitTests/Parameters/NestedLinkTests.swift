import RouteMatching
import RoutingEngine
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
@MainActor
struct `A link inside a link` {
    struct Next: Codable, Sendable {
        let next: NestedLink?
    }

    struct NextLink: LinkTemplate {
        static let path = "/carry"
        let next: NestedLink
    }

    struct ItemLink: LinkTemplate {
        static let path = "/item/:id"
        let id: String
    }

    private func next(_ text: String, from origin: RouteOrigin) async throws -> NestedLink? {
        let host = origin.isOutside ? "https://moments.app" : ""
        return try await receive(
            "\(host)/carry?next=\(PercentEncoding.encode(text))", at: "/carry", as: Next.self,
            from: origin)?.next
    }

    @Test(arguments: [
        ("/item/1", "/item/1"), ("/item/1?a=1&b=2%263", "/item/1?a=1&b=2%263"), ("/", "/"),
        ("https://moments.app/item/1", "/item/1"), ("moments://item/1", "/item/1"),
    ])
    func `it arrives whole, in canonical form, with the trust of what carried it`(
        text: String, url: String
    ) async throws {
        for origin in [RouteOrigin.app, .universalLink, .push] {
            let link = try #require(try await next(text, from: origin))
            #expect(link.url == url)
            #expect(link.trust == RouteTrust(origin))
        }
    }

    @Test(arguments: [
        "//evil.example/", "https://evil.example/", "http://moments.app/", "javascript:alert(1)",
        "item/1", "/../secret", "/item//1", "https://moments.app@evil.example/", "/item/%2e%2e",
        "/item/%252e", "/item/%2Fsecret", "/item/%00",
    ])
    func `one from outside to another app is refused`(text: String) async throws {
        await #expect(throws: RouteError.self) { try await next(text, from: .universalLink) }
    }

    @Test
    func `it carries no link itself`() async throws {
        let navigator = PageNavigator<Next>()
        let app = try await Fixture { $0.register(path: "/carry", navigator: navigator) }
        await app.open("/carry?next=%2Fcarry%3Fnext%3D%252Fhome")
        let link = try #require(navigator.received.first?.next)
        let outcome = await app.router.route(RouteRequest(to: link))
        #expect(outcome.error?.code == "invalid-parameter")
    }

    @Test
    func `a template puts it into a link`() throws {
        let link = try #require(NestedLink(ItemLink(id: "a&b/c")))
        #expect(NextLink(next: link).text == "/carry?next=%2Fitem%2Fa%2526b%252Fc")
        #expect(NestedLink(ItemLink(id: "")) == nil)
    }
}
