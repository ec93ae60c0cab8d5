import DesignKit

/// What a list of products shows, as a value.
struct ProductListPage: Sendable {
    /// What it says if there are no products.
    static var emptyText: String { texts("There are no products here.") }

    let products: [Product]
    /// The number of all products of the category.
    let count: Int

    var summary: String { texts(count, one: "1 product", others: "\(count) products") }
    var hasMore: Bool { products.count < count }
}
