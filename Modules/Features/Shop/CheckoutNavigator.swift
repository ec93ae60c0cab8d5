import DesignKit
public import RoutingKit
public import ServiceKit
public import StorageKit

/// Orders the items in the payload of the request: `[{ "productID", "quantity" }]`.
public struct CheckoutNavigator: Navigating {
    public struct Parameters: Decodable {
        let items: Payload<[ShopState.Item]>
    }

    public static let effect = RouteEffect.changes
    public static let links: [any LinkTemplate.Type] = [ProductListLink.self]

    /// What users read in the cart while orders are switched off.
    public static var closedNotice: String {
        texts("Orders are unavailable at the moment. Your cart is saved.")
    }

    private let store: ShopStore
    private let session: any UserSession
    private let analytics: any Analytics

    /// - Parameters:
    ///   - storage: Has the catalogue and the cart.
    ///   - session: Says who orders.
    ///   - analytics: Counts the orders.
    public init(
        storage: FeatureStorage, session: any UserSession, analytics: any Analytics
    ) {
        store = ShopStore(storage: storage)
        self.session = session
        self.analytics = analytics
    }

    public func destination(for parameters: Parameters) -> Destination {
        .screen(
            CheckoutScreen(
                parameters.items.value, store: store.forScreen(), session: session,
                analytics: analytics))
    }
}
