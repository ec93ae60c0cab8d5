import Foundation
import RoutingKit

/// The conversation with a person.
struct ConversationLink: LinkTemplate {
    static let path = "/chat/:userID"
    let userID: String
}

/// Picks a moment; the caller that awaits it gets its id, title and URL.
struct PickMomentLink: LinkTemplate {
    static let path = "/moments/pick"
}

/// A product, as people link to one in their messages.
struct ProductLink: LinkTemplate {
    static let path = "/product/:id"
    let id: Int
}

/// A page of the web.
struct WebViewLink: LinkTemplate {
    static let path = "/webview"
    let url: URL
}
