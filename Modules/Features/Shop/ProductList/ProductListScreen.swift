import DesignKit
import Observation

/// Lists the products of a category.
@Observable
final class ProductListScreen: ContentScreen {
    private let products: [Product]
    private let category: Category?
    private var shown = 12

    init(catalogue: Catalogue, category: Category?) {
        self.category = category
        products = catalogue.products.filter {
            category == nil || $0.categoryID == category?.id
        }
    }

    var title: String { category?.name ?? texts("All products") }

    var page: ProductListPage {
        ProductListPage(products: Array(products.prefix(shown)), count: products.count)
    }

    var content: Content {
        let page = page
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
}
