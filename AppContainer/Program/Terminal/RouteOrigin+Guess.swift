import CompositionRoot
import RoutingKit
import TerminalKit

extension RouteOrigin {
    /// The origin of a link from outside: one of the app's custom schemes, or the web.
    static func ofLink(_ url: String) -> RouteOrigin { .ofLink(url, in: MomentsContainer.links) }

    /// Whether the system can deliver a URL with this origin.
    func canDeliver(_ url: String) -> Bool {
        switch self {
        case .universalLink: Self.ofLink(url) == .universalLink
        case .customScheme: !["http:", "https:"].contains(where: url.lowercased().hasPrefix)
        default: true
        }
    }
}
