public import RoutingEngine
public import RoutingKit
public import StorageKit

/// Buys things that the caller attaches as a payload: `[{ "productID", "quantity" }]`.
public struct CheckoutNavigator: Navigating {
    /// The things to buy.
    public struct Parameters: Decodable {
        let items: Payload<[ShopState.Item]>
    }

    public static let effect = RouteEffect.changes
    public static let links: [any LinkTemplate.Type] = [ProductListLink.self]

    private let store: ShopStore
    private let session: Service<any UserSession>
    private let analytics: Service<any Analytics>

    /// Takes what the screen needs.
    /// - Throws: `DocumentError` if the document `catalogue` can't be used.
    public init(storage: Storage, services: Services) throws {
        store = try ShopStore(storage: storage)
        session = services.need((any UserSession).self)
        analytics = services.need((any Analytics).self)
    }

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: Parameters
    ) throws -> Destination {
        let lines = try parameters.items.value.enumerated().map { index, item in
            guard item.quantity > 0 else {
                throw ParameterError.invalidPayload(
                    path: "[\(index)].quantity", problem: "1 or more is expected")
            }
            let product = try store.product(item.productID)
            try store.checkStock(of: product, for: item.quantity)
            return CheckoutScreen.Line(product: product, item: item)
        }
        return .screen(
            CheckoutScreen(
                store: store, session: try session.get(), analytics: try analytics.get(),
                lines: lines))
    }
}
