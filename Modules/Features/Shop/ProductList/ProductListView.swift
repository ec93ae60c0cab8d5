#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingSwiftUI
    import SwiftUI

    extension ProductListScreen: DrawnScreen {
        var view: some View {
            LoadStateView(state, refresh: refresh) { page in
                ProductListView(page: page, showMore: self.showMore)
            }
        }
    }

    /// Products with their prices, and more as soon as the user scrolls to the end.
    struct ProductListView: View {
        let page: ProductListPage
        let showMore: @MainActor () -> Void

        var body: some View {
            List {
                Section {
                    if page.products.isEmpty { Text(ProductListPage.emptyText) }
                    ForEach(page.products) { product in
                        RouteLink(to: ProductLink(id: product.id)) {
                            LabeledContent(product.name, value: product.priceText)
                        }
                        .asRow()
                    }
                    if page.hasMore {
                        ProgressView().onAppear(perform: showMore).id(page.products.count)
                    }
                } header: {
                    Text(page.summary)
                }
            }
        }
    }
#endif
