import RoutingKit

/// Sends universal links that no route answers back to the browser.
///
/// A site's association file is less precise than the routes, so the system delivers some links
/// that only the site can open. Each is sent back once: otherwise the browser and the app could
/// pass it to each other forever.
@MainActor
final class BrowserOffers {
    /// The number of recent links to remember.
    private static let limit = 100

    private var offered: [String] = []

    /// The URL to open in the browser after a request; `nil` if it was sent back before, or a route
    /// answered.
    func url(after outcome: RouteOutcome) -> String? {
        guard outcome.origin == .universalLink, outcome.error?.code == "unknown-route",
            let url = outcome.sent?.value, !offered.contains(url)
        else { return nil }
        offered = offered.suffix(Self.limit - 1) + [url]
        return url
    }
}
