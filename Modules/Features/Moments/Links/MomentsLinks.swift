import Foundation
import RoutingKit

/// One moment.
struct MomentLink: LinkTemplate {
    static let path = "/moments/:id"
    let id: String
}

/// The screen that composes a moment.
struct ShareMomentLink: LinkTemplate {
    static let path = "/moments/share"
}

/// The messages with a person.
struct MessageLink: LinkTemplate {
    static let path = "/chat/:userID"
    let userID: String
}

/// A product that a moment links to.
struct ProductLink: LinkTemplate {
    static let path = "/product/:id"
    let id: Int
}

/// A web page.
struct WebViewLink: LinkTemplate {
    static let path = "/webview"
    let url: URL
}
