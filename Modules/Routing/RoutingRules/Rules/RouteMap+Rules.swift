import RouteMatching
import RoutingEngine

extension RouteMap {
    /// The position of the route that a rule is about; `nil` if there is none.
    func position(of rule: RouteRule) -> Int? {
        routes.firstIndex { rule.governs($0.pattern) }
    }

    /// The same routes, with one that redirects to a target.
    func leading(to target: RedirectTarget, from position: Int) -> RouteMap {
        var changed = routes
        var ruling = routes[position].override
        (ruling.target, ruling.unavailability) = (target, nil)
        changed[position] = routes[position].overridden(by: ruling)
        return replacing(with: changed)
    }

    /// A route that answers some link of a pattern.
    func answer(to pattern: RoutePattern) -> Route? {
        RedirectReview(self).samples(of: pattern).lazy.compactMap { self.match($0)?.route }.first
    }
}

extension Route {
    /// A path that a rule adds; it can only redirect.
    convenience init(added rule: RouteRule, _ override: RouteOverride) {
        let registration = Registration(
            redirecting: rule.path.description, to: nil, in: rule.document,
            site: CallSite(file: rule.document, line: nil))
        let parameters = (try? registration.parameters.get()) ?? []
        self.init(
            registration, pattern: rule.path, parameters: parameters, parent: nil,
            override: override)
    }
}

extension RoutePattern {
    /// A link that looks like the pattern itself, to suggest a similar pattern.
    var example: DeepLink { DeepLink(segments: segments.map(\.description)) }
}
