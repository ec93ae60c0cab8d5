#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingSwiftUI
    import SwiftUI

    extension CheckoutScreen: DrawnScreen {
        var view: some View {
            LoadStateView(state, refresh: refresh) { page in
                CheckoutView(page: page, order: self.order)
            }
        }
    }

    /// The items to order with their total, and after the order a link to more products.
    struct CheckoutView: View {
        let page: CheckoutPage
        var order: @MainActor @Sendable () async -> Void = {}

        var body: some View {
            List {
                ForEach(page.lines) { line in
                    LabeledContent(line.product.name, value: line.detail)
                }
                if page.lines.isEmpty {
                    Text(CheckoutPage.emptyText)
                } else {
                    LabeledContent(page.total, value: page.buyer ?? "").font(.headline)
                }
                if page.isWaiting { Text(ContentRow.notSentYet).foregroundStyle(.secondary) }
                if page.isOrdered {
                    RouteLink(texts("Continue shopping"), to: ProductListLink())
                } else if !page.refusal.isEmpty {
                    Text(ShopStore.orderTitle)
                    RefusalView(page.refusal)
                } else if !page.lines.isEmpty {
                    ActionButton(texts("Order now"), action: order)
                    if let notice = page.notice { Text(notice).font(.footnote) }
                }
            }
        }
    }
#endif
