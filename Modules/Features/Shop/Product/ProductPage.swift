import DesignKit

/// What the page of a product shows, as a value: the screen makes it, and the view, the list of a
/// terminal, the previews and the tests read it.
struct ProductPage: Sendable {
    let product: Product
    /// The seller; `nil` if the backend names none.
    var sellerName: String?
    /// The link that shares the product; `nil` if the app has no page for that.
    var share: ShareMomentLink?
    /// The link to a question for the seller; `nil` if there is nobody or no page to ask.
    var ask: MessageLink?
    var cartSummary: String
    /// The result of the last attempt to buy the product.
    var notice: String?

    var isAvailable: Bool { product.stock > 0 }
    var stockText: String { isAvailable ? texts("\(product.stock) left") : texts("sold out") }
}
