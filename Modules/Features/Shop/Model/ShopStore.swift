import RoutingKit
import StorageKit

/// The catalogue with the user's cart.
@MainActor
final class ShopStore {
    typealias Item = ShopState.Item

    let catalogue: Catalogue
    private let state: StateFile<ShopState>

    init(storage: Storage) throws {
        catalogue = try storage.document("catalogue", as: Catalogue.self)
        state = storage.state("shop", initial: ShopState())
    }

    /// What is in the cart, in the order in which it came in.
    var cart: [Item] { state.value.cart }

    /// Why it is not known what is in the cart; `nil` if it is.
    var cartError: StateError? { state.readError }

    /// How many things are in the cart.
    var cartCount: Int { cart.reduce(0) { $0 + $1.quantity } }

    /// One product.
    func product(_ id: Int) throws -> Product {
        guard let product = catalogue.products.first(where: { $0.id == id }) else {
            throw NotFound("product \(id)", help: "The shop lists every product there is.")
        }
        return product
    }

    /// One category.
    func category(_ id: String) throws -> Category {
        guard let category = catalogue.categories.first(where: { $0.id == id }) else {
            let ids = catalogue.categories.map(\.id).joined(separator: ", ")
            throw NotFound("category '\(id)'", help: "The categories are \(ids).")
        }
        return category
    }

    /// Puts a product into the cart.
    /// - Throws: `NotFound` if there is not enough of it, `StateError` if it can't be saved.
    func add(_ product: Product, quantity: Int) throws {
        try state.update { state in
            // What is in the cart by now: another process may have added to it.
            try checkStock(of: product, adding: quantity, to: state.cart)
            if let index = state.cart.firstIndex(where: { $0.productID == product.id }) {
                state.cart[index].quantity += quantity
            } else {
                state.cart.append(Item(productID: product.id, quantity: quantity))
            }
        }
    }

    /// Makes sure that there is enough of a product for what is in the cart and more of it.
    func checkStock(of product: Product, adding quantity: Int) throws {
        try checkStock(of: product, adding: quantity, to: cart)
    }

    private func checkStock(of product: Product, adding quantity: Int, to cart: [Item]) throws {
        let inCart = cart.first { $0.productID == product.id }?.quantity ?? 0
        try checkStock(of: product, for: inCart + quantity)
    }

    /// Makes sure that there is enough of a product.
    func checkStock(of product: Product, for quantity: Int) throws {
        guard quantity <= product.stock else {
            throw NotFound("stock of \(product.name) for \(quantity)")
        }
    }

    /// Takes a product out of the cart.
    func remove(_ item: Item) {
        state.updateOrWarn { $0.cart.removeAll { $0.productID == item.productID } }
    }

    /// Orders things and takes them out of the cart; what came in since stays there.
    /// - Throws: `StateError` if the order can't be saved; nothing is ordered then.
    func order(_ items: [Item]) throws {
        try state.update { state in
            state.orders.append(items)
            for item in items {
                for index in state.cart.indices
                where state.cart[index].productID == item.productID {
                    state.cart[index].quantity -= item.quantity
                }
            }
            state.cart.removeAll { $0.quantity <= 0 }
        }
    }
}
