import Foundation

/// What Apple's documentation says of a file, done in the plainest way and from the JSON itself:
/// apart from what writes and what checks such files.
///
/// Sources: the reference of `applinks.Details.Components`; "What's New in Universal Links",
/// WWDC 2019 (repeated and missing query items) and 2020 (defaults).
struct SystemRules {
    private let details: [[String: Any]]

    init(_ json: String) throws {
        let file = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let links = file?["applinks"] as? [String: Any]
        details = links?["details"] as? [[String: Any]] ?? []
    }

    /// Whether the system hands a URL to the app.
    func admit(path: String, query: String) -> Bool {
        for detail in details {
            let defaults = detail["defaults"] as? [String: Bool] ?? [:]
            for component in detail["components"] as? [[String: Any]] ?? [] {
                func flag(_ name: String) -> Bool {
                    component[name] as? Bool ?? defaults[name] ?? true
                }
                func read(_ text: String) -> String {
                    let text = flag("percentEncoded") ? text : text.removingPercentEncoding ?? text
                    return flag("caseSensitive") ? text : text.lowercased()
                }
                func matches(_ text: String, _ pattern: String) -> Bool {
                    let pattern = flag("caseSensitive") ? pattern : pattern.lowercased()
                    return Self.matches(Array(read(text))[...], Array(pattern)[...])
                }
                let hasSlash = path.count > 1 && path.hasSuffix("/")
                let short = hasSlash ? String(path.dropLast()) : path
                guard matches(short, component["/"] as? String ?? "*") else { continue }
                let items = URLComponents(string: "?\(query)")?.percentEncodedQueryItems ?? []
                let conditions = component["?"] as? [String: String] ?? [:]
                let isMet = conditions.allSatisfy { name, pattern in
                    let values = items.filter { read($0.name) == read(name) }.map { $0.value ?? "" }
                    return (values.isEmpty ? [""] : values).allSatisfy { matches($0, pattern) }
                }
                if isMet { return component["exclude"] as? Bool != true }
            }
        }
        return false
    }

    private static func matches(
        _ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>
    ) -> Bool {
        guard let symbol = pattern.first else { return text.isEmpty }
        if symbol == "*" {
            return (text.startIndex...text.endIndex).contains {
                matches(text[$0...], pattern.dropFirst())
            }
        }
        guard let character = text.first, symbol == "?" || symbol == character else { return false }
        return matches(text.dropFirst(), pattern.dropFirst())
    }
}
