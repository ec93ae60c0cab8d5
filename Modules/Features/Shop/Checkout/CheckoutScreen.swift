import DesignKit
import Observation
import RoutingKit
import ServiceKit

/// Shows the items to order, and then the order.
@Observable
final class CheckoutScreen: ContentScreen {
    struct Line {
        let product: Product
        let item: ShopStore.Item
    }

    private let store: ShopStore
    private let session: any UserSession
    private let analytics: any Analytics
    private let lines: [Line]
    private var isOrdered = false
    private var isOrdering = false
    private var notice: String?

    init(
        store: ShopStore, session: any UserSession, analytics: any Analytics, lines: [Line]
    ) {
        self.store = store
        self.session = session
        self.analytics = analytics
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
                detail: session.userName.map { texts("for \($0)") })
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
            await analytics.count("order-placed")
        } catch {
            notice =
                (error as? NotFound)?.userSentence
                ?? texts("Your order wasn't placed, because it can't be saved.")
        }
    }
}
