import Foundation

@testable import RouteMatching

/// A URL as one reader reads it.
struct LinkReading: Equatable {
    /// The hosts and schemes of the app: exact hosts, a wildcard and a scheme.
    static let links = UniversalLinks(
        hosts: ["moments.app", "www.moments.app", "*.wild.example"], schemes: ["moments"])

    private let segments: [String?]
    private let query: [[String?]]

    /// The reading of RoutingKit.
    init(_ link: DeepLink, of text: String) {
        // In a custom scheme the host is the first segment, unless it is empty.
        let isShared = text.lowercased().hasPrefix("https")
        segments = (isShared ? ["the app's"] : []) + link.segments
        query = link.query.map { [$0.name, $0.value] }.filter { $0 != ["", ""] }
    }

    /// The reading of Foundation; `nil` if it isn't a URL of the app.
    init?(foundation text: String) {
        guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
            parts.user == nil, parts.password == nil, [nil, 443].contains(parts.port)
        else { return nil }
        let host = parts.percentEncodedHost ?? ""
        let isShared = parts.scheme?.lowercased() == "https"
        let isApps =
            ["moments.app", "www.moments.app"].contains(host.lowercased())
            || host.lowercased().wholeMatch(of: /[a-z0-9-]+\.wild\.example/) != nil
        var path = parts.percentEncodedPath.split(
            separator: "/", omittingEmptySubsequences: false
        ).dropFirst()
        if path.last == "" { path.removeLast() }
        let first: [String?] = isShared ? [isApps ? "the app's" : nil] : host.isEmpty ? [] : [host]
        segments =
            first
            + path.map { $0.removingPercentEncoding }
        query = (parts.percentEncodedQueryItems ?? []).map {
            [$0.name.removingPercentEncoding, ($0.value ?? "").removingPercentEncoding]
        }.filter { $0 != ["", ""] }
    }
}
