/// The texts of a category: its items, and sentences that fit each of them.
struct Assortment {
    let category: Category
    let items: [Item]
    /// Second sentences of descriptions.
    let remarks: [String]
    /// Titles of moments that show a product.
    let titles: [Phrase]

    static let all: [Assortment] = [
        kitchen, living, garden, clothing, outdoor, stationery, toys, music,
    ]
}
