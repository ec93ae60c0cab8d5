public import RoutingKit
public import StorageKit

/// Shows one product, with the ways to share it, to ask its seller and to buy it.
public struct ProductNavigator: DestinationNavigating {
    /// Names the product.
    public struct Parameters: Decodable {
        let id: Int
    }

    public static let links: [any LinkTemplate.Type] = [
        AddToCartLink.self, CartLink.self, ChatLink.self, ShareMomentLink.self,
    ]

    private let router: any AppRouting
    private let store: ShopStore

    /// Takes what the screen needs.
    /// - Throws: `DocumentError` if the document `catalogue` can't be used.
    public init(router: any AppRouting, storage: Storage) throws {
        self.router = router
        store = try ShopStore(storage: storage)
    }

    public func destination(for parameters: Parameters) throws -> Destination {
        let product = try store.product(parameters.id)
        return .screen(ProductScreen(product: product, router: router, store: store))
    }
}
