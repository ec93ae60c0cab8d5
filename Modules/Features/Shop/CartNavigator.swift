public import RoutingKit
public import StorageKit

public struct CartNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [ProductLink.self, CheckoutLink.self]

    private let store: ShopStore

    public init(storage: FeatureStorage) {
        store = ShopStore(storage: storage)
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(CartScreen(store: store.forScreen()))
    }
}
