import DesignKit
public import RoutingKit
public import StorageKit

/// Puts a product into the cart and returns how many things are in it then. Shows nothing, unless
/// a link from outside wants it: then the user is asked first.
public struct AddToCartNavigator: ConfirmedNavigating, DestinationNavigating {
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

    public func question(
        for parameters: Parameters, consent: Consent
    ) throws -> any Screen {
        let (product, quantity) = try item(parameters)
        try store.checkStock(of: product, adding: quantity)
        return ConfirmationScreen(
            "Put it into the cart?",
            about: [.text(product.name, detail: "\(quantity) × \(product.priceText)")],
            accept: "Put it into the cart", consent: consent)
    }

    public func destination(for parameters: Parameters) throws -> Destination {
        let (product, quantity) = try item(parameters)
        try store.add(product, quantity: quantity)
        return .value(store.cartCount)
    }

    /// What is to be added.
    private func item(_ parameters: Parameters) throws -> (Product, quantity: Int) {
        let quantity = parameters.quantity ?? 1
        guard 1...99 ~= quantity else {
            throw ParameterError.invalid(name: "quantity", value: "\(quantity)", type: "1 to 99")
        }
        return (try store.product(parameters.id), quantity)
    }
}
