public import RoutingKit
public import StorageKit

/// Shows a product. The user can buy it, share it, and ask its seller.
public struct ProductNavigator: Navigating {
    public struct Parameters: Decodable {
        let id: Int
    }

    public static let links: [any LinkTemplate.Type] = [
        AddToCartLink.self, CartLink.self, MessageLink.self, ShareMomentLink.self,
    ]

    private let router: any AppRouting
    private let store: ShopStore

    /// - Parameters:
    ///   - router: Adds the product to the cart, and says which other pages there are.
    ///   - storage: The feature's own part, with the document `catalogue`.
    public init(router: any AppRouting, storage: FeatureStorage) {
        self.router = router
        store = ShopStore(storage: storage)
    }

    public func destination(for parameters: Parameters) -> Destination {
        .screen(ProductScreen(id: parameters.id, router: router, store: store.forScreen()))
    }
}
