import RouteMatching
import RoutingEngine
import RoutingKit

/// Applies rules to the routes of an app, and collects every error and the parts that this version
/// of the app does not know.
@MainActor
struct RuleReview {
    /// The routes under the rules.
    private(set) var map: RouteMap
    private(set) var issues: [RuleIssue] = []
    private(set) var skipped: [RuleIssue]
    /// The places of the rules of a server with a part that this version does not know.
    private var unknown: Set<String> = []
    private let links: UniversalLinks
    private let build: BuildTarget
    private let policy: RulePolicy
    private let interceptors: [InterceptorRegistration]
    /// The position of the route that answers exactly the paths of a pattern.
    private var positions: [RoutePattern.Identity: Int]
    /// How many similar names are still looked for: each is compared with all routes.
    private var hintsLeft = 8

    /// How often the rest is applied again. In a document that a team has written, a rule that
    /// redirects to a skipped one does so directly, or nearly so.
    private static let maximumRounds = 8

    /// Applies the rules of documents, narrowed by those of refused ones. A skipped rule may be the
    /// target of another one, or may have replaced an earlier one, so the rest is applied again.
    static func review(
        _ documents: [RuleContent], _ refused: [RouteRule], _ policy: RulePolicy,
        on registered: RouteMap, by interceptors: [InterceptorRegistration],
        links: UniversalLinks, build: BuildTarget
    ) -> RuleReview {
        var (documents, skipped) = (documents, documents.flatMap(\.skipped))
        var round = 0
        while true {
            round += 1
            var review = RuleReview(
                map: registered, skipped: skipped, links: links, build: build, policy: policy,
                interceptors: interceptors,
                positions: Dictionary(
                    registered.routes.enumerated().map { ($1.pattern.identity, $0) },
                    uniquingKeysWith: { first, _ in first }))
            review.put((documents.flatMap(\.rules) + refused).merged)
            skipped = review.skipped
            if review.unknown.isEmpty { return review }
            if round == maximumRounds {
                review.issues.append(
                    .init(
                        document: skipped.last?.document ?? "", path: skipped.last?.path ?? "",
                        problem:
                            "too many rules redirect to one another; remove those that redirect "
                            + "to a redirect"))
                return review
            }
            documents = documents.map {
                $0.origin.isOutside ? $0.skipping(review.unknown) : $0
            }
        }
    }

    private mutating func put(_ rules: [RouteRule]) {
        let registered = map
        var routes = registered.routes
        let redirects = RedirectReview(registered)
        for rule in rules { put(rule, of: registered, by: redirects, to: &routes) }
        // Without new paths the table stays as it is.
        map =
            routes.count == registered.routes.count
            ? registered.replacing(with: routes)
            : RouteMap(unchecked: routes, constraints: registered.constraints, links: map.links)
        let changed = RedirectReview(map)
        var named: [String: RouteRule] = [:]
        for rule in rules {
            reviewTargets(of: rule, by: changed)
            guard let experiment = rule.experiment else { continue }
            if let other = named[experiment.name], other.experiment != experiment {
                report(
                    "\(other.place) has the same experiment with other variants",
                    in: "experiment.name", of: rule)
            }
            named[experiment.name] = rule
        }
    }

    private mutating func put(
        _ rule: RouteRule, of registered: RouteMap, by redirects: RedirectReview,
        to routes: inout [Route]
    ) {
        var ruling = RouteOverride()
        ruling.unavailability = rule.unavailability.map { AnyRouteErrorReason($0) }
        ruling.target = rule.redirect.flatMap { target($0, in: "redirect", of: rule) }
        ruling.origin = rule.origin
        ruling.requirements = rule.login == true ? .login : .nothing
        ruling.attachment = rule.experiment
        if let position = positions[rule.identity] {
            review(rule, on: registered.routes[position])
            routes[position] = registered.routes[position].overridden(by: ruling)
        } else if rule.isSkipped || rule.versionProblem != nil {
            return
        } else if rule.redirect == nil {
            let hint = hint(to: DeepLink(segments: rule.path.segments.map(\.description)))
            reportUnknown("the app has no route \(rule.path)\(hint)", in: "path", of: rule)
        } else if let other = redirects.examples(of: rule.path).lazy.compactMap({
            registered.match($0)?.route
        }).first {
            reportUnknown(
                "\(other.pattern) answers this path already; name that route", in: "path", of: rule)
        } else {
            positions[rule.identity] = routes.count
            routes.append(Route(added: rule, ruling))
        }
    }

    /// Reports rules that would make a route more open than its registration, and rules that don't
    /// fit it.
    private mutating func review(_ rule: RouteRule, on route: Route) {
        if rule.isEnabled == true, !route.builds.contains(build) {
            report(
                "\(route.pattern) is not in the \(build.rawValue) build, and no rule adds it",
                in: "enabled", of: rule)
        }
        if rule.login == false, route.requirements.contains(.login) {
            report(
                "\(route.pattern) requires a login, and no rule removes that", in: "login", of: rule
            )
        }
        let redirects = rule.experiment?.variants.contains { $0.redirect != nil } == true
        for (isThere, field) in [(rule.login == true, "login"), (redirects, "experiment")] {
            // Interceptors are asked about the route behind a redirect, never about the redirect.
            guard isThere else { continue }
            if let target = route.redirect {
                report(
                    "\(route.pattern) only redirects to \(target); name that path", in: field,
                    of: rule)
            } else if field == "login" {
                let enforcement = EnforcementReview(interceptors, in: build)
                for requirement in enforcement.unenforced(.login, on: route) {
                    report(
                        "no interceptor enforces '\(requirement.name)' on \(route.pattern); "
                            + requirement.remedy, in: field, of: rule)
                }
            } else if !interceptors.contains(where: { $0.interceptor is ABTestInterceptor }) {
                report(
                    "no interceptor runs experiments; register an ABTestInterceptor", in: field,
                    of: rule)
            }
        }
    }

    private mutating func target(
        _ url: String, in field: String, of rule: RouteRule
    ) -> RedirectTarget? {
        if url.hasPrefix("/") || field != "redirect" {
            do {
                return try RedirectTarget(url, of: links)
            } catch {
                report("\(RouteError(url: url, reason: .link(error)))", in: field, of: rule)
                return nil
            }
        }
        if let page = policy.webPages?.target(of: url) { return page }
        let hosts = policy.webPages?.hosts ?? []
        report(
            "'\(url.shortened)' is neither a path nor an https page on a host that the app allows "
                + "(\(hosts.isEmpty ? "none" : hosts.joined(separator: ", ")))", in: field, of: rule
        )
        return nil
    }

    private mutating func reviewTargets(of rule: RouteRule, by redirects: RedirectReview) {
        guard let position = positions[rule.identity] else { return }
        if let target = map.routes[position].override.target, rule.redirect != nil {
            review(target, at: position, in: "redirect", of: rule, by: redirects)
        }
        for (number, variant) in (rule.experiment?.variants ?? []).enumerated() {
            let field = "experiment.variants[\(number)].redirect"
            if let url = variant.redirect, let target = target(url, in: field, of: rule) {
                review(target, at: position, in: field, of: rule, by: redirects)
            }
        }
    }

    /// Reports a target that some link of a route doesn't reach, or that a rule may not choose.
    private mutating func review(
        _ target: RedirectTarget, at position: Int, in field: String, of rule: RouteRule,
        by redirects: RedirectReview
    ) {
        let route = map.routes[position].redirecting(to: target)
        if let problem = redirects.problem(of: target, in: route, at: position) {
            let hint = map.match(target.link) == nil ? hint(to: target.link) : ""
            let text = "it redirects to \(target), \(problem.text)\(hint)"
            if problem.leadsNowhere { return reportUnknown(text, in: field, of: rule) }
            return report(text, in: field, of: rule)
        }
        let reached = redirects.examples(of: route.pattern).flatMap { link -> [Route] in
            guard let way = try? map.follow(link, replacing: (position, route)) else { return [] }
            return way.passed.dropFirst().map(\.route) + [way.answer?.route].compactMap(\.self)
        }
        for next in reached {
            var problem: String?
            if let origin = RouteTrust(rule.origin).denial(to: next.access, of: next.effect) {
                problem = "is closed to rules from a server (\(origin.name))"
            } else if !next.builds.contains(build) {
                problem = "is not in the \(build.rawValue) build"
            } else if field != "redirect",
                next.experiment?.variants.contains(where: { $0.redirect != nil }) == true
            {
                // So that two of them never form a cycle.
                problem = "has an experiment that may redirect, too"
            }
            if let problem {
                return report(
                    "it redirects to \(target), but \(next.pattern) \(problem)", in: field, of: rule
                )
            }
        }
    }

    /// Reports a part that this version of the app does not know; an error in rules that ship with it.
    private mutating func reportUnknown(_ problem: String, in field: String, of rule: RouteRule) {
        if rule.isSkipped { return }
        guard rule.origin.isOutside else { return report(problem, in: field, of: rule) }
        unknown.insert(rule.place)
        skipped.append(
            .init(document: rule.document, path: "\(rule.place).\(field)", problem: problem))
    }

    private mutating func report(_ problem: String, in field: String, of rule: RouteRule) {
        issues.append(
            .init(document: rule.document, path: "\(rule.place).\(field)", problem: problem))
    }

    /// The route that a link perhaps means, for the end of a sentence.
    private mutating func hint(to link: DeepLink) -> String {
        if hintsLeft == 0 { return "" }
        hintsLeft -= 1
        let meant = map.nearest(to: link) { $0.builds.contains(build) }
        return meant.map { "; did you mean \($0)?" } ?? ""
    }
}

extension Route {
    /// The same route, open, and redirecting to a target.
    fileprivate func redirecting(to target: RedirectTarget) -> Route {
        var ruling = override
        (ruling.target, ruling.unavailability) = (target, nil)
        return overridden(by: ruling)
    }

    /// A path that a rule adds; it can only redirect.
    fileprivate convenience init(added rule: RouteRule, _ override: RouteOverride) {
        let registration = Registration(
            redirecting: rule.path.description, to: nil, in: rule.document,
            site: CallSite(file: rule.document, line: nil))
        let parameters = (try? registration.parameters.get()) ?? []
        self.init(
            registration, pattern: rule.path, parameters: parameters, parent: nil,
            override: override)
    }
}
