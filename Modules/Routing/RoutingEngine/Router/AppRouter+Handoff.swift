import RouteMatching
import RoutingKit
import StageKit

public import struct Foundation.URL

extension AppRouter {
    /// The complete URL of the visible screen, for the user's other devices; `nil` if a link from
    /// outside may not open it, or if it has private values.
    public var handoffURL: URL? {
        guard let url = stage.state.top?.url, redacted(url) == url,
            let link = links.completeLink(to: url), canOpen(link, from: .universalLink)
        else { return nil }
        return URL(string: link)
    }
}
