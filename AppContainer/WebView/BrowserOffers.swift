import RoutingKit

/// Gives universal links that no route answers back to the browser, which got them from the user.
///
/// A site's file can't tell everything that a route can, so the system hands the app some links
/// that only the site knows. Each is offered once: a browser that hands it to the app again would
/// otherwise get it back for ever.
@MainActor
final class BrowserOffers {
    /// The most links that are remembered, the latest ones.
    private static let limit = 100

    private var offered: [String] = []

    /// The URL to offer after a request; `nil` if it has been offered before, or a route answered.
    func url(after outcome: RouteOutcome) -> String? {
        guard outcome.origin == .universalLink, outcome.error?.code == "unknown-route",
            let url = outcome.sent?.value, !offered.contains(url)
        else { return nil }
        offered = offered.suffix(Self.limit - 1) + [url]
        return url
    }
}
