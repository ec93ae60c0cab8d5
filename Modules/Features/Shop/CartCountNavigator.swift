public import RoutingKit
public import StorageKit

/// Offers the number of items in the cart, without a screen.
public struct CartCountNavigator: ValueNavigating {
    private let store: ShopStore

    /// - Parameter storage: The feature's own part, with the document `catalogue`.
    public init(storage: FeatureStorage) {
        store = ShopStore(storage: storage)
    }

    public func value(for parameters: NoParameters) throws -> Int {
        if let error = store.cartError { throw error }
        return store.cartCount
    }

    public func changes(for parameters: NoParameters) -> AsyncStream<Void> {
        store.cartChanges()
    }
}
