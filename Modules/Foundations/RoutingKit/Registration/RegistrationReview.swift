/// Checks the registrations of an app against one another and collects every mistake.
@MainActor
struct RegistrationReview {
    private(set) var routes: [Route] = []
    private(set) var mistakes: [RegistrationError.Mistake] = []

    init(_ registrations: [Registration]) {
        for registration in registrations {
            add(registration)
        }
        for route in routes {
            reviewParent(of: route)
        }
        let order = Dictionary(
            registrations.enumerated().map { ($1.site, $0) },
            uniquingKeysWith: { first, _ in first })
        mistakes.sort { (order[$0.site] ?? 0) < (order[$1.site] ?? 0) }
    }

    private mutating func add(_ registration: Registration) {
        do {
            let pattern = try RoutePattern(registration.path)
            let parent = try registration.parent.map { try RoutePattern($0) }
            reviewEffect(of: registration)
            let parameters = reviewParameters(of: registration, for: pattern)
            if let other = routes.first(where: { $0.pattern.shape == pattern.shape }) {
                let site = other.registration.site
                let clash =
                    other.pattern == pattern
                    ? "is registered at \(site) already"
                    : "is shadowed by \(other.pattern), registered at \(site)"
                report(registration, "\(pattern) \(clash); one URL names one Navigator")
            } else {
                routes.append(
                    Route(registration, pattern: pattern, parameters: parameters, parent: parent))
            }
        } catch {
            report(registration, "\(error)")
        }
    }

    private mutating func reviewEffect(of registration: Registration) {
        guard registration.effect == .changes, registration.access != .closed else { return }
        report(
            registration,
            "\(registration.navigator) changes data, so \(registration.path) must stay closed to "
                + "links from outside")
    }

    private mutating func reviewParameters(
        of registration: Registration, for pattern: RoutePattern
    ) -> [RouteParameter] {
        guard case .success(let parameters) = registration.parameters else {
            report(
                registration,
                "the parameters of \(registration.navigator) can't be read from a URL; use numbers, "
                    + "texts, enumerations, arrays and payloads, or let a type of your own conform "
                    + "to ParameterExample")
            return []
        }
        for case .parameter(let name, _) in pattern.segments
        where !parameters.contains(where: { $0.isNamed(name) && !$0.isPayload }) {
            report(
                registration,
                "\(pattern) names the parameter '\(name)', which \(registration.navigator) does not "
                    + "take")
        }
        return parameters
    }

    private mutating func reviewParent(of route: Route) {
        guard let path = route.parent else { return }
        guard let parent = routes.first(where: { $0.pattern.shape == path.shape }) else {
            return report(route.registration, "the parent \(path) is no registered route")
        }
        if !parent.access.isSuperset(of: route.access) {
            report(
                route.registration,
                "the parent \(path) is less open to the outside than \(route.pattern)")
        }
        let required = parent.parameters.filter { $0.isRequired && !$0.isPayload }
            .map(\.name.asciiLowercased)
        let needed = path.parameterNames.union(required)
        if let name = needed.subtracting(route.pattern.parameterNames).min() {
            report(
                route.registration,
                "the parent \(path) needs '\(name)', which \(route.pattern) does not give")
        }
        var ancestor: Route? = parent
        for _ in routes {
            guard let next = ancestor?.parent else { return }
            ancestor = routes.first { $0.pattern.shape == next.shape }
        }
        report(route.registration, "the parents of \(route.pattern) go round in a circle")
    }

    private mutating func report(_ registration: Registration, _ message: String) {
        mistakes.append(.init(site: registration.site, message: message))
    }
}
