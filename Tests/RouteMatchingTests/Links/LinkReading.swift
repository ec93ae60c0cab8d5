import Foundation

@testable import RouteMatching

/// What a URL says to one reader.
struct LinkReading: Equatable {
    /// The hosts and schemes that URLs are read with: an exact host, a wildcard and a scheme.
    static let links = UniversalLinks(
        hosts: ["moments.app", "www.moments.app", "*.wild.example"], schemes: ["moments"])

    private let segments: [String?]
    private let query: [[String?]]

    /// What RoutingKit has read out of a text.
    init(_ link: DeepLink, of text: String) {
        // The host of a link of the app's own scheme is its first segment.
        let isShared = text.lowercased().hasPrefix("https")
        segments = (isShared ? ["the app's"] : []) + link.segments
        query = link.query.map { [$0.name, $0.value] }.filter { $0 != ["", ""] }
    }

    /// What Foundation reads; `nil` for what it takes for no URL of the app.
    init?(foundation text: String) {
        guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
            parts.user == nil, parts.password == nil, [nil, 443].contains(parts.port),
            let host = parts.percentEncodedHost
        else { return nil }
        let isShared = parts.scheme?.lowercased() == "https"
        let isApps =
            ["moments.app", "www.moments.app"].contains(host.lowercased())
            || host.lowercased().wholeMatch(of: /[a-z0-9-]+\.wild\.example/) != nil
        var path = parts.percentEncodedPath.split(
            separator: "/", omittingEmptySubsequences: false
        ).dropFirst()
        if path.last == "" { path.removeLast() }
        segments =
            [isShared ? (isApps ? "the app's" : nil) : host]
            + path.map { $0.removingPercentEncoding }
        query = (parts.percentEncodedQueryItems ?? []).map {
            [$0.name.removingPercentEncoding, ($0.value ?? "").removingPercentEncoding]
        }.filter { $0 != ["", ""] }
    }
}
