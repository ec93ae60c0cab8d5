import DesignKit
import Observation
import RoutingKit
import StorageKit

/// Shows the items in the cart, and a link to the checkout.
@Observable
final class CartScreen: RefreshableScreen {
    var title: String { texts("Cart") }

    private let store: ShopStore
    /// Why the last change wasn't made.
    private var notice: String?

    init(store: ShopStore) {
        self.store = store
    }

    var state: LoadState<CartPage> {
        if store.cartError != nil { return .failed(texts("The cart can't be read.")) }
        let items = store.cart
        let orders = store.unsentOrders.map { order in
            CartPage.Order(
                id: order.id,
                refusal: store.refusal(of: order) { [weak self] in self?.notice = $0 })
        }
        guard !items.isEmpty || !orders.isEmpty else { return .empty(CartPage.emptyText) }
        return store.state.map { catalogue in
            CartPage(
                lines: items.map { item in
                    CartPage.Line(item: item, product: try? catalogue.product(item.productID))
                },
                orders: orders, summary: store.cartSummary, notice: notice)
        }
    }

    func content(of page: CartPage) -> Content {
        let checkout = ContentRow.link(
            texts("Checkout"), detail: page.summary, to: CheckoutLink(),
            payload: RouteValue(page.items))
        let sentences = [page.notice, page.total].compactMap(\.self).map { ContentRow.text($0) }
        let next = page.lines.isEmpty ? ContentRow.text(CartPage.emptyText) : checkout
        return Content(
            page.orders.map(section) + page.lines.map(section) + [
                ContentSection(nil, sentences + [next])
            ])
    }

    private func section(_ order: CartPage.Order) -> ContentSection {
        let waiting = ContentRow.text(ShopStore.orderTitle, detail: ContentRow.notSentYet)
        return ContentSection(nil, order.refusal.isEmpty ? [waiting] : order.refusal)
    }

    private func section(_ line: CartPage.Line) -> ContentSection {
        let remove = ContentRow.action(texts("Remove")) { [weak self] in
            await self?.remove(line)
        }
        // The user can still remove a product that is no longer in the catalogue.
        guard let product = line.product else {
            return ContentSection(nil, [.text(line.title), remove])
        }
        let more = ContentRow.action(texts("One more")) { [weak self] in
            await self?.change(line, by: 1)
        }
        let less = ContentRow.action(texts("One less")) { [weak self] in
            await self?.change(line, by: -1)
        }
        return ContentSection(
            nil,
            [.link(line.title, detail: line.detail, to: ProductLink(id: product.id))]
                + (line.canDecrease ? [less] : []) + (line.canIncrease ? [more] : []) + [remove])
    }

    /// Puts more or less of a product into the cart.
    func change(_ line: CartPage.Line, by difference: Int) async {
        guard let product = line.product else { return }
        notice = await Content.failure {
            try await store.setQuantity(line.item.quantity + difference, of: product)
        }
    }

    func remove(_ line: CartPage.Line) async {
        notice = await Content.failure { try await store.remove(line.item) }
    }

    func refresh() async { await store.refresh() }
}
