extension SampleData {
    /// All that the shop offers.
    struct CatalogueDocument: Encodable {
        let categories: [Category]
        let sellers: [Person]
        let products: [Product]

        init(shop: Shop) {
            categories = Assortment.all.map(\.category)
            sellers = Seller.all.map(\.person)
            products = shop.listings.map(\.product)
        }
    }
}
