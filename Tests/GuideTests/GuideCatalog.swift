import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit
import Testing

/// The package of docs/guides/use-routingkit.md.
@Suite struct `A package that uses RoutingKit` {
    final class ProductScreen: Screen {
        let title: String
        init(id: Int) { title = "Product \(id)" }
    }

    struct ProductNavigator: ImmediateNavigating {
        struct Parameters: Decodable { let id: Int }
        func destination(for link: Parameters) -> Destination {
            .screen(ProductScreen(id: link.id))
        }
    }

    @MainActor func makeRouter(on stage: any Stage) throws -> AppRouter {
        let router = AppRouter(links: UniversalLinks(hosts: ["example.com"]), stage: stage)
        router.register(path: "/product/:id", navigator: ProductNavigator(), access: .external)
        try router.start()
        return router
    }

    @MainActor @Test func `a link opens the product`() async throws {
        let router = try makeRouter(on: HeadlessStage())
        let url = URL(string: "https://example.com/product/42")
        let outcome = await router.route(to: url, from: nil, using: .root, origin: .universalLink)
            .outcome
        #expect(outcome.title == "Product 42")
    }
}
