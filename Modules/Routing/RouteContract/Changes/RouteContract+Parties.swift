import RouteMatching
import RoutingKit

extension RouteContract {
    /// Those in a scope who rely on a route of this contract.
    /// - Parameters:
    ///   - scope: Those whom the change can affect.
    ///   - route: The route.
    ///   - access: The origins that are affected; all that may open the route by default.
    ///   - links: Whether the change affects a link that opens the route.
    func parties(
        in scope: ContractScope, of route: ContractRoute, access: Access? = nil,
        links isAffected: (ContractLink) -> Bool = { _ in true }
    ) -> [AffectedParty] {
        let access = access ?? self.access(of: route)
        var parties: [AffectedParty] = []
        if scope.contains(.links) {
            let paths = [route.path] + redirects(to: route).map(\.path)
            for feature in features
            where feature.links.contains(where: {
                $0.opens.map(paths.contains) == true && isAffected($0)
            }) {
                parties.append(.links(feature: feature.name))
            }
        }
        if scope.contains(.outside) {
            if access.contains(.universalLinks) { parties.append(.universalLinks) }
            if access.contains(.customSchemes) { parties.append(.customSchemes) }
            if access.contains(.pushes) { parties.append(.pushes) }
        }
        if scope.contains(.saved), isSaved(route) { parties.append(.savedStates) }
        if scope.contains(.site), access.contains(.universalLinks) {
            parties.append(.siteAssociation)
        }
        return parties
    }

    /// The route that answers a path of the app, such as the target of a redirect.
    func route(answering target: String) -> ContractRoute? {
        let path = String(target.prefix { $0 != "?" && $0 != "#" })
        guard let pattern = try? RoutePattern(path) else { return nil }
        return routes.first {
            (try? RoutePattern($0.path))?.isEquivalent(to: pattern) == true
        }
    }

    /// A redirect is open to the same origins as its target.
    private func access(of route: ContractRoute) -> Access {
        guard let redirect = route.redirect else { return route.access }
        return self.route(answering: redirect)?.access ?? route.access
    }

    private func redirects(to route: ContractRoute) -> [ContractRoute] {
        routes.filter { other in
            other.redirect.flatMap { self.route(answering: $0) }?.path == route.path
        }
    }

    /// A state stores the URLs of screens, and a ticket that of a request with a requirement.
    private func isSaved(_ route: ContractRoute) -> Bool {
        route.redirect == nil && (!route.isAction || !route.requirements.isEmpty)
    }
}
