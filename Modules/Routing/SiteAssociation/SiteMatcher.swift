import RouteMatching

/// A component, prepared for comparing URLs with it.
struct SiteMatcher {
    let place: String
    let component: SiteComponent
    /// One pattern for each choice of values of its variables.
    let paths: [SitePattern]
    private let whole: [SitePattern], fragment: [SitePattern]
    private let items: [(name: String, patterns: [SitePattern])]

    /// - Returns: `nil` if its patterns are too large.
    init?(_ placed: SiteAssociationReader.Placed, variables: [String: [String]]) {
        place = placed.place
        component = placed.component
        let ignoresCase = !component.isCaseSensitive
        func patterns(_ text: String, isPath: Bool = false) -> [SitePattern]? {
            SitePattern.all(
                ignoresCase ? text.lowercased() : text, variables: variables, isPath: isPath)
        }
        var (query, texts) = ("*", [String: String]())
        switch component.query {
        case nil: break
        case .whole(let text): query = text
        case .items(let all): texts = all
        }
        let items = texts.sorted { $0.key < $1.key }.compactMap { name, text in
            patterns(text).map { (name: ignoresCase ? name.lowercased() : name, patterns: $0) }
        }
        guard let paths = patterns(component.path, isPath: true), let whole = patterns(query),
            let fragment = patterns(component.fragment ?? "*"), items.count == texts.count
        else { return nil }
        (self.paths, self.whole, self.fragment, self.items) = (paths, whole, fragment, items)
    }

    /// A text of a URL as the component compares it.
    func read(_ text: String) -> String {
        let decoded =
            component.isPercentEncoded ? text : PercentEncoding.decode(text[...].utf8) ?? text
        return component.isCaseSensitive ? decoded : decoded.lowercased()
    }

    func matches(path: String) -> Bool {
        paths.contains { $0.matches(read(path)) }
    }

    func matches(_ tail: SiteTail) -> Bool {
        let pairs = tail.query.split(separator: "&").map { pair in
            pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        }
        return whole.contains { $0.matches(read(tail.query)) }
            && fragment.contains { $0.matches(read(tail.fragment)) }
            && items.allSatisfy { name, patterns in
                let values = pairs.filter { read(String($0[0])) == name }
                    .map { $0.count > 1 ? read(String($0[1])) : "" }
                return (values.isEmpty ? [""] : values).allSatisfy { value in
                    patterns.contains { $0.matches(value) }
                }
            }
    }

    /// Queries and fragments that match its own conditions, and some that may not.
    var tails: [SiteTail] {
        [0, 1, 9].map { count in
            func example(_ patterns: [SitePattern]) -> String {
                patterns.first?.example(filling: "z", repeating: count) ?? ""
            }
            let query =
                items.isEmpty
                ? example(component.query == nil ? [] : whole)
                : items.map { "\($0.name)=\(example($0.patterns))" }.joined(separator: "&")
            return SiteTail(
                query: query, fragment: component.fragment == nil ? "" : example(fragment))
        }
    }
}
