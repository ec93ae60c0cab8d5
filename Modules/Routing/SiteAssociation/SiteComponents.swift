import RouteMatching
import RoutingEngine

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
struct SiteComponents {
    /// A link that a route opens and the file can't.
    struct Gap: Hashable {
        let route: RoutePattern
        /// The route for which it must stay closed.
        let closed: RoutePattern
        let path: [String]
    }

    private typealias Entry = SiteTable.Entry

    private(set) var components: [SiteComponent] = []
    private(set) var gaps: [Gap] = []
    private var known: Set<SiteComponent> = []
    private let table: SiteTable
    /// Paths that a route answers.
    private let examples: (Int) -> [[String]]

    init(_ table: SiteTable, examples: @escaping (Int) -> [[String]]) {
        self.table = table
        self.examples = examples
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
                add(SiteComponent(String(repeating: "/?*", count: depth + 1), isExcluded: true))
            }
            add(entries)
        }
    }

    private mutating func add(_ component: SiteComponent) {
        if known.insert(component).inserted { components.append(component) }
    }

    private mutating func add(_ entries: [Entry]) {
        // A component that matches too much must not open what a later one keeps closed.
        let isLast = { (entry: Entry) in entry.isOpen && !entry.isExact }
        let order =
            entries.indices.filter { !isLast(entries[$0]) }
            + entries.indices.filter { isLast(entries[$0]) }
        var open = OverlapIndex()
        var closed = OverlapIndex()
        for (place, number) in order.enumerated() {
            let segments = entries[number].segments.map(\.overlap)
            if entries[number].isOpen {
                open.insert(segments, as: place)
            } else {
                closed.insert(segments, as: place)
            }
        }
        for (place, number) in order.enumerated() {
            let entry = entries[number]
            let segments = entry.segments.map(\.overlap)
            let exclusion = entry.component(isExcluded: true)
            // The entries whose components would open what this one doesn't.
            let later = open.overlapping(segments).filter { $0 > place }.map { order[$0] }
            guard entry.isOpen else {
                if !later.isEmpty { add(exclusion) }
                continue
            }
            let before = closed.overlapping(segments).filter { $0 < place }.map { order[$0] }
            findGap(of: entry, at: number, among: entries, closed: before)
            if known.contains(exclusion) { continue }
            add(entry.component(isExcluded: false))
            // Another route must not take its links without the items of the query that it
            // requires.
            let isWinner = entry.isExact && !later.isEmpty && later.allSatisfy { $0 > number }
            if !entry.required.isEmpty, isWinner { add(exclusion) }
        }
    }

    /// Finds a link of an open entry that the component of a closed one matches, though the router
    /// opens it: the closed one comes later, or answers less than its component matches.
    private mutating func findGap(
        of entry: Entry, at number: Int, among entries: [Entry], closed: [Int]
    ) {
        let route = table.routes[entry.route].pattern
        guard gaps.last?.route != route else { return }
        for other in closed where other > number || !entries[other].isExact {
            let common = zip(entry.segments, entries[other].segments)
                .compactMap { $0.intersection($1) }
            guard common.count == entry.segments.count else { continue }
            for path in paths(of: common, like: examples(entry.route))
            where table.winner(path) == entry.route {
                let closed = table.routes[entries[other].route].pattern
                gaps.append(Gap(route: route, closed: closed, path: path))
                return
            }
        }
    }

    private static let values = ["x", "1", "-1", "1.5", "true", "z9"]

    /// Some paths with these segments, with values of examples and of all types.
    private func paths(of segments: [SiteSegment], like examples: [[String]]) -> [[String]] {
        segments.indices.reduce(into: [[]]) { paths, place in
            let segment = segments[place]
            let values = Self.values.map { segment.prefix + $0 + segment.suffix }
            let given = examples.compactMap { $0.count > place ? $0[place] : nil }
            let texts = segment.hasValue ? given.filter(segment.admits) + values : [segment.prefix]
            let longer = paths.flatMap { path in texts.map { path + [$0] } }
            paths = Array(longer.prefix(Self.maximumPaths))
        }
    }

    private static let maximumPaths = 512
}

extension SiteTable.Entry {
    func component(isExcluded: Bool) -> SiteComponent {
        SiteComponent(
            "/" + segments.map(\.pattern).joined(separator: "/"),
            query: isExcluded
                ? [:]
                : Dictionary(required.map { ($0, "?*") }, uniquingKeysWith: { first, _ in first }),
            isExcluded: isExcluded)
    }

    /// The entry for paths that may be longer, too. Its pattern matches no other path only if all
    /// its values are at the end: a value before a text may have slashes.
    fileprivate var ofAllDepths: Self {
        let open = segments.drop { !$0.hasValue }
        let isPrefix =
            open.prefix(1).allSatisfy { $0.suffix.isEmpty } && open.dropFirst().allSatisfy(\.isAny)
        var entry = self
        if !isPrefix {
            for place in segments.indices { entry.segments[place].checks = ["slashes"] }
        }
        return entry
    }
}

extension SiteComponents {
    @MainActor
    init(of router: AppRouter) {
        let routes = router.currentMap?.ordered ?? []
        self.init(SiteTable(of: router)) { position in
            router.currentMap?.examples(of: routes[position].pattern).map(\.segments) ?? []
        }
    }
}
