import RouteMatching
import RoutingKit

/// Checks the registrations of an app against one another and collects all errors.
///
/// 1. Each registration by itself: its pattern, its parent's pattern, its target, the parameters
///    that its Navigator declares, and what it does to data. One without a pattern is left out from
///    here.
/// 2. All patterns together: two that answer the same path, one that never answers, a check that is
///    missing. The table that this makes is the one that is used.
/// 3. Each parent: whether it is registered, as open as its child, and gets its parameters.
/// 4. These errors are sorted by the order of the calls.
/// 5. The map that is made of the routes: where their redirects lead, and whether an interceptor
///    enforces each of their requirements; and a capability in a set, which couldn't take it back.
@MainActor
struct RegistrationReview {
    private(set) var issues: [RegistrationError.Issue] = []
    /// The map of the routes, also if there are errors.
    private(set) lazy var map = RouteMap(
        unchecked: routes, table: table, constraints: constraints, links: links)
    let interceptors: [InterceptorRegistration]
    private let constraints: [RouteConstraint]
    private let links: UniversalLinks
    private var routes: [Route] = []
    private var table: RouteTable?
    /// The routes by what their patterns match, to find parents. Nearly all have none.
    private lazy var known = Dictionary(
        routes.map { ($0.pattern.identity, $0) }, uniquingKeysWith: { first, _ in first })

    init(_ items: [any Registered], links: UniversalLinks, in build: BuildTarget) {
        self.links = links
        interceptors = items.all(InterceptorRegistration.self)
        constraints = items.all(RouteConstraint.self)
        let registrations = items.all(Registration.self)
        let site = CallSite(file: "UniversalLinks", line: nil)
        var linkIssues = links.issues
        if links.hosts.isEmpty, links.schemes.isEmpty {
            linkIssues.append(
                "the app has no host and no scheme, so that no link opens it; name one")
        }
        issues = linkIssues.map { .init(site: site, message: $0) }
        for registration in registrations { add(registration) }
        reviewTable()
        for route in routes { report(problems(withParentOf: route), in: route.registration) }
        if issues.count > 1 {
            let order = Dictionary(
                registrations.enumerated().map { ($1.site, $0) },
                uniquingKeysWith: { first, _ in first })
            issues.sort { (order[$0.site] ?? 0) < (order[$1.site] ?? 0) }
        }
        issues += map.redirectIssues
        issues += interceptors.issues(among: map, in: build)
        issues += items.all(CapabilityUse.self).filter { $0.site.set != nil }.map {
            .init(site: $0.site, message: "\($0.title) serves the router; use it outside of sets")
        }
    }

    /// - Parameter problems: Sentences, and `nil` for what is right.
    private mutating func report(_ problems: [String?], in registration: Registration) {
        issues += problems.compactMap(\.self).map { .init(site: registration.site, message: $0) }
    }

    private mutating func add(_ registration: Registration) {
        do {
            let pattern = try RoutePattern(registration.path)
            let parent = try registration.parent.map { try RoutePattern($0) }
            let parameters = Result { try registration.parameters(in: pattern) }
            let target = try registration.target.map { try RedirectTarget($0, of: links) }
            let route = Route(
                registration, pattern: pattern, parameters: (try? parameters.get()) ?? [],
                parent: parent, target: target)
            report(problems(withEffectOf: route), in: registration)
            switch parameters {
            case .success: report(problems(withParametersOf: route), in: registration)
            case .failure(let error): report(["\(error)"], in: registration)
            }
            routes.append(route)
        } catch let refusal as DeepLinkError {
            let error = RouteError(url: registration.target, reason: .link(refusal))
            report(["\(registration.path) can't be redirected. \(error)"], in: registration)
        } catch {
            report(["\(error)"], in: registration)
        }
    }

    private mutating func reviewTable() {
        do {
            table = try RouteTable(routes.map(\.pattern), constraints: constraints)
        } catch {
            let sentences = error.sentences(
                texts: routes.map(\.registration.path), places: routes.map { "\($0.site)" })
            for (index, isConstraint, message) in sentences {
                issues.append(
                    .init(
                        site: isConstraint
                            ? constraints[index].site : routes[index].registration.site,
                        message: message))
            }
        }
    }

    private func problems(withEffectOf route: Route) -> [String?] {
        guard route.effect == .changes else { return [] }
        let path = route.registration.path
        let navigator = route.navigator
        return [
            route.offersValues
                ? "\(navigator) offers values and changes data; values are read at any time, so let "
                    + "another Navigator change the data" : nil,
            route.access != .closed && !route.asksFirst
                ? "\(navigator) changes data, so \(path) must stay closed to links from outside, "
                    + "unless it asks the user first (ConfirmedNavigating)" : nil,
        ]
    }

    private func problems(withParametersOf route: Route) -> [String?] {
        let path = route.registration.path
        let navigator = route.navigator
        let taken = route.parameters.filter { !$0.isPayload }
        let payloads = route.parameters.filter(\.isPayload)
        let problems = route.pattern.segments.enumerated().flatMap { index, segment -> [String?] in
            guard let name = segment.name else { return [] }
            guard let parameter = taken.first(where: { $0.isNamed(name) }) else {
                let all = taken.map { "'\($0.name)'" }.joined(separator: ", ")
                let meant = name.nearestSpelling(among: taken.map(\.name))
                return [
                    "\(path) names the parameter '\(name)', which \(navigator) does not take; "
                        + (meant.map { "did you mean '\($0)'?" }
                            ?? (all.isEmpty ? "it takes none" : "it takes \(all)"))
                ]
            }
            return [
                segment.isRest && !parameter.isRepeated
                    ? "\(path) gives '\(name)' one value for each segment, so \(navigator) must take "
                        + "an array" : nil,
                route.pattern.isOptional(at: index) && parameter.isRequired
                    ? "\(path) may lack '\(name)', which \(navigator) requires; make it optional "
                        + "there, or leave out the '?'" : nil,
            ]
        }
        if Set(payloads.map(\.type)).count < 2 { return problems }
        let names = payloads.map { "'\($0.name)' (\($0.type))" }.joined(separator: " and ")
        return problems + [
            "\(navigator) takes the payloads \(names), but a request carries one; put them into one "
                + "type"
        ]
    }

    private mutating func problems(withParentOf route: Route) -> [String?] {
        guard let path = route.parent else { return [] }
        let own = route.registration.path
        let text = route.registration.parent ?? "\(path)"
        guard let parent = parent(of: route) else {
            let others = routes.filter { $0 !== route }.map(\.registration.path)
            let meant = text.nearestSpelling(among: others)
            return [
                "the parent \(text) is no registered route; "
                    + (meant.map { "did you mean \($0)?" } ?? "register it, or name another one")
            ]
        }
        let unmet = parent.requirements.subtracting(route.requirements).first
        let required = parent.parameters.filter { $0.isRequired && !$0.isPayload }
            .map(\.name.asciiLowercased)
        let missing = (path.segments.compactMap(\.name?.asciiLowercased) + required)
            .filter { !route.pattern.hasParameter(named: $0) }.min()
        var ancestor: Route? = parent
        // As many steps as there are routes are a cycle.
        for _ in routes {
            guard let next = ancestor else { break }
            ancestor = self.parent(of: next)
        }
        return [
            parent.access.isSuperset(of: route.access)
                ? nil : "the parent \(text) is less open to the outside than \(own)",
            parent.effect == .reads
                ? nil
                : "the parent \(text) changes data, which a screen that is opened under another one "
                    + "must not",
            unmet.map { "the parent \(text) requires '\($0.name)', which \(own) does not" },
            missing.map { "the parent \(text) needs '\($0)', which \(own) does not give" },
            ancestor.map { _ in "the parents of \(own) form a cycle" },
        ]
    }

    private mutating func parent(of route: Route) -> Route? {
        route.parent.flatMap { known[$0.identity] }
    }
}
