import DesignKit

/// What the cart shows, as a value.
struct CartPage: Sendable {
    /// A product and how many of it the user wants.
    struct Line: Identifiable, Sendable {
        let item: ShopState.Item
        /// The product; `nil` if it is no longer in the catalogue.
        let product: Product?

        var id: Int { item.productID }

        var title: String {
            product?.name ?? texts("Product \(String(item.productID)) is no longer available.")
        }

        /// The quantity and the price of one; `nil` if the product is gone.
        var detail: String? { product.map { "\(item.quantity) × \($0.priceText)" } }

        /// The price of all; `nil` if the product is gone.
        var money: Money? { product.map { $0.money * item.quantity } }

        /// Whether one more is in stock, and an order may have as many.
        var canIncrease: Bool {
            item.quantity < min(product?.stock ?? 0, ShopState.Item.quantities.upperBound)
        }

        /// Whether one less leaves any. The user removes the last one with a button of its own.
        var canDecrease: Bool { product != nil && item.quantity > 1 }
    }

    /// An order that the server doesn't have yet, or refuses.
    struct Order: Identifiable, Sendable {
        let id: ShopState.Order.ID
        /// Why it is refused, and what the user can do; empty while it is on its way.
        let refusal: [ContentRow]
    }

    let lines: [Line]
    var orders: [Order] = []
    /// The number of items, such as `2 items`.
    let summary: String
    /// Why the last change wasn't made.
    var notice: String?

    /// What it says if there are no items.
    static var emptyText: String { texts("The cart is empty.") }

    var items: [ShopState.Item] { lines.map(\.item) }

    /// What the items cost that are still sold; `nil` if none is.
    var total: String? {
        let amounts = lines.compactMap(\.money)
        return amounts.isEmpty ? nil : Money.totalText(amounts)
    }
}
