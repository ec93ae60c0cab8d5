public import RoutingKit

public import struct Foundation.URL

/// The one way out of the app: opens an allowed link in another app or in the browser.
///
///     router.register(
///         path: "/leave",
///         navigator: OutgoingLinkNavigator(to: outgoing) { await UIApplication.shared.open($0) })
///
/// A screen leaves by a link of its own, such as `/leave?destination=tel:112`, and knows nothing about other
/// apps. The route is an action that changes something, so it must stay closed to links from
/// outside, and a saved state never repeats it.
public struct OutgoingLinkNavigator: Navigating {
    /// Names the link. It may contain a phone number or a text of the user, so no log shows it.
    public struct Parameters: Decodable {
        let destination: Private<URL>
    }

    public static let effect = RouteEffect.changes
    public static let isAction = true

    private let links: OutgoingLinks
    private let open: @MainActor (URL) async -> Bool

    /// - Parameters:
    ///   - links: The links that are allowed.
    ///   - open: Opens a link, and says whether there is an app for it.
    public init(to links: OutgoingLinks, open: @escaping @MainActor (URL) async -> Bool) {
        self.links = links
        self.open = open
    }

    public func destination(for parameters: Parameters) async throws -> Destination {
        let url = parameters.destination.value
        try links.check(url)
        guard await open(url) else { throw OutgoingLinkError.notOpened(scheme: url.scheme ?? "") }
        return .value(true)
    }
}
