public import RoutingKit
public import StorageKit

/// Orders the items in the payload of the request: `[{ "productID", "quantity" }]`.
public struct CheckoutNavigator: Navigating {
    /// The items to order.
    public struct Parameters: Decodable {
        let items: Payload<[ShopState.Item]>
    }

    public static let effect = RouteEffect.changes
    public static let links: [any LinkTemplate.Type] = [ProductListLink.self]

    private let store: ShopStore
    private let userName: @MainActor () -> String?
    private let count: @MainActor (String) -> Void

    /// Creates the Navigator.
    /// - Parameters:
    ///   - storage: The documents and the user's changes.
    ///   - userName: The name of the user; `nil` if no one is signed in.
    ///   - count: Counts an event, such as `order-placed`, which is free of personal data.
    public init(
        storage: Storage, userName: @escaping @MainActor () -> String?,
        count: @escaping @MainActor (String) -> Void
    ) {
        store = ShopStore(storage: storage)
        self.userName = userName
        self.count = count
    }

    public func destination(for parameters: Parameters) async throws -> Destination {
        let catalogue = try await store.catalogue()
        let lines = try parameters.items.value.enumerated().map { index, item in
            guard item.quantity > 0 else {
                throw ParameterError.invalidPayload(
                    path: "[\(index)].quantity", problem: "1 or more is expected")
            }
            return CheckoutScreen.Line(product: try catalogue.product(item.productID), item: item)
        }
        try store.checkStock(for: parameters.items.value, in: catalogue)
        return .screen(
            CheckoutScreen(store: store, userName: userName, count: count, lines: lines))
    }
}
