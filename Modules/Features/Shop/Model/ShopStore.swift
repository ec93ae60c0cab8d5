import DesignKit
import Foundation
import RoutingKit
import StorageKit

/// The catalogue with the user's cart and orders.
@MainActor
final class ShopStore {
    typealias Item = ShopState.Item

    private let storage: FeatureStorage
    private let document: Document<Catalogue>
    private let saved: StateFile<ShopState>
    /// How many of each product all users of this device have ordered, for a backend that takes no
    /// changes.
    private let ordered: StateFile<[Product.ID: Count]>

    init(storage: FeatureStorage) {
        self.storage = storage
        document = storage.document("catalogue", as: Catalogue.self)
        saved = storage.userState(
            "cart", initial: ShopState(), over: "catalogue", merging: { $0.add($1) },
            uncovering: { state, changes in
                let ids = Set(changes.filter { $0.refusal != nil }.map(\.id))
                state.orders.removeAll { ids.contains($0.id) }
            })
        ordered = storage.state("ordered", initial: [:])
    }

    /// The same for a screen: when it is closed, what is being read for it alone is cancelled.
    func forScreen() -> ShopStore { ShopStore(storage: storage) }

    /// The catalogue for a screen that shows it.
    var state: LoadState<Catalogue> {
        LoadState(
            document.value, error: document.error, failure: texts("The shop can't be loaded.")
        ).map(withoutOrdered)
    }

    /// Reads the catalogue and the cart again.
    func refresh() async {
        async let cart: Void = saved.load()
        await document.refresh()
        await cart
    }

    /// Returns the catalogue as soon as it is loaded.
    /// - Throws: `StorageError` if it can't be loaded.
    func catalogue() async throws -> Catalogue { withoutOrdered(try await document.load()) }

    /// Subtracts from the stock what was ordered on this device, and what the server doesn't know
    /// yet.
    private func withoutOrdered(_ catalogue: Catalogue) -> Catalogue {
        let waiting = Self.quantities(of: unsentItems)
        let ordered = ordered.value
        guard !ordered.isEmpty || !waiting.isEmpty else { return catalogue }
        var catalogue = catalogue
        for index in catalogue.products.indices {
            let id = catalogue.products[index].id
            let count = (ordered[id]?.wrappedValue ?? 0) + (waiting[id] ?? 0)
            // The backend may have lowered its stock.
            catalogue.products[index].stock = max(0, catalogue.products[index].stock - count)
        }
        return catalogue
    }

    /// The items of orders that the catalogue of the server doesn't account for yet.
    private var unsentItems: [Item] {
        let ids = Set(saved.unsent.filter { $0.refusal == nil }.map(\.id))
        return ids.isEmpty ? [] : saved.value.orders.filter { ids.contains($0.id) }.flatMap(\.items)
    }

    /// The orders that the server doesn't have, or refuses.
    var unsentOrders: [Change] { saved.unsent.filter { !$0.isTaken } }

    /// Whether an order was placed, and isn't discarded since.
    func hasOrder(_ id: ShopState.Order.ID?) -> Bool {
        saved.value.orders.contains { $0.id == id }
    }

    /// The title of an order that the server doesn't have yet, or refuses.
    static var orderTitle: String { texts("Your order") }

    /// Why the server refuses an order, and what the user can do, as rows; none if it doesn't.
    /// - Parameters:
    ///   - order: The order as the server gets it; `nil` if it has the order.
    ///   - notify: Receives a sentence if what the user does can't be saved.
    func refusal(
        of order: Change?, notify: @escaping @MainActor @Sendable (String?) -> Void
    ) -> [ContentRow] {
        guard let order else { return [] }
        return ContentRow.refusal(
            of: Self.orderTitle, because: order.refusal,
            retry: { [saved] in try await saved.retry(order) },
            discard: { [saved] in try await saved.discard(order) }, notify: notify)
    }

    /// The items in the cart, in the order in which they were added.
    var cart: [Item] { saved.value.cart }

    /// The reason why the cart can't be read; `nil` if it can.
    var cartError: StorageError? { saved.readError }

    /// Sends an element after each change of the cart.
    func cartChanges() -> AsyncStream<Void> { saved.changes() }

    var cartCount: Int { cart.reduce(0) { $0 + $1.quantity } }

    /// The number of items in the cart as text, such as `2 items`.
    var cartSummary: String { Self.summary(of: cartCount) }

    static func summary(of count: Int) -> String {
        texts(count, one: "1 item", others: "\(count) items")
    }

    /// - Throws: `NotFound` if the stock is too low, `StorageError` if the cart can't be saved.
    func add(_ product: Product, quantity: Int) async throws {
        try await saved.update { state in
            // Another process may have changed the cart.
            try Self.checkStock(of: product, for: quantity, besides: state.cart)
            state.add(Item(productID: product.id, quantity: quantity))
        }
    }

    /// Sets how many pieces of a product are in the cart.
    /// - Throws: `NotFound` if the stock is too low for more than before, `StorageError` if the
    ///   cart can't be saved, also for less than one. The cart stays as it is then.
    func setQuantity(_ quantity: Int, of product: Product) async throws {
        try await saved.update { state in
            for index in state.cart.indices where state.cart[index].productID == product.id {
                // The stock may be lower than what is in the cart, and the user takes less of it.
                if quantity > state.cart[index].quantity {
                    try Self.checkStock(of: product, for: quantity)
                }
                state.cart[index].quantity = quantity
            }
        }
    }

    /// - Throws: `NotFound` if the stock isn't enough for the cart and this quantity.
    func checkStock(of product: Product, adding quantity: Int) throws {
        try Self.checkStock(of: product, for: quantity, besides: cart)
    }

    /// Checks that the stock is enough for a quantity, and for what a cart has besides.
    private nonisolated static func checkStock(
        of product: Product, for more: Int, besides cart: [Item] = []
    ) throws {
        let quantity = more + (cart.first { $0.productID == product.id }?.quantity ?? 0)
        let most = min(product.stock, Item.quantities.upperBound)
        guard quantity <= most else {
            let sentence =
                most < 1
                ? texts("This product is sold out.")
                : most < product.stock
                    ? texts("An order has at most \(most) of a product.")
                    : texts("There aren't that many in stock. Choose \(most) or fewer.")
            throw NotFound(
                "stock of \(product.name) for \(quantity)", userSentence: sentence)
        }
    }

    /// Checks that the stock is enough for all items of an order together.
    /// - Throws: `NotFound` if it isn't, or if a product is unknown.
    func checkStock(for items: [Item], in catalogue: Catalogue) throws {
        for (id, quantity) in Self.quantities(of: items) {
            try Self.checkStock(of: try catalogue.product(id), for: quantity)
        }
    }

    private static func quantities(of items: [Item]) -> [Product.ID: Int] {
        // Items from outside are checked where they are read, so their sum isn't too large.
        items.reduce(into: [:]) { $0[$1.productID, default: 0] += $1.quantity }
    }

    /// - Throws: `StorageError` if the cart can't be saved.
    func remove(_ item: Item) async throws {
        try await saved.update { $0.cart.removeAll { $0.productID == item.productID } }
    }

    /// Orders items and removes them from the cart. Items that were added since then stay in the
    /// cart.
    /// - Returns: The identifier of the order.
    /// - Throws: `NotFound` if the stock is too low by now, `StorageError` if the order can't be
    ///   saved. Nothing is ordered in these cases.
    func order(_ items: [Item]) async throws -> ShopState.Order.ID {
        let quantities = Self.quantities(of: items)
        guard !storage.takesChanges else {
            try checkStock(for: items, in: try await catalogue())
            return try await place(items)
        }
        let catalogue = try await document.load()
        // Before the order, so that a kill between the two sells nothing twice.
        try await ordered.update { ordered in
            for (id, quantity) in quantities {
                var product = try catalogue.product(id)
                product.stock -= ordered[id]?.wrappedValue ?? 0
                try Self.checkStock(of: product, for: quantity)
                ordered[id, default: Count(wrappedValue: 0)].wrappedValue += quantity
            }
        }
        do {
            return try await place(items)
        } catch {
            try await ordered.update { ordered in
                for (id, quantity) in quantities { ordered[id]?.wrappedValue -= quantity }
            }
            throw error
        }
    }

    private func place(_ items: [Item]) async throws -> ShopState.Order.ID {
        let order = ShopState.Order(id: UUID().uuidString, items: items)
        let change = try Change("order", id: order.id, body: ["items": items])
        try await saved.update(sending: change) { state in
            state.orders.append(order)
            for item in items {
                for index in state.cart.indices
                where state.cart[index].productID == item.productID {
                    state.cart[index].quantity -= item.quantity
                }
            }
            state.cart.removeAll { $0.quantity <= 0 }
        }
        return order.id
    }
}
