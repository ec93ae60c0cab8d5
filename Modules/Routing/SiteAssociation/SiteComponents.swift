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
    /// A link that a route opens and the file can't.
    struct Gap {
        let route: RoutePattern
        /// The route for which it must stay closed.
        let closed: RoutePattern
        let link: DeepLink
    }

    private typealias Entry = SiteTable.Entry

    /// A route matches its literals in any case, and with any letter escaped.
    static let defaults: [String: JSONValue] = [
        "caseSensitive": .truth(false), "percentEncoded": .truth(false),
    ]

    /// The components, as the file has them.
    private(set) var components: [JSONValue] = []
    private(set) var gaps: [Gap] = []
    private var known: Set<JSONValue> = []
    private let table: SiteTable

    init(of router: AppRouter) {
        table = SiteTable(router.currentMap, in: router.build)
        let tail = table.tail
        add(table.entries(at: tail).map(\.ofAllDepths))
        for depth in stride(from: tail - 1, through: 0, by: -1) {
            let entries = table.entries(at: depth)
            // A value of an open component matches the slashes of deeper paths, too. What no
            // component of those has opened stays closed.
            let crossesSlashes = entries.contains { entry in
                entry.isOpen && entry.segments.contains { $0.hasValue || !$0.isExact }
            }
            if crossesSlashes {
                add(.component(String(repeating: "/?*", count: depth + 1), isExcluded: true))
            }
            add(entries)
        }
    }

    private mutating func add(_ component: JSONValue) {
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
            let exclusion = JSONValue.component(entry.path, isExcluded: true)
            guard entry.isOpen else {
                if !later.isEmpty { add(exclusion) }
                continue
            }
            // Closed ones that come later, or answer less than their components match.
            let before = overlapping.prefix { $0 < place }.map { order[$0] }.filter {
                !$0.element.isOpen && ($0.offset > number || !$0.element.isExact)
            }
            if gaps.last?.route != entry.route.pattern {
                let found = before.lazy.compactMap { [table] in table.gap(of: entry, $0.element) }
                gaps += found.prefix(1)
            }
            if known.contains(exclusion) { continue }
            add(.component(entry.path, requiring: entry.required))
            // Another route must not take its links without the items of the query that it
            // requires.
            let isWinner = !later.isEmpty && later.allSatisfy { order[$0].offset > number }
            if !entry.required.isEmpty, entry.isExact, isWinner { add(exclusion) }
        }
    }
}

extension SiteTable {
    /// A link of an open entry that the component of a closed one matches, though the router opens
    /// it; `nil` if none is found.
    fileprivate func gap(of entry: Entry, _ closed: Entry) -> SiteComponents.Gap? {
        guard let map else { return nil }
        let keys = SiteComponents.defaults.merging(["/": .text(closed.path)]) { $1 }
        let component = SiteRule(keys, at: "")
        let links = closed.reaches.lazy.flatMap { reach in
            let rest = repeatElement(SiteSegment(), count: reach.count - entry.segments.count)
            return map.examples.links(
                of: RoutePattern(segments: (entry.segments + rest).map(\.segment)),
                and: RoutePattern(segments: reach.map(\.segment)))
        }
        return links.first { link in
            map.route(answering: link) === entry.route
                && component.matches(SiteLink(path: link.description))
        }.map { .init(route: entry.route.pattern, closed: closed.route.pattern, link: $0) }
    }
}

extension SiteTable.Entry {
    fileprivate var path: String { "/" + segments.map(\.pattern).joined(separator: "/") }

    /// The entry for paths that may be longer, too. Its pattern matches no other path only if all
    /// its values are at the end and whole segments: a value beside a text may have slashes.
    fileprivate var ofAllDepths: Self {
        let open = segments.drop { !$0.hasValue }
        let isPrefix =
            open.prefix(1).allSatisfy { $0.prefix.isEmpty && $0.suffix.isEmpty }
            && open.dropFirst().allSatisfy(\.isAny)
        var entry = self
        entry.isCertain = isCertain && isPrefix
        entry.isShifting = !isPrefix
        return entry
    }

    /// The segments of paths that its pattern matches. If its first value may have slashes, these
    /// are long paths: that value moves all texts to where no entry for all depths has one.
    fileprivate var reaches: [[SiteSegment]] {
        let reaches = segments.reduce([[]]) { reaches, segment in
            Array(reaches.flatMap { start in segment.reach.map { start + [$0] } }.prefix(64))
        }
        guard isShifting, let place = segments.firstIndex(where: \.hasValue) else { return reaches }
        return reaches.map { reach in
            let longer = repeatElement(SiteSegment(), count: segments.count - 1)
            return reach[..<place] + [SiteSegment(prefix: reach[place].prefix)] + longer
                + reach[place...]
        }
    }
}

extension JSONValue {
    /// A component of an association file. A URL that matches all of it opens in the app, or in the
    /// browser if it is excluded. `*` matches any characters, also `/`, and `?` matches one.
    /// - Parameter names: What the query must have.
    fileprivate static func component(
        _ path: String, requiring names: [String] = [], isExcluded: Bool = false
    ) -> JSONValue {
        var keys: [String: JSONValue] = ["/": .text(path)]
        if isExcluded { keys["exclude"] = .truth(true) }
        let query = Dictionary(names.map { ($0, JSONValue.text("?*")) }) { first, _ in first }
        if !query.isEmpty { keys["?"] = .object(query) }
        return .object(keys)
    }
}
