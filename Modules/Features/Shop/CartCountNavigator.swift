public import RoutingKit
public import StorageKit

/// Returns how many things are in the cart. Shows nothing.
public struct CartCountNavigator: DestinationNavigating {
    public static let isAction = true

    private let store: ShopStore

    /// Takes what the action needs.
    /// - Throws: `DocumentError` if the document `catalogue` can't be used.
    public init(storage: Storage) throws {
        store = try ShopStore(storage: storage)
    }

    public func destination(for parameters: NoParameters) throws -> Destination {
        if let error = store.cartError { throw error }
        return .value(store.cartCount)
    }
}
