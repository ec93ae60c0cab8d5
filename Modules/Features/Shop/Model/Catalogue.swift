/// The catalogue as the backend sends it.
struct Catalogue: Decodable, Sendable {
    let categories: [Category]
    let sellers: [Seller]
    let products: [Product]
}

/// A category of products. Its identifier is used in URLs.
struct Category: Decodable, Identifiable, Sendable {
    let id: String
    let name: String
}

/// A seller of products. The identifier is also that of a person to chat with.
struct Seller: Decodable, Identifiable, Sendable {
    let id: String
    let name: String
    let avatar: String
}
