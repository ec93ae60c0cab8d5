/// The catalogue of the shop.
struct CatalogueDocument: Encodable {
    let categories: [Category]
    let sellers: [Person]
    let products: [Product]
}
