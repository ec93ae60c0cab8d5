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

    public func destination(for parameters: Parameters) async throws -> Destination {
        let store = store.forScreen()
        let catalogue = try await store.catalogue()
        let lines = try parameters.items.value.enumerated().map { index, item in
            guard item.quantity > 0 else {
                throw ParameterError.invalidPayload(
                    path: "[\(index)].quantity", problem: "1 or more is expected")
            }
            return CheckoutPage.Line(
                id: index, product: try catalogue.product(item.productID), item: item)
        }
        try store.checkStock(for: parameters.items.value, in: catalogue)
        return .screen(
            CheckoutScreen(store: store, session: session, analytics: analytics, lines: lines))
    }
}
