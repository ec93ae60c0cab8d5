/// Something to buy.
struct Product: Decodable, Identifiable, Sendable {
    let id: Int
    let name: String
    let categoryID: String
    /// In cents.
    let price: Int
    /// An ISO 4217 code.
    let currency: String
    let description: String
    let sellerID: String
    /// How many are left.
    let stock: Int

    var priceText: String { Price.text(price, in: currency) }
}

/// An amount of money as a reader reads it.
enum Price {
    static func text(_ cents: Int, in currency: String) -> String {
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) \(currency)"
    }
}
