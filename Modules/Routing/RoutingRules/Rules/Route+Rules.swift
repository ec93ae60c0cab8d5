import RouteMatching
import RoutingEngine

extension Route {
    /// The same route, open, and redirecting to a target.
    func redirecting(to target: RedirectTarget) -> Route {
        var ruling = override
        (ruling.target, ruling.unavailability) = (target, nil)
        return overridden(by: ruling)
    }

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
