import RouteMatching
import RoutingEngine
import RoutingKit

/// A contract as it is compared: each pattern is read once, what is looked up is indexed, and what
/// no change asks for is never made.
///
/// A contract knows the names of an app's checks, but not what they accept. So in its table each
/// check accepts a single text that no pattern has, and in its open table every text.
final class ContractTable {
    /// What a link leads to: the position of the route that answers, `nil` if none does, and the
    /// items that it gets, those of the path first.
    typealias LinkEnd = (position: Int?, values: [DeepLink.QueryItem])

    let contract: RouteContract
    var routes: [ContractRoute] { contract.routes }
    private(set) lazy var patterns = routes.map {
        // A contract refuses what isn't one.
        (try? RoutePattern($0.path)) ?? RoutePattern(segments: [.literal($0.path)])
    }
    private lazy var positions = Dictionary(zip(patterns, patterns.indices)) { first, _ in first }
    private lazy var links = UniversalLinks(hosts: contract.hosts, schemes: contract.schemes)
    private lazy var table = patterns.table()
    private lazy var openTable = patterns.table(isOpen: true)
    /// Of two routes that match a link, the one with the smaller rank wins.
    private lazy var ranks = Dictionary(zip(table.patterns, 0...)) { first, _ in first }
    private lazy var examples = WinningPaths(table)
    /// Of the forms of the patterns.
    private lazy var index = patterns.enumerated().reduce(into: OverlapIndex()) { index, next in
        for form in next.element.forms { index.insert(form.map(\.overlap), as: next.offset) }
    }
    /// The features with links that open a path.
    private lazy var features = Dictionary(
        contract.features.flatMap { feature in
            feature.links.compactMap(\.opens).map { ($0, [feature.name]) }
        }, uniquingKeysWith: +)
    /// For each route the one that answers after its redirect and all that follow, and the reverse.
    private(set) lazy var targets = routes.enumerated().map { position, route -> Int? in
        if route.redirect == nil { return position }
        let link = examples.links(of: patterns[position], upTo: 1).first
        let start = (position: position, values: link.flatMap(table.match)?.items ?? [])
        // The app has started, so its checks accept the texts of a target.
        return end(of: start, redirectedTo: route.redirect, isOpen: false).position
            ?? end(of: start, redirectedTo: route.redirect, isOpen: true).position
    }
    private lazy var sources = Dictionary(grouping: routes.indices) { targets[$0] }

    init(_ contract: RouteContract) { self.contract = contract }

    /// The positions of the routes that may have a path in common with a pattern.
    func overlapping(_ pattern: RoutePattern) -> [Int] {
        Set(pattern.forms.flatMap { index.overlapping($0.map(\.overlap)) }).sorted()
    }

    /// Whether a route answers a link that its pattern matches, or would if the checks of the app
    /// accept its values.
    func mayWin(_ position: Int, _ link: DeepLink, isOpen: Bool = false) -> Bool {
        // In the table, a check of the app accepts one text only. So a pattern with a check may win
        // a link that the table gives to a later pattern, or to none, but not one of an earlier
        // pattern.
        (isOpen ? openTable : table).match(link)
            .map { $0.index >= ranks[patterns[position], default: 0] } ?? true
    }

    /// The pattern of a route that takes only values that its parameters can be: a link to a word
    /// where it takes a number was refused.
    func completePattern(at position: Int) -> RoutePattern {
        patterns[position].complete(
            by: routes[position].parameters.map { ($0.name, $0.type.constraint) })
    }

    /// Where a link leads after all redirects of this contract.
    /// - Parameters:
    ///   - start: What answers the link unless it is redirected.
    ///   - target: The target of the first redirect; `nil` if there is none.
    ///   - isOpen: Whether the checks accept every text.
    func end(of start: LinkEnd, redirectedTo target: String?, isOpen: Bool) -> LinkEnd {
        var end = start
        var next = target
        for _ in 0...RouteMap.maximumRedirects {
            guard let target = next else { return end }
            guard let redirect = try? RedirectTarget(target, of: links),
                let link = try? redirect.link(with: end.values),
                let match = (isOpen ? openTable : table).match(DeepLink(segments: link.segments)),
                let position = positions[match.pattern]
            else { break }
            // A value that the path gives isn't taken from the query, too.
            let query = (link.query + redirect.remaining(of: end.values)).filter {
                !match.pattern.hasParameter(named: $0.name)
            }
            end = (position, match.items + query)
            next = routes[position].redirect
        }
        return (nil, [])
    }

    /// How a link that led to one end leads to another one now, as the end of a sentence; `nil` if
    /// it gets the same answer, or got none.
    func difference(of end: LinkEnd, to before: LinkEnd) -> String? {
        guard let expected = before.position else { return nil }
        guard let position = end.position else { return "no route" }
        let path = routes[position].path
        if position != expected { return "\(path), not to \(routes[expected].path)" }
        let name = before.values.map(\.name).first { name in
            let isTaken =
                patterns[position].hasParameter(named: name)
                || routes[position].parameters.contains { $0.isNamed(name) }
            let texts = [before, end].map { ParameterValues(items: $0.values)[name] }
            return isTaken && texts[0] != texts[1]
        }
        return name.map { "\(path) with another value of '\($0)'" }
    }

    /// Those who rely on what a change is about.
    /// - Parameter position: The route that it is about; `nil` for a new one, a host or a scheme.
    func names(of change: ContractChange, on position: Int?) -> [String] {
        // The site's file names what is open, so it also depends on what is open to more.
        let dependents = change.fact.meaning.affects.filter {
            change.verdict == .breaking || change.verdict == .review && $0 == .site
        }
        // A redirect is open to the same origins as its target.
        let origins = change.origins ?? position.map { routes[targets[$0] ?? $0].access } ?? []
        let paths = position.map { sources[$0, default: [$0]] } ?? []
        let linking = Set(paths.flatMap { features[routes[$0].path, default: []] })
        return dependents.flatMap { dependent in
            switch dependent {
            case .links: linking.sorted().map { "the links of \($0)" }
            case .outside: origins.map(\.meaning.plural)
            case .saved:
                position.map { routes[$0].isSaved } == true ? ["saved states and tickets"] : []
            case .site: origins.contains(.universalLink) ? ["the site's file"] : []
            }
        }
    }
}

extension [RoutePattern] {
    /// A table of these patterns. A contract doesn't know what the checks of the app accept.
    /// - Parameter isOpen: Whether each check stands for one that accepts every text; otherwise for
    ///   one that accepts its example alone, a text that no pattern has.
    func table(isOpen: Bool = false) -> RouteTable {
        let checks = Set(flatMap(\.segments).compactMap(\.constraintName)).map { name in
            let example = "~\(name)"
            return RouteConstraint(name, example: example) { isOpen || $0 == example }
        }
        return RouteTable(unchecked: self, constraints: checks)
    }
}

extension RoutePattern {
    /// The pattern with a name for each value, one that no pattern can have where it gives none, so
    /// that values make a link of it; and with constraints for those values that have none.
    func complete(by known: [(name: String?, constraint: SegmentConstraint?)]) -> RoutePattern {
        let constraint = { (name: String) in
            known.first { $0.name?.equalsIgnoringASCIICase(name) == true }?.constraint
        }
        let segments = segments.enumerated().map { index, segment -> Segment in
            switch segment {
            case .wildcard: .parameter(name: "*\(index)", .none)
            case .rest(nil): .rest(name: "**")
            case .parameter(let name, .none): .parameter(name: name, constraint(name) ?? .none)
            case .affixed(let prefix, let name, .none, let suffix):
                .affixed(prefix: prefix, name: name, constraint(name) ?? .none, suffix: suffix)
            default: segment
            }
        }
        return RoutePattern(segments: segments, optionalCount: forms.count - 1)
    }

    /// The values of links that the pattern matches, whatever the checks of the app accept.
    func values(of links: some Sequence<DeepLink>) -> some Sequence<[DeepLink.QueryItem]> {
        let table = [self].table(isOpen: true)
        return links.lazy.compactMap { table.match($0)?.items }
    }
}
