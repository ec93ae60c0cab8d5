import RoutingKit

/// The catalogue as the backend sends it.
struct Catalogue: Decodable, Sendable {
    let categories: [Category]
    let sellers: [Seller]
    var products: [Product]

    /// - Throws: `NotFound` if there is none.
    func product(_ id: Int) throws(NotFound) -> Product {
        guard let product = products.first(where: { $0.id == id }) else {
            throw NotFound("product \(id)", help: "The shop lists all products.")
        }
        return product
    }

    /// - Throws: `NotFound` if there is none.
    func category(_ id: String) throws(NotFound) -> Category {
        guard let category = categories.first(where: { $0.id == id }) else {
            let ids = categories.map(\.id).joined(separator: ", ")
            throw NotFound("category '\(id)'", help: "The categories are \(ids).")
        }
        return category
    }
}

/// A category of products. Its identifier is used in URLs.
struct Category: Decodable, Identifiable, Sendable {
    let id: String
    let name: String
}

/// A seller of products. The identifier is also that of a person to send messages to.
struct Seller: Decodable, Identifiable, Sendable {
    let id: String
    let name: String
    let avatar: String
}
