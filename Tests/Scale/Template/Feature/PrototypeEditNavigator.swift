public import RoutingKit
public import StorageKit

/// Shows the screen that changes the name of an item.
public struct PrototypeEditNavigator: Navigating {
    /// Identifies the item.
    public struct Parameters: Decodable {
        let id: Int
    }

    private let store: PrototypeStore

    /// Creates the Navigator.
    public init(storage: Storage) {
        store = PrototypeStore(storage: storage)
    }

    public func destination(for parameters: Parameters) throws -> Destination {
        .screen(PrototypeEditScreen(item: try store.item(parameters.id), store: store))
    }
}
