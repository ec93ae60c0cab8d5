public import RoutingKit
public import StorageKit

/// Shows the cart, and the orders that are on their way.
public struct CartNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [ProductLink.self, CheckoutLink.self]

    private let store: ShopStore

    /// - Parameter storage: The feature's own part, with the document `catalogue`.
    public init(storage: FeatureStorage) {
        store = ShopStore(storage: storage)
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(CartScreen(store: store.forScreen()))
    }
}
