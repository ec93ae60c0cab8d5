import RouteMatching
import RoutingEngine
import RoutingKit

/// A contract as it is compared: each pattern is read once, and what is looked up is indexed.
final class ContractTable {
    let contract: RouteContract
    let routes: [ContractRoute]
    /// The patterns of the routes, one for each.
    let patterns: [RoutePattern]
    let identities: [RoutePattern]
    private let positionsByIdentity: [RoutePattern: Int]
    /// The features with links that open a path.
    private let features: [String: [String]]
    /// The redirects that lead to the path of a route.
    private lazy var redirects: [String: [String]] = routes.reduce(into: [:]) { redirects, route in
        guard let target = target(of: route) else { return }
        redirects[target.path, default: []].append(route.path)
    }

    private(set) lazy var links = ContractLinks(patterns)
    private(set) lazy var samples = SampleValues(unlike: patterns)

    init(_ contract: RouteContract) {
        self.contract = contract
        var routes: [ContractRoute] = []
        var patterns: [RoutePattern] = []
        for route in contract.routes {
            guard let pattern = try? RoutePattern(route.path) else { continue }
            routes.append(route)
            patterns.append(pattern)
        }
        self.routes = routes
        self.patterns = patterns
        identities = patterns.map(\.identity)
        positionsByIdentity = Dictionary(
            identities.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        features = contract.features.reduce(into: [:]) { features, feature in
            for path in Set(feature.links.compactMap(\.opens)) {
                features[path, default: []].append(feature.name)
            }
        }
    }

    /// The position of the route whose pattern matches the same paths.
    func position(of identity: RoutePattern) -> Int? { positionsByIdentity[identity] }

    /// The route to which a route redirects; `nil` if it doesn't, or to none.
    func target(of route: ContractRoute) -> ContractRoute? {
        route.redirect.flatMap { self.route(answering: $0) }
    }

    /// The route whose pattern is the path of a target.
    func route(answering target: String) -> ContractRoute? {
        let path = target.prefix { $0 != "?" && $0 != "#" }
        guard let pattern = try? RoutePattern(String(path)) else { return nil }
        return position(of: pattern.identity).map { routes[$0] }
    }

    /// Whether a route takes the values that the path of a link has: a link to a word where it
    /// takes a number was refused.
    func reads(_ link: DeepLink, at position: Int) -> Bool {
        guard let answer = links.answer(to: link), answer.position == position else { return true }
        return answer.values.allSatisfy { item in
            let parameter = routes[position].parameters.first {
                $0.name.equalsIgnoringASCIICase(item.name)
            }
            return parameter?.type.readsText(item.value) ?? true
        }
    }

    /// Those who rely on a route.
    /// - Parameter origins: The origins that are affected; by default all that may open it.
    func names(
        of dependents: Set<ContractChange.Dependents>, on route: ContractRoute,
        origins: [ContractRoute.Origin]? = nil
    ) -> [String] {
        // A redirect is open to the same origins as its target.
        let origins = origins ?? (target(of: route) ?? route).access
        var names: [String] = []
        if dependents.contains(.links) {
            let paths = [route.path] + redirects[route.path, default: []]
            let found = Set(paths.flatMap { features[$0, default: []] })
            names += found.sorted().map { "the links of \($0)" }
        }
        if dependents.contains(.outside) { names += origins.map(\.plural) }
        // A state stores the URLs of screens, and a ticket that of a request with a requirement.
        let isSaved = route.redirect == nil && (!route.action || !route.requires.isEmpty)
        if dependents.contains(.saved), isSaved { names.append("saved states and tickets") }
        if dependents.contains(.site), origins.contains(.universalLink) {
            names.append("the site's file")
        }
        return names
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
