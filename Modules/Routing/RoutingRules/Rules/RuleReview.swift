import RouteMatching
import RoutingEngine
import RoutingKit

/// Applies rules to the routes of an app, and collects every error and the parts that this version
/// of the app does not know.
@MainActor
struct RuleReview {
    /// The routes under the rules.
    private(set) var map: RouteMap
    private(set) var issues: [RouteConfigError.Issue]
    /// The rules with a part that this version does not know.
    private(set) var unknown: [(rule: RouteRule, part: SkippedRule)] = []
    private let links: UniversalLinks
    private let build: BuildTarget
    private let policy: RulePolicy
    private let enforcement: RuleEnforcement
    /// The position of the route that answers exactly the paths of a pattern.
    private var positions: [RoutePattern.Identity: Int]
    /// How many similar names are still looked for: each is compared with all routes, and a document
    /// may have as many errors as rules.
    private var hintsLeft = 8

    init(
        _ set: RuleSet, on registered: RouteMap, by interceptors: [InterceptorRegistration],
        links: UniversalLinks, build: BuildTarget
    ) {
        enforcement = RuleEnforcement(interceptors, in: build)
        map = registered
        issues = set.documents.flatMap(\.issues)
        policy = set.policy
        self.links = links
        self.build = build
        var routes = registered.routes
        positions = Dictionary(
            routes.enumerated().map { ($1.pattern.identity, $0) },
            uniquingKeysWith: { first, _ in first })
        let redirects = RedirectReview(registered)
        for rule in set.rules {
            put(rule, of: registered, by: redirects, to: &routes)
        }
        // Without new paths the table stays as it is.
        map =
            routes.count == registered.routes.count
            ? registered.replacing(with: routes)
            : RouteMap(unchecked: routes, constraints: registered.constraints, links: map.links)
        let changed = RedirectReview(map)
        for rule in set.rules {
            reviewTargets(of: rule, by: changed)
        }
        reviewNames(in: set.rules)
    }

    private mutating func put(
        _ rule: RouteRule, of registered: RouteMap, by redirects: RedirectReview,
        to routes: inout [Route]
    ) {
        var ruling = RouteOverride()
        ruling.unavailability = rule.unavailability(in: policy.appVersion).map {
            AnyRouteErrorReason($0)
        }
        ruling.target = target(of: rule)
        ruling.origin = rule.origin
        ruling.requirements = rule.loginRequired == true ? .login : .nothing
        ruling.attachment = rule.experiment
        if let position = positions[rule.identity] {
            if !rule.isForOtherVersions { review(rule, on: registered.routes[position]) }
            routes[position] = registered.routes[position].overridden(by: ruling)
        } else if rule.hasUnknownKind {
            return
        } else if !rule.addsPath {
            if rule.isReported { return }
            let hint = hint(to: rule.path.example, in: registered)
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

    private mutating func target(of rule: RouteRule) -> RedirectTarget? {
        guard let diversion = rule.diversion else { return nil }
        if !diversion.isWebPage { return target(diversion.url, in: diversion.field, of: rule) }
        let page = policy.webPages.flatMap { try? RedirectTarget(page: diversion.url, on: $0) }
        if page == nil {
            let hosts = policy.webPages?.hosts ?? []
            report(
                "'\(diversion.url.shortened)' is not an https page on a host that the app allows "
                    + "(\(hosts.isEmpty ? "none" : hosts.joined(separator: ", ")))",
                in: diversion.field, of: rule)
        }
        return page
    }

    private mutating func target(
        _ url: String, in field: String, of rule: RouteRule
    ) -> RedirectTarget? {
        do {
            return try RedirectTarget(url, of: links)
        } catch {
            report("\(RouteError(url: url, reason: .link(error)))", in: field, of: rule)
            return nil
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
        if rule.loginRequired == false, route.requirements.contains(.login) {
            report(
                "\(route.pattern) requires a login, and no rule removes that", in: "loginRequired",
                of: rule)
        }
        if rule.loginRequired == true, let problem = enforcement.problem(ofLoginOn: route) {
            report(problem, in: "loginRequired", of: rule)
        }
        if let experiment = rule.experiment,
            let problem = enforcement.problem(of: experiment, on: route)
        {
            report(problem, in: "experiment", of: rule)
        }
        if let kind = rule.kind, !rule.addsPath, (kind == .action) != route.isAction {
            let other = route.isAction ? "an action" : "not an action"
            report("\(route.navigator) is \(other)", in: "kind", of: rule)
        }
    }

    private mutating func reviewTargets(of rule: RouteRule, by redirects: RedirectReview) {
        guard let position = positions[rule.identity] else { return }
        let review = TargetReview(map, by: redirects, of: rule.origin, in: build)
        if let field = rule.diversion?.field, let target = map.routes[position].override.target,
            let problem = review.problem(of: target, at: position)
        {
            report(problem, of: target, in: field, of: rule)
        }
        for (number, variant) in (rule.experiment?.variants ?? []).enumerated() {
            let field = "experiment.variants[\(number)].target"
            if let url = variant.target, let target = target(url, in: field, of: rule),
                let problem = review.problem(ofVariant: target, at: position)
            {
                report(problem, of: target, in: field, of: rule)
            }
        }
    }

    /// Reports experiments that have a name in common and nothing else.
    private mutating func reviewNames(in rules: [RouteRule]) {
        var named: [String: (place: String, experiment: Experiment)] = [:]
        for rule in rules {
            guard let experiment = rule.experiment else { continue }
            if let other = named[experiment.name], other.experiment != experiment {
                report(
                    "\(other.place) has the same experiment with other variants",
                    in: "experiment.name", of: rule)
            }
            named[experiment.name] = (rule.place, experiment)
        }
    }

    private mutating func report(
        _ problem: RedirectReview.Issue, of target: RedirectTarget, in field: String,
        of rule: RouteRule
    ) {
        let hint = map.match(target.link) == nil ? hint(to: target.link, in: map) : ""
        let text = "it redirects to \(target), \(problem.text)\(hint)"
        guard problem.leadsNowhere else { return report(text, in: field, of: rule) }
        reportUnknown(text, in: field, of: rule)
    }

    /// Reports a part that this version of the app does not know; an error in rules that ship with it.
    private mutating func reportUnknown(_ problem: String, in field: String, of rule: RouteRule) {
        if rule.isReported { return }
        guard rule.origin.isOutside else { return report(problem, in: field, of: rule) }
        let path = "\(rule.place).\(field)"
        unknown.append((rule, .init(document: rule.document, path: path, reason: problem)))
    }

    /// The route that a link perhaps means, for the end of a sentence.
    private mutating func hint(to link: DeepLink, in map: RouteMap) -> String {
        if hintsLeft == 0 { return "" }
        hintsLeft -= 1
        let meant = map.nearest(to: link) { $0.builds.contains(build) }
        return meant.map { "; did you mean \($0)?" } ?? ""
    }

    private mutating func report(_ problem: String, in field: String, of rule: RouteRule) {
        issues.append(rule.issue(problem, in: field))
    }
}
