import DesignKit
import RoutingKit

/// Shows the items to order, and then the order.
final class CheckoutScreen: ContentScreen {
    /// A product and its quantity.
    struct Line {
        let product: Product
        let item: ShopStore.Item
    }

    private let store: ShopStore
    private let userName: @MainActor () -> String?
    private let count: @MainActor (String) -> Void
    private let lines: [Line]
    private var isOrdered = false
    private var notice: String?

    init(
        store: ShopStore, userName: @escaping @MainActor () -> String?,
        count: @escaping @MainActor (String) -> Void, lines: [Line]
    ) {
        self.store = store
        self.userName = userName
        self.count = count
        self.lines = lines
    }

    var title: String { isOrdered ? texts("Thank you") : texts("Checkout") }

    var content: Content {
        let rows = lines.map { line in
            ContentRow.text(
                line.product.name, detail: "\(line.item.quantity) × \(line.product.priceText)")
        }
        return Content([ContentSection(nil, rows), ContentSection(nil, [total, next])])
    }

    private var total: ContentRow {
        let cents = lines.reduce(0) { $0 + $1.product.price * $1.item.quantity }
        return .text(
            texts("Total \(Price.text(cents, in: lines.first?.product.currency ?? "EUR"))"),
            detail: userName().map { texts("for \($0)") })
    }

    private var next: ContentRow {
        if isOrdered { return .link(texts("Continue shopping"), to: ProductListLink()) }
        if lines.isEmpty { return .text(texts("There is nothing to buy.")) }
        return .action(texts("Order now"), detail: notice) { [weak self] in self?.order() }
    }

    private func order() {
        guard !isOrdered else { return }
        do {
            try store.order(lines.map(\.item))
            isOrdered = true
            count("order-placed")
        } catch {
            notice = texts("Your order wasn't placed, because it can't be saved.")
        }
    }
}
