import RouteMatching
import RoutingEngine
import RoutingKit

/// A contract as it is compared: each pattern is read once, and what is looked up is indexed.
///
/// A position is a rank: of two routes that match a link, the one with the smaller position wins.
/// A contract knows the names of an app's checks, but not what they accept. So in its table each
/// check accepts a single text that no pattern has.
final class ContractTable {
    private static let maximumRedirects = 8

    let contract: RouteContract
    /// In the order of precedence, and their patterns.
    let routes: [ContractRoute]
    let patterns: [RoutePattern]
    private let links: UniversalLinks
    private let table: RouteTable
    private lazy var examples = WinningPaths(table)
    /// Of the forms of the patterns; a contract without a new pattern needs none.
    private lazy var index = patterns.enumerated().reduce(into: OverlapIndex()) { index, next in
        for form in next.element.forms { index.insert(form.map(\.overlap), as: next.offset) }
    }
    /// The features with links that open a path.
    private let features: [String: [String]]
    /// The routes that answer after redirects and all that follow, by the paths of those, and the
    /// reverse.
    private(set) lazy var targets = routes.indices.reduce(into: [String: ContractRoute]()) {
        targets, position in
        targets[routes[position].path] = routes[position].redirect.flatMap {
            end(of: $0, with: values(at: position)).route
        }
    }
    private lazy var redirects = Dictionary(grouping: targets.keys) { targets[$0]?.path }

    init(_ contract: RouteContract) {
        self.contract = contract
        links = UniversalLinks(hosts: contract.hosts, schemes: contract.schemes)
        let read = contract.routes.indices.compactMap { index in
            (try? RoutePattern(contract.routes[index].path)).map { ($0, index) }
        }
        let first = Dictionary(read, uniquingKeysWith: { first, _ in first })
        table = RouteTable(unchecked: read.map(\.0), constraints: read.map(\.0).checks())
        patterns = table.patterns
        routes = patterns.compactMap { pattern in first[pattern].map { contract.routes[$0] } }
        let opened = contract.features.flatMap { feature in
            feature.links.compactMap(\.opens).map { ($0, [feature.name]) }
        }
        features = Dictionary(opened, uniquingKeysWith: +)
    }

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
        table.match(link)?.index ?? .max >= position
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

    /// Where a target leads after all redirects of this contract: a link, and what answers it.
    /// - Parameter values: Those of a link that is redirected.
    func end(
        of target: String, with values: [DeepLink.QueryItem]
    ) -> (link: String, route: ContractRoute?) {
        var values = values
        var target = target
        for _ in 0..<Self.maximumRedirects {
            guard let redirect = try? RedirectTarget(target, of: links),
                let filled = try? redirect.link(with: values)
            else { break }
            let query = filled.query + redirect.remaining(of: values)
            let link = DeepLink(segments: filled.segments, query: query)
            let match = table.match(link)
            let route = match.map { routes[$0.index] }
            guard let match, let next = route?.redirect else { return (link.description, route) }
            target = next
            values = match.items + link.query
        }
        return (target, nil)
    }

    /// Those who rely on a route.
    /// - Parameter origins: The origins that are affected; by default all that may open it.
    func names(
        of dependents: [ContractChange.Dependents], on route: ContractRoute,
        origins: [ContractRoute.Origin]? = nil
    ) -> [String] {
        // A redirect is open to the same origins as its target.
        let origins = origins ?? (targets[route.path] ?? route).access
        let paths = [route.path] + redirects[route.path, default: []]
        let linking = Set(paths.flatMap { features[$0, default: []] }).sorted()
        // A state stores the URLs of screens, and a ticket that of a request with a requirement.
        let isSaved = route.redirect == nil && (!route.action || !route.requires.isEmpty)
        let known: KeyValuePairs<ContractChange.Dependents, [String]> = [
            .links: linking.map { "the links of \($0)" },
            .outside: origins.map(\.meaning.plural),
            .saved: isSaved ? ["saved states and tickets"] : [],
            .site: origins.contains(.universalLink) ? ["the site's file"] : [],
        ]
        return known.filter { dependents.contains($0.key) }.flatMap(\.value)
    }
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
