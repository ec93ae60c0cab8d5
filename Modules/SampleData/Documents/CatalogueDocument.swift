/// All that the shop offers.
struct CatalogueDocument: Encodable {
    let categories: [Category]
    let sellers: [Person]
    let products: [Product]
}
