import DesignKit
import Observation
import RoutingKit

/// Lists the products of a category, or all products.
@Observable
final class ProductListScreen: RefreshableScreen {
    private let store: ShopStore
    /// All products if `nil`.
    private let categoryID: Category.ID?
    private var shown = 12

    init(store: ShopStore, categoryID: Category.ID?) {
        self.store = store
        self.categoryID = categoryID
    }

    var title: String {
        guard let categoryID else { return texts("All products") }
        return (try? store.state.value?.category(categoryID).name) ?? texts("Products")
    }

    var state: LoadState<ProductListPage> {
        store.state.map { catalogue throws(NotFound) in
            guard let categoryID else { return page(of: catalogue.products) }
            let category = try catalogue.category(categoryID)
            return page(of: catalogue.products.filter { $0.categoryID == category.id })
        }
    }

    private func page(of products: [Product]) -> ProductListPage {
        ProductListPage(products: Array(products.prefix(shown)), count: products.count)
    }

    func content(of page: ProductListPage) -> Content {
        var rows = page.products.map {
            ContentRow.link($0.name, detail: $0.priceText, to: ProductLink(id: $0.id))
        }
        if page.products.isEmpty { rows.append(.text(ProductListPage.emptyText)) }
        if page.hasMore {
            rows.append(.more(texts("More products")) { [weak self] in self?.showMore() })
        }
        return Content([ContentSection(page.summary, rows)])
    }

    func showMore() { shown += 12 }

    func refresh() async { await store.refresh() }
}
