import RouteMatching
import RoutingKit

/// Checks the registrations of an app against one another and collects all errors.
@MainActor
struct RegistrationReview {
    private(set) var routes: [Route] = []
    /// The table of the routes; `nil` if it has an error.
    private(set) var table: RouteTable?
    private(set) var issues: [RegistrationError.Issue] = []
    private let links: UniversalLinks

    init(
        _ registrations: [Registration], constraints: [RouteConstraint] = [],
        links: UniversalLinks
    ) {
        self.links = links
        let site = CallSite(file: "UniversalLinks", line: nil)
        issues = links.issues.map { .init(site: site, message: $0) }
        for registration in registrations {
            add(registration)
        }
        reviewTable(constraints)
        for route in routes {
            reviewParent(of: route)
        }
        let order = Dictionary(
            registrations.enumerated().map { ($1.site, $0) },
            uniquingKeysWith: { first, _ in first })
        issues.sort { (order[$0.site] ?? 0) < (order[$1.site] ?? 0) }
    }

    private mutating func add(_ registration: Registration) {
        do {
            let pattern = try RoutePattern(registration.path)
            let parent = try registration.parent.map { try RoutePattern($0) }
            reviewEffect(of: registration)
            let parameters = reviewParameters(of: registration, for: pattern)
            let target = try registration.target.map { try RedirectTarget($0, of: links) }
            routes.append(
                Route(
                    registration, pattern: pattern, parameters: parameters, parent: parent,
                    target: target))
        } catch let refusal as DeepLinkError {
            let error = RouteError(url: registration.target, reason: .link(refusal))
            report(registration, "\(registration.path) can't be redirected. \(error)")
        } catch {
            report(registration, "\(error)")
        }
    }

    private mutating func reviewTable(_ constraints: [RouteConstraint]) {
        do {
            table = try RouteTable(routes.map(\.pattern), constraints: constraints)
        } catch {
            for problem in error.issues {
                report(problem, constraints: constraints)
            }
        }
    }

    private mutating func report(_ problem: RouteTableError.Issue, constraints: [RouteConstraint]) {
        switch problem {
        case .tie(let first, let second, let witness):
            let (other, route) = (routes[first], routes[second])
            let site = other.registration.site
            report(
                route.registration,
                other.pattern == route.pattern
                    ? "\(route.pattern) is registered at \(site) already; one URL names one Navigator"
                    : "\(route.pattern) is shadowed by \(other.pattern), registered at \(site): both "
                        + "answer \(witness); one URL names one Navigator")
        case .unreachable(let index, let by, let witness):
            let (route, other) = (routes[index], routes[by])
            report(
                route.registration,
                "\(route.pattern) can never be reached: others answer all that it does, as "
                    + "\(other.pattern), registered at \(other.registration.site), answers \(witness)"
            )
        case .unknownConstraint(let index, let name):
            let meant = Spelling.nearest(
                to: name,
                among: constraints.map(\.name) + SegmentType.allCases.map(\.rawValue))
            report(
                routes[index].registration,
                "\(routes[index].pattern) names the constraint '\(name)', which is not registered"
                    + (meant.map { "; did you mean '\($0)'?" } ?? ""))
        case .wrongExample(let index, let name, let example):
            report(
                routes[index].registration,
                "\(routes[index].pattern) names the constraint '\(name)', which refuses its own "
                    + "example '\(example)'")
        case .repeatedConstraint(let first, let second, let name):
            var site = constraints[second].site
            site.set = constraints[second].set
            issues.append(
                .init(
                    site: site,
                    message: "the constraint '\(name)' is another check at "
                        + "\(constraints[first].site) already; give one of them another name"))
        }
    }

    private mutating func reviewEffect(of registration: Registration) {
        guard registration.effect == .changes, registration.access != .closed,
            registration.ask == nil
        else { return }
        report(
            registration,
            "\(registration.navigator) changes data, so \(registration.path) must stay closed to "
                + "links from outside, unless it asks the user first (ConfirmedNavigating)")
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
        for segment in pattern.segments {
            guard let name = segment.name else { continue }
            guard let parameter = parameters.first(where: { $0.isNamed(name) && !$0.isPayload })
            else {
                report(
                    registration,
                    "\(pattern) names the parameter '\(name)', which \(registration.navigator) does "
                        + "not take")
                continue
            }
            if segment.kind == .rest, !parameter.isRepeated {
                report(
                    registration,
                    "\(pattern) gives '\(name)' one value for each segment, so "
                        + "\(registration.navigator) must take an array")
            }
            if pattern.isLastOptional, segment == pattern.segments.last, parameter.isRequired {
                report(
                    registration,
                    "\(pattern) may lack '\(name)', which \(registration.navigator) requires")
            }
        }
        return parameters
    }

    private mutating func reviewParent(of route: Route) {
        guard let path = route.parent else { return }
        guard let parent = routes.first(where: { $0.pattern.isEquivalent(to: path) }) else {
            return report(route.registration, "the parent \(path) is no registered route")
        }
        if !parent.access.isSuperset(of: route.access) {
            report(
                route.registration,
                "the parent \(path) is less open to the outside than \(route.pattern)")
        }
        if parent.effect == .changes {
            report(
                route.registration,
                "the parent \(path) changes data, which a screen that is made to be under "
                    + "another one must not")
        }
        if let unmet = parent.requirements.subtracting(route.requirements).first {
            report(
                route.registration,
                "the parent \(path) requires '\(unmet.name)', which \(route.pattern) does not")
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
            ancestor = routes.first { $0.pattern.isEquivalent(to: next) }
        }
        report(route.registration, "the parents of \(route.pattern) form a circle")
    }

    private mutating func report(_ registration: Registration, _ message: String) {
        issues.append(.init(site: registration.site, message: message))
    }
}
