import Foundation
import RoutingKit

/// One moment.
struct MomentLink: LinkTemplate {
    static let path = "/moments/:id"
    let id: String
}

/// Composing a moment, perhaps with something attached.
struct ShareMomentLink: LinkTemplate {
    static let path = "/moments/share"
}

/// The conversation with a person.
struct ChatLink: LinkTemplate {
    static let path = "/chat/:userID"
    let userID: String
}

/// A product, as people link to one in their moments.
struct ProductLink: LinkTemplate {
    static let path = "/product/:id"
    let id: Int
}

/// A page of the web.
struct WebViewLink: LinkTemplate {
    static let path = "/webview"
    let url: URL
}
