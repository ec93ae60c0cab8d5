import DesignKit
import Foundation
import StorageKit

/// A product of the catalogue.
struct Product: Decodable, Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    let categoryID: String
    /// The price in the smallest unit of the currency, such as cents.
    @Count var price: Int
    /// The currency as an ISO 4217 code.
    let currency: String
    let description: String
    let sellerID: String
    /// The number of pieces in stock, without those that were ordered on this device.
    @Count var stock: Int
    /// The URLs of its photos; older backends send none.
    let photos: [String]?

    var photoURLs: [URL] { (photos ?? []).compactMap { URL(string: $0) } }

    var money: Money { Money(minorUnits: price, currency: currency) }

    var priceText: String { money.text }
}
