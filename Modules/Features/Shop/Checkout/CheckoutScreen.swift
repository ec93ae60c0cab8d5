import DesignKit
import Observation
import ServiceKit

/// Shows the items to order, and then the order.
@Observable
final class CheckoutScreen: ContentScreen {
    private let store: ShopStore
    private let session: any UserSession
    private let analytics: any Analytics
    private let lines: [CheckoutPage.Line]
    private var isOrdered = false
    private var isOrdering = false
    private var notice: String?

    init(
        store: ShopStore, session: any UserSession, analytics: any Analytics,
        lines: [CheckoutPage.Line]
    ) {
        self.store = store
        self.session = session
        self.analytics = analytics
        self.lines = lines
    }

    var title: String { isOrdered ? texts("Thank you") : texts("Checkout") }

    var page: CheckoutPage {
        CheckoutPage(
            lines: lines, userName: session.userName, isOrdered: isOrdered, notice: notice)
    }

    var content: Content {
        let page = page
        let rows = page.lines.map { ContentRow.text($0.product.name, detail: $0.detail) }
        let total = ContentRow.text(page.total, detail: page.buyer)
        return Content([
            ContentSection(nil, rows),
            ContentSection(nil, (rows.isEmpty ? [] : [total]) + [next(on: page)]),
        ])
    }

    private func next(on page: CheckoutPage) -> ContentRow {
        if page.isOrdered { return .link(texts("Continue shopping"), to: ProductListLink()) }
        if page.lines.isEmpty { return .text(CheckoutPage.emptyText) }
        return .action(texts("Order now"), detail: page.notice) { [weak self] in
            await self?.order()
        }
    }

    func order() async {
        guard !isOrdered, !isOrdering else { return }
        isOrdering = true
        defer { isOrdering = false }
        let failure = texts("Your order wasn't placed, because it can't be saved.")
        notice = await Content.failure(failure) { try await store.order(lines.map(\.item)) }
        isOrdered = notice == nil
        if isOrdered { await analytics.count(OrderPlaced(lineCount: lines.count)) }
    }
}
