import RoutingKit

import struct Foundation.Date

/// Sends universal links that no route answers back to the browser.
///
/// A site's association file is less precise than the routes, so the system delivers some links
/// that only the site can open. Each is sent back once in ten seconds: otherwise the browser and the
/// app could pass it to each other forever. A user who taps it again later reaches the site again.
@MainActor
final class BrowserOffers {
    /// When each link was sent back.
    private var offered: [String: Date] = [:]

    /// The URL to open in the browser after a request; `nil` if it was sent back just before, or a
    /// route answered.
    func url(after outcome: RouteOutcome) -> String? {
        guard outcome.origin == .universalLink, outcome.error?.code == "unknown-route",
            let url = outcome.sent?.value
        else { return nil }
        offered = offered.filter { outcome.began.timeIntervalSince($0.value) <= 10 }
        guard offered[url] == nil else { return nil }
        offered[url] = outcome.began
        return url
    }
}
