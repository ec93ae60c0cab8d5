#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingKit
    import RoutingSwiftUI
    import SwiftUI

    extension ProductScreen: DrawnScreen {
        var view: some View {
            LoadStateView(state, refresh: refresh) { page in
                ProductView(page: page, addToCart: self.add)
            }
        }
    }

    /// A product with its photos and its price, to buy, to share and to ask about.
    struct ProductView: View {
        let page: ProductPage
        let addToCart: @MainActor @Sendable () async -> Void

        var body: some View {
            List {
                Section {
                    PhotoGallery(page.product.photoURLs, of: page.product.name)
                    price
                    Text(page.product.description)
                }
                Section { buying }
                Section { sharing }
            }
        }

        private var price: some View {
            VStack(alignment: .leading) {
                Text(page.product.priceText).font(.title2)
                Text(page.stockText).font(.subheadline).foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
        }

        @ViewBuilder private var buying: some View {
            if page.isAvailable { ActionButton(texts("Add to cart"), action: addToCart) }
            if let notice = page.notice {
                Text(notice).font(.footnote).foregroundStyle(.secondary)
            }
            RouteLink(to: CartLink()) { LabeledContent(texts("Cart"), value: page.cartSummary) }
                .asRow()
        }

        @ViewBuilder private var sharing: some View {
            if let share = page.share {
                RouteLink(texts("Share to Moments"), to: share, using: .present)
            }
            if let ask = page.ask, let name = page.sellerName {
                RouteLink(texts("Ask \(name)"), to: ask).asRow()
            }
        }
    }
#endif
