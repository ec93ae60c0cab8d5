public import RoutingKit
public import StorageKit

/// Shows an item.
public struct PrototypeItemNavigator: Navigating {
    /// Identifies the item.
    public struct Parameters: Decodable {
        let id: Int
        let revision0: Int?
    }

    public static let links: [any LinkTemplate.Type] = [
        PrototypeEditLink.self, PrototypeNeighborLink.self,
    ]

    private let router: any AppRouting
    private let store: PrototypeStore

    /// Creates the Navigator.
    public init(router: any AppRouting, storage: Storage) {
        self.router = router
        store = PrototypeStore(storage: storage)
    }

    public func destination(for parameters: Parameters) throws -> Destination {
        let item = try store.item(parameters.id)
        return .screen(PrototypeItemScreen(item: item, store: store, router: router))
    }
}
