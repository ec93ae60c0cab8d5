public import RoutingKit
public import StorageKit

/// Returns the number of items in the cart, without a screen.
public struct CartCountNavigator: ImmediateNavigating {
    public static let isAction = true

    private let store: ShopStore

    /// Creates the Navigator.
    /// - Throws: `DocumentError` if the document `catalogue` can't be used.
    public init(storage: Storage) throws {
        store = try ShopStore(storage: storage)
    }

    public func destination(for parameters: NoParameters) throws -> Destination {
        if let error = store.cartError { throw error }
        return .value(store.cartCount)
    }
}
