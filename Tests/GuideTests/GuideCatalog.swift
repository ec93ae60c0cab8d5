import RoutingTesting
import Testing

/// The package of docs/guides/use-routingengine.md.
@Suite struct `A package that uses the router` {
    final class ProductScreen: Screen {
        let title: String
        init(_ title: String) { self.title = title }
    }

    struct Product: Decodable { let id: Int }

    @MainActor func makeRouter(on stage: any Stage) throws -> AppRouter {
        let router = AppRouter(links: UniversalLinks(hosts: ["example.com"]), stage: stage)
        let product = InlineNavigator { (product: Product) in
            .screen(ProductScreen("Product \(product.id)"))
        }
        router.register(path: "/product/:id", navigator: product, access: .external)
        try router.start()
        return router
    }

    @MainActor @Test func `a link opens the product`() async throws {
        let router = try makeRouter(on: HeadlessStage())
        let outcome = await router.open("https://example.com/product/42", from: .universalLink)
        #expect(outcome.title == "Product 42")
        #expect(router.path == ["/product/42"])
    }
}
