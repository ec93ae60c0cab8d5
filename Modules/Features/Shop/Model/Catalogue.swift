import RoutingKit

/// The catalogue as the backend sends it.
struct Catalogue: Decodable, Sendable {
    let categories: [Category]
    let sellers: [Seller]
    var products: [Product]
    /// The positions of the products by their identifiers: a shop may have thousands, and each page
    /// asks for its own.
    private let positions: [Product.ID: Int]

    private enum CodingKeys: CodingKey {
        case categories, sellers, products
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        categories = try container.decode([Category].self, forKey: .categories)
        sellers = try container.decode([Seller].self, forKey: .sellers)
        products = try container.decode([Product].self, forKey: .products)
        let positions = products.enumerated().map { ($1.id, $0) }
        self.positions = Dictionary(positions) { first, _ in first }
    }

    /// - Throws: `NotFound` if there is none.
    func product(_ id: Int) throws(NotFound) -> Product {
        guard let position = positions[id] else {
            throw NotFound("product \(id)", help: "The shop lists all products.")
        }
        return products[position]
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
