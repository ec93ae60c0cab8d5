import DesignKit
import Foundation

/// A product.
struct Product: Decodable, Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    let categoryID: String
    /// The price in cents.
    let price: Int
    /// The currency as an ISO 4217 code.
    let currency: String
    let description: String
    let sellerID: String
    /// The number of pieces in stock.
    let stock: Int
    /// The URLs of its photos; older backends send none.
    let photos: [String]?

    var photoURLs: [URL] { (photos ?? []).compactMap { URL(string: $0) } }

    var priceText: String { Price.text(price, in: currency) }
}

/// Formats amounts of money for the user's region.
enum Price {
    static func text(_ cents: Int, in currency: String) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: currency).locale(UserLocale.current))
    }
}
