import DesignKit
import Observation

/// Shows the categories, some new products, and a link to the cart.
@Observable
final class ShopHomeScreen: RefreshableScreen {
    var title: String { texts("Shop") }

    private let store: ShopStore

    init(store: ShopStore) {
        self.store = store
    }

    var state: LoadState<Catalogue> { store.state }

    func content(of catalogue: Catalogue) -> Content {
        Content([
            ContentSection(
                nil, [.link(texts("Cart"), detail: store.cartSummary, to: CartLink())]),
            ContentSection(
                texts("Categories"),
                catalogue.categories.map {
                    .link($0.name, to: ProductListLink(category: $0.id))
                }
                    + [.link(texts("All products"), to: ProductListLink())]),
            ContentSection(
                texts("New"),
                catalogue.products.suffix(3).map {
                    .link($0.name, detail: $0.priceText, to: ProductLink(id: $0.id))
                }),
        ])
    }

    func refresh() async { await store.refresh() }
}
