import Foundation
import RoutingKit

/// The products of a category, or all of them.
struct ProductListLink: LinkTemplate {
    static let path = "/products"
    var category: String?
}

/// One product.
struct ProductLink: LinkTemplate {
    static let path = "/product/:id"
    let id: Int
}

/// The cart.
struct CartLink: LinkTemplate {
    static let path = "/cart"
}

/// Adds a product to the cart.
struct AddToCartLink: LinkTemplate {
    static let path = "/cart/add"
    let id: Int
}

/// Orders the items in the payload of the request.
struct CheckoutLink: LinkTemplate {
    static let path = "/checkout"
}

/// Shares a link as a moment.
struct ShareMomentLink: LinkTemplate {
    static let path = "/moments/share"
    let url: URL?
    let title: String
}

/// The messages with a person, and the draft of the next one.
struct MessageLink: LinkTemplate {
    static let path = "/chat/:userID"
    let userID: String
    let draft: Private<String>
}
