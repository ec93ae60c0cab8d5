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
    private typealias Entry = SiteTable.Entry

    private(set) var components: [SiteRule] = []
    /// The routes that open links which the file can't open, each with a sentence that names one.
    private(set) var gaps: [(route: RoutePattern, sentence: String)] = []
    private var known: Set<SiteRule> = []
    private var table: SiteTable

    init(of router: AppRouter) {
        table = SiteTable(router.currentMap, in: router.build)
        let tail = table.tail
        for depth in stride(from: tail, through: 0, by: -1) {
            let entries = table.entries(for: Array(repeating: SiteSegment(), count: depth))
            // A value of an open component matches the slashes of deeper paths, too. What no
            // component of those has opened stays closed.
            if depth < tail, entries.contains(where: { $0.isOpen && $0.path.contains("?") }) {
                add(.component(String(repeating: "/?*", count: depth + 1), isExcluded: true))
            }
            add(depth == tail ? entries.flatMap(\.ofAllDepths) : entries)
        }
    }

    private mutating func add(_ component: SiteRule) {
        if known.insert(component).inserted { components.append(component) }
    }

    private mutating func add(_ entries: [Entry]) {
        // A component that matches too much must not open what a later one keeps closed.
        let isLast = { (entry: Entry) in entry.isOpen && !entry.isExact }
        let numbered = Array(entries.enumerated())
        let order =
            numbered.filter { !isLast($0.element) } + numbered.filter { isLast($0.element) }
        var index = OverlapIndex()
        for (place, (_, entry)) in order.enumerated() {
            index.insert(entry.overlap, as: place)
        }
        for (place, (number, entry)) in order.enumerated() {
            let overlapping = index.overlapping(entry.overlap)
            // The entries whose components would open what this one doesn't.
            let later = overlapping.filter { $0 > place && order[$0].element.isOpen }
            let exclusion = SiteRule.component(entry.path, isExcluded: true)
            guard entry.isOpen else {
                if !later.isEmpty { add(exclusion) }
                let pattern = entry.route.pattern
                if !entry.isFollowed, gaps.last?.route != pattern {
                    let sentence =
                        "\(pattern) is redirected in more ways than the file can tell apart; links "
                        + "of it stay in the browser"
                    gaps.append((pattern, sentence))
                }
                continue
            }
            // Closed ones that come later, or answer less than their components match.
            let before = overlapping.prefix { $0 < place }.map { order[$0] }.filter {
                !$0.element.isOpen && ($0.offset > number || !$0.element.isExact)
            }
            if gaps.last?.route != entry.route.pattern {
                let found = before.lazy.compactMap { [self] in gap(of: entry, $0.element) }
                gaps += found.prefix(1).map { (entry.route.pattern, $0) }
            }
            if known.contains(exclusion) { continue }
            add(.component(entry.path, requiring: entry.required))
            // Another route must not take its links without the items of the query that it
            // requires.
            let isWinner = !later.isEmpty && later.allSatisfy { order[$0].offset > number }
            if !entry.required.isEmpty, entry.isExact, isWinner { add(exclusion) }
        }
    }

    /// Names a link of an open entry that the component of a closed one matches, though the router
    /// opens it; `nil` if none is found.
    private func gap(of entry: Entry, _ closed: Entry) -> String? {
        guard let examples = table.map?.examples else { return nil }
        let component = SiteRule.component(closed.path)
        return closed.reaches.lazy.flatMap { reach in
            let rest = repeatElement(SiteSegment(), count: reach.count - entry.segments.count)
            let pattern = RoutePattern(segments: (entry.segments + rest).map(\.segment))
            return examples.links(of: pattern, and: RoutePattern(segments: reach.map(\.segment)))
        }.first { link in
            let path = link.segments.map { SiteSegment(texts: [$0]) }
            var table = table
            let answer = table.entries(for: path).first
            return answer?.isOpen == true && answer?.route === entry.route
                && component.matches(SiteLink(path: link.description))
        }.map { link in
            "\(entry.route.pattern) also opens links such as \(link), which the file can't tell from "
                + "closed ones of \(closed.route.pattern); they stay in the browser"
        }
    }
}

extension SiteTable.Entry {
    /// The entries for paths that may be longer, too. If those may have another answer, all of them
    /// stay closed: the first two entries say so of the paths and of longer ones, and the last one
    /// looks for a gap.
    fileprivate var ofAllDepths: [Self] {
        var entry = self
        let values = segments.drop { !$0.hasValue }
        entry.isShifting = !values.allSatisfy { $0.texts == SiteSegment().texts }
        if takesRest { return [entry] }
        entry.isCertain = false
        var closed = entry
        closed.isOpen = false
        var longer = closed
        longer.isShifting = true
        entry.isOpen = true
        return [closed, longer, entry]
    }

    /// The segments of paths that its pattern matches. If its first value may have slashes, these
    /// are long paths: that value moves all texts to where no entry for all depths has one.
    fileprivate var reaches: [[SiteSegment]] {
        let reaches = segments.reduce([[]]) { reaches, segment in
            Array(reaches.flatMap { start in segment.reach.map { start + [$0] } }.prefix(128))
        }
        guard isShifting, let place = segments.firstIndex(where: \.hasValue) else { return reaches }
        return reaches.map { reach in
            let longer = repeatElement(SiteSegment(), count: segments.count - 1)
            return reach[..<place] + [SiteSegment(texts: [reach[place].texts[0], ""])] + longer
                + reach[place...]
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
        var keys: [String: JSONValue] = ["/": .text(path)]
        if isExcluded { keys["exclude"] = .truth(true) }
        let query = Dictionary(names.map { ($0, JSONValue.text("?*")) }) { first, _ in first }
        if !query.isEmpty { keys["?"] = .object(query) }
        return SiteRule(keys: keys, defaults: routeDefaults)
    }
}
