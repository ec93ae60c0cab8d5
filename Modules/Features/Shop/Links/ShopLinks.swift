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

/// What is in the cart.
struct CartLink: LinkTemplate {
    static let path = "/cart"
}

/// Puts a product into the cart.
struct AddToCartLink: LinkTemplate {
    static let path = "/cart/add"
    let id: Int
}

/// Buys the things that travel beside it.
struct CheckoutLink: LinkTemplate {
    static let path = "/checkout"
}

/// Shares something with friends.
struct ShareMomentLink: LinkTemplate {
    static let path = "/moments/share"
    let url: URL?
    let title: String
}

/// The conversation with a person, with a text to begin with.
struct ChatLink: LinkTemplate {
    static let path = "/chat/:userID"
    let userID: String
    let draft: String
}
