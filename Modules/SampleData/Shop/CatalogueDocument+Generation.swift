extension CatalogueDocument {
    /// The catalogue of a shop.
    init(shop: Shop) {
        categories = Assortment.all.map(\.category)
        sellers = Seller.all.map(\.person)
        products = shop.listings.map(\.product)
    }
}
