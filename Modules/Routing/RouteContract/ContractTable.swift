import RouteMatching
import RoutingEngine
import RoutingKit

/// A contract as it is compared: each pattern is read once, what is looked up is indexed, and what
/// no change asks for is never made.
///
/// A contract knows the names of an app's checks, but not what they accept. So in its table each
/// check accepts a single text that no pattern has.
final class ContractTable {
    let contract: RouteContract
    var routes: [ContractRoute] { contract.routes }
    private(set) lazy var patterns = routes.map {
        // A contract refuses what isn't one.
        (try? RoutePattern($0.path)) ?? RoutePattern(segments: [.literal($0.path)])
    }
    private lazy var positions = Dictionary(zip(patterns, patterns.indices)) { first, _ in first }
    private lazy var links = UniversalLinks(hosts: contract.hosts, schemes: contract.schemes)
    private lazy var table = RouteTable(unchecked: patterns, constraints: patterns.checks())
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
    private(set) lazy var targets = routes.indices.map { end(of: $0) }
    private lazy var sources = Dictionary(grouping: routes.indices) { targets[$0] }

    init(_ contract: RouteContract) { self.contract = contract }

    /// The positions of the routes that may have a path in common with a pattern.
    func overlapping(_ pattern: RoutePattern) -> [Int] {
        Set(pattern.forms.flatMap { index.overlapping($0.map(\.overlap)) }).sorted()
    }

    /// Whether a route answers a link that its pattern matches, or would if the checks of the app
    /// accept its values.
    func mayWin(_ position: Int, _ link: DeepLink) -> Bool {
        // In the table, a check of the app accepts one text only. So a pattern with a check may win
        // a link that the table gives to a later pattern, or to none, but not one of an earlier
        // pattern.
        table.match(link).map { $0.index >= ranks[patterns[position], default: 0] } ?? true
    }

    /// The pattern of a route that takes only values that its parameters can be: a link to a word
    /// where it takes a number was refused.
    func typedPattern(at position: Int) -> RoutePattern {
        patterns[position].constrained { name in
            routes[position].parameters.first { $0.isNamed(name) }?.type.constraint
        }
    }

    /// The values of an example of a route.
    func values(at position: Int) -> [DeepLink.QueryItem] {
        let example = examples.links(of: patterns[position], upTo: 1).first
        return example.flatMap { table.match($0)?.items } ?? []
    }

    /// The route that answers a link of a route after all redirects; `nil` if none does.
    /// - Parameter values: Those of the link; by default those of an example.
    func end(of position: Int, with values: [DeepLink.QueryItem]? = nil) -> Int? {
        guard let target = routes[position].redirect else { return position }
        return end(of: target, with: values ?? self.values(at: position)).position
    }

    /// Where a target leads after all redirects of this contract: a link, and what answers it.
    /// - Parameter values: Those of a link that is redirected.
    func end(
        of target: String, with values: [DeepLink.QueryItem]
    ) -> (link: String, position: Int?) {
        var values = values
        var target = target
        for _ in 0..<RouteMap.maximumRedirects {
            guard let redirect = try? RedirectTarget(target, of: links),
                let filled = try? redirect.link(with: values)
            else { break }
            let query = filled.query + redirect.remaining(of: values)
            let link = DeepLink(segments: filled.segments, query: query)
            let match = table.match(link)
            let position = match.flatMap { positions[$0.pattern] }
            guard let match, let position, let next = routes[position].redirect else {
                return (link.description, position)
            }
            target = next
            values = match.items + link.query
        }
        return (target, nil)
    }

    /// Those who rely on what a change is about.
    /// - Parameter position: The route that it is about; `nil` for a new one, a host or a scheme.
    func names(of change: ContractChange, on position: Int?) -> [String] {
        // The site's file names what is open, so it also depends on what is open to more.
        let dependents = change.fact.meaning.affects.filter {
            change.verdict == .breaking || change.verdict == .review && $0 == .site
        }
        if dependents.isEmpty { return [] }
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

extension ContractRoute {
    /// A state stores the URLs of screens, and a ticket that of a request with a requirement.
    fileprivate var isSaved: Bool { redirect == nil && (!action || !requires.isEmpty) }
}

extension ContractRoute.Origin {
    /// The access that lets it open a route, and what a report calls it.
    var meaning: (access: Access, plural: String) {
        switch self {
        case .universalLink: (.universalLinks, "universal links in the world")
        case .customScheme: (.customSchemes, "links of custom schemes")
        case .push: (.pushes, "push notifications")
        }
    }
}

extension [RoutePattern] {
    /// The checks of the app in these patterns. A contract doesn't know what they accept.
    /// - Parameter isOpen: Whether each stands for one that accepts every text; otherwise for one
    ///   that accepts its example alone, a text that no pattern has.
    func checks(isOpen: Bool = false) -> [RouteConstraint] {
        Set(flatMap(\.segments).compactMap(\.constraintName)).map { name in
            let example = "~\(name)"
            return RouteConstraint(name, example: example) { isOpen || $0 == example }
        }
    }
}

extension RoutePattern {
    /// The pattern with constraints for those of its values that have a name and none.
    func constrained(by constraint: (String) -> SegmentConstraint?) -> RoutePattern {
        let segments = segments.map { segment -> Segment in
            guard segment.constraint == SegmentConstraint.none, let name = segment.name,
                let constraint = constraint(name)
            else { return segment }
            guard case .affixed(let prefix, _, _, let suffix) = segment else {
                return .parameter(name: name, constraint)
            }
            return .affixed(prefix: prefix, name: name, constraint, suffix: suffix)
        }
        return RoutePattern(segments: segments, optionalCount: forms.count - 1)
    }
}
