// For previews.
extension ProductListPage {
    static let sample = ProductListPage(
        products: [ProductPage.sample.product, ProductPage.soldOut.product], count: 2)
    static let longText = ProductListPage(products: [ProductPage.longText.product], count: 1)
    static let rightToLeft = ProductListPage(products: [ProductPage.rightToLeft.product], count: 1)
    static let nothing = ProductListPage(products: [], count: 0)
}
