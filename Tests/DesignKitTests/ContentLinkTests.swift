import DesignKit
import Foundation
import RoutingTesting
import Testing

@MainActor
struct `A row with a link` {
    private struct ProductLink: LinkTemplate {
        static let path = "/product/:name"
        let name: String
    }

    private final class ShopScreen: Screen {
        let title = "Shop"
    }

    private let screen = ShopScreen()

    private func request(of row: ContentRow) throws -> RouteRequest {
        guard case .link(let link) = row.kind else { throw NotFound("the link") }
        return link.request(from: screen)
    }

    @Test
    func `a row with a link opens its template as the app, with its transition and payload`() throws
    {
        let link = ProductLink(name: "Fish & Chips 100%/größe")
        let plain = try request(of: .link("Fish", to: link))
        #expect(plain.url == "/product/Fish%20%26%20Chips%20100%25%2Fgr%C3%B6%C3%9Fe")
        #expect(plain.origin == .app)
        #expect(plain.source === screen)
        #expect(plain.transition == .ofRoute)
        #expect(plain.payload == nil)
        let full = try request(
            of: .link("Fish", to: link, using: .present, payload: RouteValue([1, 2])))
        #expect(full.transition == .present)
        #expect(try full.payload?.decoded() == [1, 2])
    }
}

@MainActor
struct `A text that another person wrote` {
    private struct WebLink: LinkTemplate {
        static let path = "/webview"
        let url: URL
    }

    private struct Page: Decodable, Sendable {
        let id: String?
    }

    /// - Returns: The link; `nil` if it is a text.
    private func link(in text: String) throws -> RouteRequest? {
        let router = AppRouter(
            links: UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"]),
            stage: HeadlessStage())
        let page = StandInNavigator<Page>()
        router.register(path: "/product/:id", navigator: page, access: .external)
        router.register(path: "/cart", navigator: page)
        router.register(path: "/chat/:id", navigator: page, access: .pushes)
        try router.start()
        let row = ContentRow.foundLink(text, in: router) { WebLink(url: $0) }
        #expect(row.title == text)
        if case .link(let link) = row.kind { return link }
        return nil
    }

    @Test(arguments: [
        "https://momentsapp.com/product/42", "momentsapp://product/42",
        "HTTPS://MOMENTSAPP.com/Product/42/?utm_source=m1",
    ])
    func `leads to a page of the app with the trust of a link from outside`(url: String) throws {
        let link = try #require(try link(in: url))
        #expect(link.url == url)
        #expect(link.origin == .universalLink)
    }

    @Test(arguments: [
        // Another site, and links that look like the app's.
        "https://example.org/a?b=1&c=%20#d", "http://momentsapp.com/product/42",
        "https://momentsapp.com.example.org/product/42", "javascript://alert(1)",
        // Routes that are closed to the outside, and links that the app refuses.
        "https://momentsapp.com/cart", "momentsapp://chat/u1", "momentsapp://moments/share",
        "https://momentsapp.com/product/abc/def", "https://momentsapp.com/%2Fcart",
    ])
    func `leads to the app's page of the web otherwise`(url: String) throws {
        let link = try #require(try link(in: url))
        #expect(link.url == WebLink(url: try #require(URL(string: url))).text)
        #expect(link.origin == .app)
    }

    @Test(arguments: ["", "http://["])
    func `stays a text if it is no URL`(text: String) throws {
        #expect(try link(in: text) == nil)
    }
}
