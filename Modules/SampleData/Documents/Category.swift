/// A department of the shop.
struct Category: Encodable {
    let id: String
    let name: String
}
