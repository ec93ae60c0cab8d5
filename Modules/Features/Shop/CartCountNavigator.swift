public import RoutingKit
public import StorageKit

/// Returns the number of items in the cart, without a screen.
public struct CartCountNavigator: ImmediateNavigating {
    public static let isAction = true
    public static let valueType: (any Decodable.Type)? = Int.self

    private let store: ShopStore

    /// Creates the Navigator.
    public init(storage: Storage) {
        store = ShopStore(storage: storage)
    }

    public func destination(for parameters: NoParameters) throws -> Destination {
        if let error = store.cartError { throw error }
        return .value(store.cartCount)
    }
}
