import DesignKit
public import RoutingKit
public import StorageKit

/// Adds a product to the cart and returns the number of items in it. For a link from outside, it
/// asks the user first.
public struct AddToCartNavigator: ConfirmedNavigating {
    /// Identifies the product, with a quantity from 1 to 99. The default is 1.
    public struct Parameters: Decodable {
        let id: Int
        let quantity: Int?
    }

    public static let effect = RouteEffect.changes
    public static let isAction = true
    public static let valueType: (any Decodable.Type)? = Int.self

    private let store: ShopStore

    /// - Parameter storage: The feature's own part, with the document `catalogue`.
    public init(storage: FeatureStorage) {
        store = ShopStore(storage: storage)
    }

    public func question(
        for parameters: Parameters, consent: Consent
    ) async throws -> any Screen {
        let (product, quantity) = try await item(parameters)
        try store.checkStock(of: product, adding: quantity)
        return ConfirmationScreen(
            texts("Add to cart?"),
            about: [.text(product.name, detail: "\(quantity) × \(product.priceText)")],
            accept: texts("Add to cart"), consent: consent)
    }

    public func destination(for parameters: Parameters) async throws -> Destination {
        let (product, quantity) = try await item(parameters)
        try await store.add(product, quantity: quantity)
        return .value(store.cartCount)
    }

    private func item(_ parameters: Parameters) async throws -> (Product, quantity: Int) {
        let quantity = parameters.quantity ?? 1
        guard 1...99 ~= quantity else {
            throw ParameterError.invalid(name: "quantity", value: "\(quantity)", type: "1 to 99")
        }
        return (try await store.catalogue().product(parameters.id), quantity)
    }
}
