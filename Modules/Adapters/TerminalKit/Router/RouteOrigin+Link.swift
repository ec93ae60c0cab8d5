import RouteMatching
package import RoutingEngine

extension RouteOrigin {
    /// The origin of a link from outside: one of the app's custom schemes, or the web.
    package static func ofLink(_ url: String, in links: UniversalLinks) -> RouteOrigin {
        let hasCustomScheme = links.schemes.contains { url.lowercased().hasPrefix($0 + ":") }
        return hasCustomScheme ? .customScheme(caller: nil) : .universalLink
    }

    /// The likely origin of a URL that someone types, from its form. A complete URL is never trusted
    /// as the app's own.
    package static func of(_ url: String) -> RouteOrigin {
        if url.hasPrefix("/") { return .app }
        return url.lowercased().hasPrefix("http") ? .universalLink : .customScheme(caller: nil)
    }
}
