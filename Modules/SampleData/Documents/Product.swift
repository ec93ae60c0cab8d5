/// A product, with its price in cents.
struct Product: Encodable {
    let id: Int
    let name: String
    let categoryID: String
    let price: Int
    let currency: String
    let description: String
    let sellerID: String
    let stock: Int
    let photos: [String]
}
