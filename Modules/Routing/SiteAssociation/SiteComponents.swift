/// Makes the components that match what routes open.
///
/// In both tables the first match wins, so the components are the patterns in their order of
/// precedence. But a `*` of the system also matches slashes. So deeper paths are first: a pattern of
/// n segments matches no path of fewer, and earlier components have decided all deeper paths.
struct SiteComponents {
    private struct Entry {
        let segments: [SiteRoute.Segment]
        let route: SiteRoute

        var component: SiteComponent {
            SiteComponent(
                "/" + segments.map(\.pattern).joined(separator: "/"),
                query: route.isOpen
                    ? Dictionary(
                        route.required.map { ($0, "?*") }, uniquingKeysWith: { first, _ in first })
                    : [:],
                isExcluded: !route.isOpen)
        }

        /// Its component matches no deeper path than one that begins as it does.
        var isPrefix: Bool {
            let open = segments.drop { !($0.hasValue || $0.hasWildcard) }.map(\.pattern)
            return open.prefix(1).allSatisfy { $0.hasSuffix("?*") }
                && open.dropFirst().allSatisfy { $0 == "?*" }
        }

        func overlaps(_ other: Entry) -> Bool {
            zip(segments, other.segments).allSatisfy { $0.overlaps($1) }
        }
    }

    private(set) var components: [SiteComponent] = []

    init(_ routes: [SiteRoute]) {
        let depth = routes.flatMap(\.forms).map(\.segments.count).max() ?? 0
        // Below the deepest form, only routes that take the rest of the path answer.
        add(Self.entries(of: routes, at: depth + 1).filter { $0.route.isOpen || $0.isPrefix })
        for depth in stride(from: depth, through: 0, by: -1) {
            let entries = Self.entries(of: routes, at: depth)
            let crossesSlashes = entries.contains { entry in
                entry.route.isOpen && entry.segments.contains { $0.hasValue || $0.hasWildcard }
            }
            if crossesSlashes {
                components.append(
                    SiteComponent(String(repeating: "/?*", count: depth + 1), isExcluded: true))
            }
            add(entries)
        }
    }

    /// Leaves out closed forms that precede no open one.
    private mutating func add(_ entries: [Entry]) {
        for (index, entry) in entries.enumerated() {
            let isNeeded =
                entry.route.isOpen
                || entry.segments.allSatisfy { $0.isExact && !$0.hasWildcard }
                    && entries[index...].contains { $0.route.isOpen && $0.overlaps(entry) }
            let component = entry.component
            if isNeeded, !components.contains(component) { components.append(component) }
        }
    }

    private static func entries(of routes: [SiteRoute], at depth: Int) -> [Entry] {
        routes.flatMap { route in
            route.forms.compactMap { form in
                let missing = depth - form.segments.count
                guard missing == 0 || missing > 0 && form.hasRest else { return nil }
                let rest = Array(repeating: SiteRoute.Segment(), count: missing)
                return Entry(segments: form.segments + rest, route: route)
            }
        }
    }
}
