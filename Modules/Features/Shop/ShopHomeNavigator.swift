public import RoutingKit
public import StorageKit

/// Shows the categories of the shop, and a link to the cart.
public struct ShopHomeNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [
        ProductListLink.self, ProductLink.self, CartLink.self,
    ]

    private let store: ShopStore

    /// - Parameter storage: The feature's own part, with the document `catalogue`.
    public init(storage: FeatureStorage) {
        store = ShopStore(storage: storage)
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(ShopHomeScreen(store: store.forScreen()))
    }
}
