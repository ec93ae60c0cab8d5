import RoutingKit

extension RouteOrigin {
    /// Where a URL of this form usually comes from: the safe guess.
    static func of(_ url: String) -> RouteOrigin {
        if url.hasPrefix("/") { return .app }
        return url.lowercased().hasPrefix("http") ? .universalLink : .customScheme(caller: nil)
    }
}
