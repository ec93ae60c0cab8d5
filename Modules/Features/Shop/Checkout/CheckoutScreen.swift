import DesignKit
import Observation
import RoutingKit
import ServiceKit
import StorageKit

/// Shows the items to order, and then the order.
@Observable
final class CheckoutScreen: RefreshableScreen {
    private let items: [ShopState.Item]
    private let store: ShopStore
    private let session: any UserSession
    private let analytics: any Analytics
    /// `nil` until it is placed.
    private var orderID: ShopState.Order.ID?
    private var isOrdering = false
    private var notice: String?

    init(
        _ items: [ShopState.Item], store: ShopStore, session: any UserSession,
        analytics: any Analytics
    ) {
        self.items = items
        self.store = store
        self.session = session
        self.analytics = analytics
    }

    var title: String { isOrdered ? texts("Thank you") : texts("Checkout") }

    /// The order while the server doesn't have it, or if it refuses it.
    private var unsentOrder: Change? { store.unsentOrders.first { $0.id == orderID } }

    private var isOrdered: Bool { store.hasOrder(orderID) && unsentOrder?.refusal == nil }

    var state: LoadState<CheckoutPage> {
        store.state.map { catalogue throws(NotFound) in
            var lines: [CheckoutPage.Line] = []
            for (index, item) in items.enumerated() {
                let product = try catalogue.product(item.productID)
                lines.append(CheckoutPage.Line(id: index, product: product, item: item))
            }
            return CheckoutPage(
                lines: lines, userName: session.userName, isOrdered: isOrdered,
                isWaiting: unsentOrder?.isWaiting == true,
                refusal: store.refusal(of: unsentOrder) { [weak self] in self?.notice = $0 },
                notice: notice ?? (isOrdered ? nil : stockNotice(catalogue)))
        }
    }

    /// Why the items can't be ordered: the stock may have changed since they were chosen.
    private func stockNotice(_ catalogue: Catalogue) -> String? {
        do {
            try store.checkStock(for: items, in: catalogue)
            return nil
        } catch {
            return (error as? NotFound)?.userSentence
        }
    }

    func content(of page: CheckoutPage) -> Content {
        let rows = page.lines.map { ContentRow.text($0.product.name, detail: $0.detail) }
        let total = ContentRow.text(page.total, detail: page.buyer)
        return Content([
            ContentSection(nil, rows),
            ContentSection(nil, (rows.isEmpty ? [] : [total]) + next(on: page)),
        ])
    }

    private func next(on page: CheckoutPage) -> [ContentRow] {
        if page.isOrdered {
            let next = ContentRow.link(texts("Continue shopping"), to: ProductListLink())
            return (page.isWaiting ? [.text(ContentRow.notSentYet)] : []) + [next]
        }
        if !page.refusal.isEmpty { return page.refusal }
        if page.lines.isEmpty { return [.text(CheckoutPage.emptyText)] }
        return [
            .action(texts("Order now"), detail: page.notice) { [weak self] in await self?.order() }
        ]
    }

    func order() async {
        guard !isOrdered, !isOrdering, unsentOrder?.refusal == nil else { return }
        isOrdering = true
        defer { isOrdering = false }
        let failure = texts("Your order wasn't placed, because it can't be saved.")
        notice = await Content.failure(failure) { orderID = try await store.order(items) }
        if isOrdered { await analytics.count(OrderPlaced(lineCount: items.count)) }
    }

    func refresh() async { await store.refresh() }
}
