import DesignKit
import Observation
import RoutingKit

/// Shows the items to order, and then the order.
@Observable
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
    private var isOrdering = false
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
        return Content([ContentSection(nil, rows), ContentSection(nil, total + [next])])
    }

    /// One total for each currency.
    private var total: [ContentRow] {
        guard !lines.isEmpty else { return [] }
        let totals = Money.totals(lines.map { $0.product.money * $0.item.quantity })
        return [
            .text(
                texts("Total \(totals.map(\.text).joined(separator: " + "))"),
                detail: userName().map { texts("for \($0)") })
        ]
    }

    private var next: ContentRow {
        if isOrdered { return .link(texts("Continue shopping"), to: ProductListLink()) }
        if lines.isEmpty { return .text(texts("There is nothing to buy.")) }
        return .action(texts("Order now"), detail: notice) { [weak self] in await self?.order() }
    }

    private func order() async {
        guard !isOrdered, !isOrdering else { return }
        isOrdering = true
        defer { isOrdering = false }
        do {
            try await store.order(lines.map(\.item))
            isOrdered = true
            count("order-placed")
        } catch {
            notice =
                (error as? NotFound)?.userSentence
                ?? texts("Your order wasn't placed, because it can't be saved.")
        }
    }
}
