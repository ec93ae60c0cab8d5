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

    public init(router: any AppRouting, storage: FeatureStorage) {
        self.router = router
        store = ShopStore(storage: storage)
    }

    public func destination(for parameters: Parameters) async throws -> Destination {
        let store = store.forScreen()
        let catalogue = try await store.catalogue()
        let product = try catalogue.product(parameters.id)
        let seller = catalogue.sellers.first { $0.id == product.sellerID }
        return .screen(
            ProductScreen(product: product, seller: seller, router: router, store: store))
    }
}
