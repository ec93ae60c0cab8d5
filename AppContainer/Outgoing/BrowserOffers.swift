import RoutingKit

import struct Foundation.Date

/// Sends universal links that no route answers back to the browser.
///
/// A site's association file is less precise than the routes, so the system delivers some links
/// that only the site can open. Each is sent back once in ten seconds: otherwise the browser and the
/// app could pass it to each other forever. A user who taps it again later reaches the site again.
@MainActor
final class BrowserOffers {
    /// How long a link that comes back at once is remembered, in seconds.
    private static let memory = 10.0

    private var offered: [(url: String, time: Date)] = []

    /// The URL to open in the browser after a request; `nil` if it was sent back just before, or a
    /// route answered.
    func url(after outcome: RouteOutcome) -> String? {
        guard outcome.origin == .universalLink, outcome.error?.code == "unknown-route",
            let url = outcome.sent?.value
        else { return nil }
        offered.removeAll { outcome.began.timeIntervalSince($0.time) > Self.memory }
        if offered.contains(where: { $0.url == url }) { return nil }
        offered.append((url, outcome.began))
        return url
    }
}
