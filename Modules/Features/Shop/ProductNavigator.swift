public import RoutingKit
public import StorageKit

/// Shows a product. The user can buy it, share it, and ask its seller.
public struct ProductNavigator: ImmediateNavigating {
    /// Identifies the product.
    public struct Parameters: Decodable {
        let id: Int
    }

    public static let links: [any LinkTemplate.Type] = [
        AddToCartLink.self, CartLink.self, ChatLink.self, ShareMomentLink.self,
    ]

    private let router: any AppRouting
    private let store: ShopStore

    /// Creates the Navigator.
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
