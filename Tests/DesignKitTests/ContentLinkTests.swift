import DesignKit
import RoutingKit
import Testing

@Suite
@MainActor
struct `A row with a link` {
    private struct ProductLink: LinkTemplate {
        static let path = "/product/:name"
        let name: String
        var color: String?
    }

    private final class ShopScreen: Screen {
        let title = "Shop"
    }

    private let screen = ShopScreen()

    @Test
    func `opens the URL of its template with the trust of the app`() throws {
        let row = ContentRow.link(
            "Fish", to: ProductLink(name: "Fish & Chips 100%/größe", color: "="))
        let request = try #require(row.link).request(from: screen)
        #expect(request.url == "/product/Fish%20%26%20Chips%20100%25%2Fgr%C3%B6%C3%9Fe?color=%3D")
        #expect(request.origin == .app)
        #expect(request.source === screen)
        #expect(request.transition == .show)
        #expect(request.payload == nil)
    }

    @Test(arguments: TransitionType.allCases)
    func `opens with its transition, and its payload next to the URL`(transition: TransitionType)
        throws
    {
        let row = ContentRow.link(
            "Fish", to: ProductLink(name: "fish"), using: transition, payload: RouteValue([1, 2]))
        let request = try #require(row.link).request(from: screen)
        #expect(request.transition == transition)
        #expect(try request.payload?.decoded() == [1, 2])
    }

    @Test(arguments: ["", ".", ".."])
    func `has no URL if a value can't be part of one`(name: String) throws {
        let row = ContentRow.link("?", to: ProductLink(name: name))
        #expect(try #require(row.link).url == nil)
    }

    @Test
    func `has the trust of a link from outside if another person wrote it`() throws {
        let url = "https://momentsapp.com/product/1"
        let row = ContentRow.foundLink("Look", to: url)
        let request = try #require(row.link).request(from: screen)
        #expect(request.url == url)
        #expect(request.origin == .universalLink)
        #expect(request.origin.isOutside)
        #expect(request.payload == nil)
    }
}
