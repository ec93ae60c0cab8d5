public import RoutingKit
public import StorageKit

/// Shows the first screen.
public struct PrototypeHomeNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [
        PrototypeListLink.self, PrototypeItemLink.self, PrototypeForeignLink.self,
    ]

    private let store: PrototypeStore

    /// Creates the Navigator.
    public init(storage: Storage) {
        store = PrototypeStore(storage: storage)
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(PrototypeHomeScreen(store: store))
    }
}
