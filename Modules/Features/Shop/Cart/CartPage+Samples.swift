// For previews.
extension CartPage {
    /// Two products, one of them no longer sold.
    static let sample = CartPage(
        lines: [
            Line(
                item: ShopState.Item(productID: 1, quantity: 2),
                product: ProductPage.sample.product),
            Line(item: ShopState.Item(productID: 2, quantity: 1), product: nil),
        ], summary: "3 items")

    /// A long name, and a sentence about a change that wasn't made.
    static let longText = CartPage(
        lines: [
            Line(
                item: ShopState.Item(productID: 1, quantity: 1_024),
                product: ProductPage.longText.product)
        ], summary: "1,024 items",
        notice: "The cart wasn't changed: there is no stock of this product for 1,025.")

    /// A script that is written from right to left.
    static let rightToLeft = CartPage(
        lines: [
            Line(
                item: ShopState.Item(productID: 1, quantity: 1),
                product: ProductPage.rightToLeft.product)
        ], summary: "1 item")
}
