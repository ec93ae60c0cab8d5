import CompositionRoot
import RouteMatching
import RoutingKit

extension RouteOrigin {
    /// The likely origin of a URL, from its form. A complete URL is never trusted as the app's own.
    static func of(_ url: String) -> RouteOrigin {
        if url.hasPrefix("/") { return .app }
        return url.lowercased().hasPrefix("http") ? .universalLink : .customScheme(caller: nil)
    }

    /// The origin of a link from outside: one of the app's custom schemes, or the web.
    static func ofLink(_ url: String) -> RouteOrigin {
        hasCustomScheme(url) ? .customScheme(caller: nil) : .universalLink
    }

    /// Whether the system can deliver a URL with this origin.
    func canDeliver(_ url: String) -> Bool {
        switch self {
        case .universalLink: !Self.hasCustomScheme(url)
        case .customScheme: !["http:", "https:"].contains(where: url.lowercased().hasPrefix)
        default: true
        }
    }

    private static func hasCustomScheme(_ url: String) -> Bool {
        MomentsContainer.links.schemes.contains { url.lowercased().hasPrefix($0 + ":") }
    }
}
