public import RoutingKit
public import StorageKit

/// Lists the items that match a text.
public struct PrototypeListNavigator: Navigating {
    /// The text and the order; all items by name if both are `nil`.
    public struct Parameters: Decodable {
        let text: String?
        let order: String?
    }

    public static let links: [any LinkTemplate.Type] = [PrototypeItemLink.self]

    private let store: PrototypeStore

    /// Creates the Navigator.
    public init(storage: Storage) {
        store = PrototypeStore(storage: storage)
    }

    public func destination(for parameters: Parameters) -> Destination {
        let order = parameters.order.flatMap(PrototypeStore.Order.init(rawValue:)) ?? .name
        return .screen(PrototypeListScreen(store: store, text: parameters.text, order: order))
    }
}
