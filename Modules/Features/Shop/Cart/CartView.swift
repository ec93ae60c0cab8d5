#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingKit
    import RoutingSwiftUI
    import SwiftUI

    extension CartScreen: DrawnScreen {
        var view: some View {
            LoadStateView(state, refresh: refresh) { page in
                CartView(page: page, change: self.change, remove: self.remove)
            }
        }
    }

    /// The products in the cart with steppers, and a link to the checkout.
    struct CartView: View {
        let page: CartPage
        var change: @MainActor @Sendable (CartPage.Line, _ difference: Int) async -> Void = {
            _, _ in
        }
        var remove: @MainActor @Sendable (CartPage.Line) async -> Void = { _ in }

        var body: some View {
            List {
                ForEach(page.orders) { order in
                    Section { rows(of: order) }
                }
                ForEach(page.lines) { line in
                    Section { rows(of: line) }
                }
                Section {
                    if let notice = page.notice { Text(notice).font(.footnote) }
                    if page.lines.isEmpty {
                        Text(CartPage.emptyText)
                    } else {
                        if let total = page.total { Text(total) }
                        RouteLink(to: CheckoutLink(), payload: RouteValue(page.items)) {
                            LabeledContent(texts("Checkout"), value: page.summary)
                        }
                        .asRow()
                    }
                }
            }
        }

        @ViewBuilder private func rows(of order: CartPage.Order) -> some View {
            if order.refusal.isEmpty {
                LabeledContent(ShopStore.orderTitle, value: ContentRow.notSentYet)
            } else {
                Text(ShopStore.orderTitle)
                RefusalView(order.refusal)
            }
        }

        // Each control is a row: a tap on a row with two buttons would press both.
        @ViewBuilder private func rows(of line: CartPage.Line) -> some View {
            if let product = line.product {
                RouteLink(line.title, to: ProductLink(id: product.id)).asRow()
                Stepper(
                    label: { Text(line.detail ?? "") },
                    onIncrement: line.canIncrease ? { Task { await change(line, 1) } } : nil,
                    onDecrement: line.canDecrease ? { Task { await change(line, -1) } } : nil)
            } else {
                Text(line.title)
            }
            Button(texts("Remove"), role: .destructive) { Task { await remove(line) } }
        }
    }
#endif
