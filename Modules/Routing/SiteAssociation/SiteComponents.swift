import RouteMatching
import RoutingEngine
import RoutingKit

/// Makes the components that match what routes open, and keeps out what they don't.
///
/// In both tables the first match wins. A `*` of the system matches slashes, too, so deeper paths
/// come first: a pattern of n segments matches no path of fewer, and earlier components have
/// decided all deeper paths.
///
/// A pattern of the system knows no types and no checks, so it may match more than its route
/// answers. Among the paths of one number of segments, first come the components in the order of
/// the routes, but those that match too much and open something come last: what is closed stays
/// closed, even if an open route loses links by it. Such a loss is a gap.
@MainActor
struct SiteComponents {
    private(set) var components: [SiteRule] = []
    /// Why the file can't open some links that routes open, as the ends of sentences.
    private(set) var gaps: [RoutePattern: String] = [:]
    private var known: Set<SiteRule> = []

    init(of router: AppRouter) {
        var table = SiteTable(of: router)
        for depth in stride(from: table.tail, through: 0, by: -1) {
            let entries = table.entries(ofDepth: depth)
            // A value of an open component matches the slashes of deeper paths, too. What no
            // component of those has opened stays closed.
            if depth < table.tail, entries.contains(where: { $0.isOpen && $0.path.contains("?") }) {
                add(.component(String(repeating: "/?*", count: depth + 1), isExcluded: true))
            }
            add(entries)
        }
    }

    private mutating func add(_ component: SiteRule) {
        if known.insert(component).inserted { components.append(component) }
    }

    private mutating func add(_ entries: [SiteTable.Entry]) {
        var index = OverlapIndex()
        for (number, entry) in entries.enumerated() { index.insert(entry.overlap, as: number) }
        // A component that matches too much must not open what a later one keeps closed.
        let isLast = { (number: Int) in entries[number].isOpen && !entries[number].isExact }
        for number in entries.indices.filter({ !isLast($0) }) + entries.indices.filter(isLast) {
            let entry = entries[number]
            let pattern = entry.route.pattern
            let exclusion = SiteRule.component(entry.path, isExcluded: true)
            let others = index.overlapping(entry.overlap).filter { $0 != number }
            let open = others.filter { entries[$0].isOpen }
            guard entry.isOpen else {
                if open.contains(where: { $0 > number || isLast($0) }) { add(exclusion) }
                if !entry.isFollowed {
                    gaps[pattern] = "is redirected in more ways than the file can tell apart"
                }
                continue
            }
            // The earlier one of both matches more than it answers.
            let closed = others.first { !entries[$0].isOpen && !entries[min($0, number)].isExact }
            let separated = entry.route.parameters.first {
                $0.holdsSeparators && pattern.hasParameter(named: $0.name)
            }
            gaps[pattern] =
                closed.map {
                    "may open links that the file can't tell from closed ones of "
                        + "\(entries[$0].route.pattern)"
                } ?? gaps[pattern]
                ?? separated.map {
                    "takes '\($0.name)' with slashes, which the file can't tell from others"
                }
            if known.contains(exclusion) { continue }
            add(.component(entry.path, requiring: entry.required))
            // Another route must not take its links without the items of the query that it
            // requires.
            let isWinner =
                open.contains { $0 > number } && !open.contains { $0 < number && isLast($0) }
            if !entry.required.isEmpty, entry.isExact, isWinner { add(exclusion) }
        }
    }
}

extension SiteRule {
    /// A route matches its literals in any case, and with any letter escaped.
    static let routeDefaults: [String: JSONValue] = [
        "caseSensitive": .truth(false), "percentEncoded": .truth(false),
    ]

    /// A component of an association file. A URL that matches all of it opens in the app, or in the
    /// browser if it is excluded. `*` matches any characters, also `/`, and `?` matches one.
    /// - Parameter names: What the query must have.
    fileprivate static func component(
        _ path: String, requiring names: [String] = [], isExcluded: Bool = false
    ) -> SiteRule {
        var keys = routeDefaults
        keys["/"] = .text(path)
        if isExcluded { keys["exclude"] = .truth(true) }
        let query = Dictionary(names.map { ($0, JSONValue.text("?*")) }) { first, _ in first }
        if !query.isEmpty { keys["?"] = .object(query) }
        return SiteRule(keys: keys)
    }
}
