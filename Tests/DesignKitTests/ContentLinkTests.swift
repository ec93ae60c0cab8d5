import DesignKit
import Foundation
import RoutingTestSupport
import Testing

@MainActor
struct `A row with a link` {
    private let screen = PageScreen(title: "Shop")

    private func request(of row: ContentRow) throws -> RouteRequest {
        guard case .link(let link) = row.kind else { throw NotFound("the link") }
        return link.request(from: screen)
    }

    @Test
    func `a row with a link opens its template as the app, with its transition and payload`() throws
    {
        let link = One(value: "Fish & Chips 100%/größe")
        let plain = try request(of: .link("Fish", to: link))
        #expect(plain.url == "/item/Fish%20%26%20Chips%20100%25%2Fgr%C3%B6%C3%9Fe")
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

    /// - Returns: The link; `nil` if it is a text.
    private func link(in text: String) throws -> RouteRequest? {
        let router = AppRouter(
            links: UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"]),
            stage: HeadlessStage())
        router.items("/product/:id", access: .external)
        router.pages("/cart")
        router.register(
            path: "/chat/:value", navigator: PageNavigator<One<String>>(), access: .pushes)
        try router.start()
        let row = ContentRow.foundLink(text, in: router) { WebLink(url: $0) }
        #expect(row.title == text)
        if case .link(let link) = row.kind { return link }
        return nil
    }

    @Test(arguments: [
        ("https://momentsapp.com/product/42", true), ("momentsapp://product/42", true),
        ("HTTPS://MOMENTSAPP.com/Product/42/?utm_source=m1", true),
        // Another site, and links that look like the app's.
        ("https://example.org/a?b=1&c=%20#d", false), ("http://momentsapp.com/product/42", false),
        ("https://momentsapp.com.example.org/product/42", false), ("javascript://alert(1)", false),
        // Routes that are closed to the outside, and links that the app refuses.
        ("https://momentsapp.com/cart", false), ("momentsapp://chat/u1", false),
        ("momentsapp://moments/share", false), ("https://momentsapp.com/%2Fcart", false),
        ("https://momentsapp.com/product/abc/def", false),
        // Paths alone, which no page of the web has.
        ("/product/42", false), ("product", false), ("日本", false),
    ])
    func `leads to a page of the app as a link from outside, and to the page of the web otherwise`(
        url: String, isOfApp: Bool
    ) throws {
        let link = try #require(try link(in: url))
        let web = WebLink(url: try #require(URL(string: url))).text
        #expect(link.url == (isOfApp ? url : web))
        #expect(link.origin == (isOfApp ? .universalLink : .app))
    }

    @Test(arguments: ["", "http://["])
    func `stays a text if it is no URL`(text: String) throws {
        #expect(try link(in: text) == nil)
    }
}
