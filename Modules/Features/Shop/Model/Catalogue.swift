/// The catalogue as the backend sends it.
struct Catalogue: Decodable, Sendable {
    let categories: [Category]
    let sellers: [Seller]
    let products: [Product]
}

/// A shelf of the shop; its id stands in URLs.
struct Category: Decodable, Identifiable, Sendable {
    let id: String
    let name: String
}

/// Who sells a product; the id is that of a person to chat with.
struct Seller: Decodable, Identifiable, Sendable {
    let id: String
    let name: String
    let avatar: String
}
