import RouteMatching
import RoutingEngine
import RoutingKit

/// A contract as it is compared: each pattern is read once, and what is looked up is indexed.
///
/// A position is a rank: of two routes that match a link, the one with the smaller position wins.
/// A contract knows the names of an app's checks, but not what they accept. So in its table each
/// check stands for another one, which accepts a single text that no pattern has.
final class ContractTable {
    private static let maximumRedirects = 8

    let contract: RouteContract
    /// In the order of precedence, and their patterns.
    let routes: [ContractRoute]
    let patterns: [RoutePattern]
    /// Makes texts that few of the patterns answer.
    private(set) lazy var samples = SampleValues(unlike: patterns)
    private let table: RouteTable
    /// Of the forms of the patterns; a contract without a new pattern needs none.
    private lazy var index = patterns.enumerated().reduce(into: OverlapIndex()) { index, next in
        for form in next.element.forms { index.insert(form.map(\.overlap), as: next.offset) }
    }
    /// The features with links that open a path.
    private let features: [String: [String]]
    /// The redirects that lead to the path of a route.
    private lazy var redirects = Dictionary(grouping: routes.filter { $0.redirect != nil }) {
        target(of: $0)?.path
    }

    init(_ contract: RouteContract) {
        self.contract = contract
        let pairs = contract.routes.compactMap { route in
            (try? RoutePattern(route.path)).map { ($0, route) }
        }
        let byPattern = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        let checks = Set(pairs.flatMap(\.0.checks))
        table = RouteTable(
            unchecked: pairs.map(\.0), constraints: checks.map(RouteConstraint.init(standingFor:)))
        patterns = table.patterns
        routes = patterns.compactMap { byPattern[$0] }
        let links = contract.features.flatMap { feature in
            feature.links.compactMap(\.opens).map { ($0, [feature.name]) }
        }
        features = Dictionary(links, uniquingKeysWith: +)
    }

    /// The positions of the routes that may have a path in common with a pattern.
    func overlapping(_ pattern: RoutePattern) -> [Int] {
        let found = pattern.forms.map { index.overlapping($0.map(\.overlap)) }
        return found.count == 1 ? found[0] : Set(found.joined()).sorted()
    }

    /// Whether a route answers a link, or would if the checks of the app accept its values.
    /// - Parameter pattern: The pattern of the route, or a narrower one that counts instead.
    func mayWin(_ position: Int, _ link: DeepLink, as pattern: RoutePattern) -> Bool {
        // In the table, a check of the app accepts one text only. So a pattern with a check may win
        // a link that the table gives to a later pattern, or to none, but not one of an earlier
        // pattern.
        guard table.match(link)?.index ?? .max >= position else { return false }
        return pattern.matches(link) { name in RouteConstraint(name, example: name) { _ in true } }
    }

    /// The pattern of a route that takes only values that its parameters can be: a link to a word
    /// where it takes a number was refused.
    func typedPattern(at position: Int) -> RoutePattern {
        let pattern = patterns[position]
        let texts = pattern.segments.enumerated().map { place, segment in
            let parameter = routes[position].parameters.first { parameter in
                segment.name.map(parameter.name.equalsIgnoringASCIICase) ?? false
            }
            let typed = segment.constrained(by: parameter?.type.constraint ?? .none)
            return "/\(typed)" + (pattern.isOptional(at: place) ? "?" : "")
        }
        return (try? RoutePattern(texts.joined())) ?? pattern
    }

    /// The route that answers after a redirect and all that follow; `nil` if there is none, or if
    /// the route doesn't redirect.
    func target(of route: ContractRoute) -> ContractRoute? {
        guard let redirect = route.redirect, let pattern = try? RoutePattern(route.path) else {
            return nil
        }
        return end(of: redirect, from: pattern).route
    }

    /// Where a target leads after all redirects of this contract: a link, and what answers it.
    /// - Parameter pattern: The pattern whose links are redirected; an example of it gives the
    ///   values.
    func end(
        of target: String, from pattern: RoutePattern
    ) -> (link: String, route: ContractRoute?) {
        var values = pattern.segments.compactMap { segment in
            segment.name.map { DeepLink.QueryItem(name: $0, value: samples.value(of: segment)) }
        }
        var target = target
        var queries: [Substring] = []
        for _ in 0..<Self.maximumRedirects {
            let parts = target.split(separator: "?", maxSplits: 1)
            queries += parts.dropFirst()
            guard let path = try? RoutePattern(String(parts.first ?? "")),
                let link = path.link(of: ParameterValues(items: values))
            else { break }
            guard let match = table.match(link), let next = routes[match.index].redirect else {
                let end = ([Substring(link.description)] + queries).joined(separator: "?")
                return (end, table.match(link).map { routes[$0.index] })
            }
            target = next
            values = match.items + link.query
        }
        return (target, nil)
    }

    /// Those who rely on a route.
    /// - Parameter origins: The origins that are affected; by default all that may open it.
    func names(
        of dependents: Set<ContractChange.Dependents>, on route: ContractRoute,
        origins: [ContractRoute.Origin]? = nil
    ) -> [String] {
        // A redirect is open to the same origins as its target.
        let origins = origins ?? (target(of: route) ?? route).access
        let paths = [route.path] + redirects[route.path, default: []].map(\.path)
        let linking = Set(paths.flatMap { features[$0, default: []] }).sorted()
        // A state stores the URLs of screens, and a ticket that of a request with a requirement.
        let isSaved = route.redirect == nil && (!route.action || !route.requires.isEmpty)
        let known: KeyValuePairs<ContractChange.Dependents, [String]> = [
            .links: linking.map { "the links of \($0)" },
            .outside: origins.map(\.plural),
            .saved: isSaved ? ["saved states and tickets"] : [],
            .site: origins.contains(.universalLink) ? ["the site's file"] : [],
        ]
        return known.filter { dependents.contains($0.key) }.flatMap(\.value)
    }
}

extension ContractRoute.Origin {
    var plural: String {
        switch self {
        case .universalLink: "universal links in the world"
        case .customScheme: "links of custom schemes"
        case .push: "push notifications"
        }
    }
}
