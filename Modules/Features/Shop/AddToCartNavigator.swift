public import RoutingKit
public import StorageKit

/// Puts a product into the cart and returns how many things are in it then. Shows nothing.
public struct AddToCartNavigator: Navigating {
    /// Names the product and how many of it, 1 to 99; one if not said.
    public struct Parameters: Decodable {
        let id: Int
        let quantity: Int?
    }

    public static let effect = RouteEffect.changes
    public static let isAction = true

    private let store: ShopStore

    /// Takes what the action needs.
    /// - Throws: `DocumentError` if the document `catalogue` can't be used.
    public init(storage: Storage) throws {
        store = try ShopStore(storage: storage)
    }

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: Parameters
    ) throws -> Destination {
        let quantity = parameters.quantity ?? 1
        guard 1...99 ~= quantity else {
            throw ParameterError.invalid(name: "quantity", value: "\(quantity)", type: "1 to 99")
        }
        try store.add(store.product(parameters.id), quantity: quantity)
        return .value(store.cartCount)
    }
}
