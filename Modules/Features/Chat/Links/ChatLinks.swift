import Foundation
import RoutingKit

/// The conversation with a person.
struct ConversationLink: LinkTemplate {
    static let path = "/chat/:userID"
    let userID: String
}

/// Lets the user pick a moment. The result contains its `id`, `title` and `url`.
struct PickMomentLink: LinkTemplate {
    static let path = "/moments/pick"
}

/// A product that a message links to.
struct ProductLink: LinkTemplate {
    static let path = "/product/:id"
    let id: Int
}

/// A web page.
struct WebViewLink: LinkTemplate {
    static let path = "/webview"
    let url: URL
}
