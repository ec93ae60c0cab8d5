// For previews.
extension CheckoutPage {
    static let sample = page(ProductPage.sample.product, ProductPage.soldOut.product)
    static let longText = page(ProductPage.longText.product)
    static let rightToLeft = page(ProductPage.rightToLeft.product)
    static let nothing = page()

    private static func page(_ products: Product...) -> CheckoutPage {
        CheckoutPage(
            lines: products.enumerated().map { index, product in
                Line(
                    id: index, product: product,
                    item: ShopState.Item(productID: product.id, quantity: 2))
            }, userName: "Ada Lovelace")
    }
}
