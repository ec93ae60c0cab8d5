import Foundation

/// Foundation's parsers for a URL, without a router behind them: where a router that takes a `URL`
/// begins.
struct FoundationParsers: Contestant {
    static let title = "Foundation alone"
    let patterns: [String] = []
    /// Whether it splits the path and reads each item of the query.
    let readsValues: Bool

    func match(_ text: String) -> Int? {
        guard let url = URL(string: text),
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
        else { return nil }
        if readsValues {
            for segment in components.path.split(separator: "/") { blackHole(segment.utf8.count) }
            for item in components.queryItems ?? [] { blackHole(item.value?.utf8.count ?? 0) }
        }
        return components.path.utf8.count
    }
}
