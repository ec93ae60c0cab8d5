import DesignKit

/// What the checkout shows, as a value.
struct CheckoutPage: Sendable {
    struct Line: Identifiable, Sendable {
        /// Its index in the order: a product may be in several lines.
        let id: Int
        let product: Product
        let item: ShopState.Item

        var detail: String { "\(item.quantity) × \(product.priceText)" }
    }

    let lines: [Line]
    /// Who orders; `nil` if no user is signed in.
    var userName: String?
    var isOrdered = false
    /// Whether the server doesn't have the order yet.
    var isWaiting = false
    /// Why the server refuses the order, and what the user can do; empty if it doesn't.
    var refusal: [ContentRow] = []
    /// Why the order wasn't placed.
    var notice: String?

    /// What it says if there are no lines.
    static var emptyText: String { texts("There is nothing to buy.") }

    var total: String { Money.totalText(lines.map { $0.product.money * $0.item.quantity }) }

    var buyer: String? { userName.map { texts("for \($0)") } }
}
