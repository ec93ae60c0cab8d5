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

    var content: Content {
        var rows = products.prefix(shown).map {
            ContentRow.link($0.name, detail: $0.priceText, to: ProductLink(id: $0.id))
        }
        if products.isEmpty { rows.append(.text(texts("There are no products here."))) }
        if shown < products.count {
            rows.append(.more(texts("More products")) { [weak self] in self?.shown += 12 })
        }
        return Content([ContentSection(summary, rows)])
    }

    private var summary: String {
        let count = products.count
        return texts(count, one: "1 product", others: "\(count) products")
    }
}
