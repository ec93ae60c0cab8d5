import DesignKit

// For previews, and for the test that draws each of them.
extension LoadState<CartPage> {
    /// Two products, one of them no longer sold.
    static var sample: LoadState {
        .loaded(
            CartPage(
                lines: [
                    CartPage.Line(
                        item: ShopState.Item(productID: 1, quantity: 2),
                        product: ProductPage.sample.product),
                    CartPage.Line(item: ShopState.Item(productID: 2, quantity: 1), product: nil),
                ], summary: "3 items"))
    }

    /// A long name, and a sentence about a change that wasn't made.
    static var longText: LoadState {
        .loaded(
            CartPage(
                lines: [
                    CartPage.Line(
                        item: ShopState.Item(productID: 1, quantity: 1_024),
                        product: ProductPage.longText.product)
                ], summary: "1,024 items",
                notice: "The cart wasn't changed: there is no stock of this product for 1,025."))
    }

    /// A script that is written from right to left.
    static var rightToLeft: LoadState {
        .loaded(
            CartPage(
                lines: [
                    CartPage.Line(
                        item: ShopState.Item(productID: 1, quantity: 1),
                        product: ProductPage.rightToLeft.product)
                ], summary: "1 item"))
    }

    /// Nothing is in the cart.
    static var nothing: LoadState { .empty("The cart is empty.") }

    /// The catalogue can't be read.
    static var unreadable: LoadState { .failed("The shop can't be loaded.") }
}
