public import RoutingKit
public import StorageKit

/// Returns the number of favorites, without a screen.
public struct PrototypeCountNavigator: Navigating {
    public static let isAction = true
    public static let valueType: (any Decodable.Type)? = Int.self

    private let store: PrototypeStore

    /// Creates the Navigator.
    public init(storage: Storage) {
        store = PrototypeStore(storage: storage)
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .value(store.favorites.count)
    }
}
