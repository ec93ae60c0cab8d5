import DesignKit
import RoutingKit
import Testing

@Suite
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
    func `a row with a link opens the URL of its template with the trust of the app`() throws {
        let request = try request(
            of: .link("Fish", to: ProductLink(name: "Fish & Chips 100%/größe")))
        #expect(request.url == "/product/Fish%20%26%20Chips%20100%25%2Fgr%C3%B6%C3%9Fe")
        #expect(request.origin == .app)
        #expect(request.source === screen)
        #expect(request.transition == .ofRoute)
        #expect(request.payload == nil)
    }

    @Test
    func `a row with a link opens with its transition, and its payload next to the URL`() throws {
        let request = try request(
            of: .link(
                "Fish", to: ProductLink(name: "fish"), using: .present,
                payload: RouteValue([1, 2])))
        #expect(request.transition == .present)
        #expect(try request.payload?.decoded() == [1, 2])
    }

    @Test
    func `a row has the trust of a link from outside if another person wrote it`() throws {
        let url = "https://momentsapp.com/product/1"
        let request = try request(of: .foundLink("Look", to: url))
        #expect(request.url == url)
        #expect(request.origin == .universalLink)
    }
}
