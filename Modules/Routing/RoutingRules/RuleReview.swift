import RouteMatching
import RoutingEngine
import RoutingKit

/// The documents that apply to the routes of an app.
struct RuleDocuments {
    var bundled = RuleContent()
    var remote = RuleContent()
    /// What refused documents switch off, until another one is accepted.
    var closed: [RoutePattern] = []
    /// Whether routes that change data are closed, as nobody knows what a server has closed.
    var areUnknown = false
}

/// Applies rules to the routes of an app, and collects every error and the parts that this version
/// of the app does not know.
///
/// 1. Of the rules about one path, those of a server count, and all that only narrow.
/// 2. Each changes its route, or adds one that redirects.
/// 3. What refused documents switch off is closed, whatever the others say.
/// 4. With all routes in place, each target is followed from links of its route to its end.
///
/// A rule that names what only a later version has is skipped, but still narrows. It no longer
/// replaces a rule of the app then, through which others may redirect: so all of this is done once
/// more without it, and what is unknown still is an error.
@MainActor
struct RuleReview {
    private(set) var map: RouteMap
    private(set) var issues: [RuleIssue] = []
    /// The parts that this version does not know.
    private(set) var skipped: [RuleIssue]

    private let webPages: WebPages?
    private let router: AppRouter
    private let interceptors: [any RouteInterceptor]
    /// The places of their rules.
    private var unknown: Set<String> = []
    private var isRest = false
    /// How many more links may be checked.
    private var uncheckedLinks = 4_096
    /// The position of the route of a rule.
    private var positions: [RoutePattern: Int] = [:]

    /// Applies the rules of the app and those of a server, and closes what refused documents switch
    /// off.
    init(
        _ documents: RuleDocuments, on registered: RouteMap, of router: AppRouter,
        webPages: WebPages?, by interceptors: [any RouteInterceptor]
    ) {
        map = registered
        self.webPages = webPages
        self.interceptors = interceptors
        self.router = router
        skipped = documents.bundled.skipped + documents.remote.skipped
        apply(documents)
        if !unknown.isEmpty {
            map = registered
            issues = []
            isRest = true
            apply(documents)
        }
    }

    /// Applies rules. One of a server replaces that of the app for its path, unless it only
    /// narrows.
    private mutating func apply(_ documents: RuleDocuments) {
        let remote = documents.remote.rules.map { unknown.contains($0.place) ? $0.narrowing : $0 }
        let replaced = Set(remote.filter { !$0.isNarrowing }.map(\.identity))
        let all = documents.bundled.rules.filter { !replaced.contains($0.identity) } + remote
        // After the rules that may add the path.
        let rules = all.filter { !$0.isOfVersionsAlone } + all.filter(\.isOfVersionsAlone)
        var routes = map.routes
        positions = Dictionary(
            routes.enumerated().map { ($1.pattern.identity, $0) },
            uniquingKeysWith: { first, _ in first })
        for rule in rules { apply(rule, to: &routes) }
        // What a refused document switches off is closed, whatever the accepted ones say.
        for position in documents.closed.compactMap({ positions[$0.identity] }) {
            routes[position] = routes[position].closed(.off)
        }
        if documents.areUnknown {
            routes = routes.map { $0.effect == .changes ? $0.closed(.unknown) : $0 }
        }
        map = map.replacing(with: routes)
        // A target may be the path of another rule, so all of them are there before one is
        // reviewed.
        for rule in rules { reviewTargets(of: rule) }
    }

    private mutating func apply(_ rule: RouteRule, to routes: inout [Route]) {
        let position = positions[rule.identity]
        // Several rules may be about one route, of which one redirects it.
        var changes = position.map { routes[$0].override } ?? RouteOverride()
        if !rule.isNarrowing, !rule.isOfVersionsAlone {
            changes.target = rule.redirect.flatMap { target($0, in: "redirect", of: rule) }
            changes.origin = rule.origin
            changes.attachment = rule.experiment
        }
        if let closing = rule.closing { changes.unavailability = AnyRouteErrorReason(closing) }
        if rule.requiresLogin { changes.requirements = .login }
        if let position {
            review(rule, on: routes[position])
            routes[position] = routes[position].overridden(by: changes)
        } else if rule.isNarrowing || rule.closing.map({ $0 != .off }) == true {
            return
        } else if rule.redirect == nil {
            let hint = hint(to: DeepLink(segments: rule.path.segments.map(\.description)))
            let text = "the app has no route \(rule.path)\(hint)"
            report(text, in: "path", of: rule, isUnknown: true)
        } else if let other = map.examples(of: rule.path).lazy.compactMap(map.route).first {
            let text = "\(other.pattern) answers this path already; name that route"
            report(text, in: "path", of: rule, isUnknown: true)
        } else {
            positions[rule.identity] = routes.count
            routes.append(
                Route(
                    redirecting: rule.path, by: changes,
                    at: CallSite(file: rule.document, line: nil)))
        }
    }

    /// Reports a rule that asks for what no interceptor does on its route.
    private mutating func review(_ rule: RouteRule, on route: Route) {
        let redirects = rule.experiment?.redirects == true
        if let target = route.redirect, rule.requiresLogin || redirects {
            // Interceptors are asked about the route behind a redirect, never about the redirect.
            return report(
                "\(route.pattern) only redirects to \(target); name that path",
                in: rule.requiresLogin ? "login" : "experiment", of: rule)
        }
        for issue in interceptors.issues(
            enforcing: rule.requiresLogin ? .login : [], on: route, in: router.build)
        {
            report(issue, in: "login", of: rule)
        }
        if redirects, !interceptors.contains(where: { $0 is ABTestInterceptor }) {
            report(
                "no interceptor runs experiments; register an ABTestInterceptor", in: "experiment",
                of: rule)
        }
    }

    private mutating func target(
        _ url: String, in field: String, of rule: RouteRule
    ) -> RedirectTarget? {
        if url.hasPrefix("/") || field != "redirect" {
            do {
                return try RedirectTarget(url, of: router.links)
            } catch {
                report("\(RouteError(url: url, reason: .link(error)))", in: field, of: rule)
                return nil
            }
        }
        if let page = webPages?.target(of: url) { return page }
        let hosts = webPages.map { $0.hosts.joined(separator: ", ") } ?? ""
        report(
            "'\(url.shortened)' is neither a path nor an https page on a host that the app allows "
                + "(\(hosts.isEmpty ? "none" : hosts))", in: field, of: rule)
        return nil
    }

    private mutating func reviewTargets(of rule: RouteRule) {
        guard let position = positions[rule.identity] else { return }
        if let target = map.routes[position].override.target, rule.redirect != nil {
            review(target, at: position, in: "redirect", of: rule)
        }
        for (number, variant) in (rule.experiment?.variants ?? []).enumerated() {
            let field = "experiment.variants[\(number)].redirect"
            if let url = variant.redirect, let target = target(url, in: field, of: rule) {
                review(target, at: position, in: field, of: rule)
            }
        }
    }

    /// Reports a target that some link of a route doesn't reach, or that a rule may not choose.
    private mutating func review(
        _ target: RedirectTarget, at position: Int, in field: String, of rule: RouteRule
    ) {
        // Open, whether the rule closes it or not.
        var changes = map.routes[position].override
        changes.target = target
        changes.unavailability = nil
        let route = map.routes[position].overridden(by: changes)
        let links = links(of: route.pattern, to: target)
        if let problem = map.problem(of: target, in: route, at: position, for: links) {
            let hint = map.route(answering: target.link) == nil ? hint(to: target.link) : ""
            let text = "it redirects to \(target), \(problem.text)\(hint)"
            return report(text, in: field, of: rule, isUnknown: problem.leadsNowhere)
        }
        for link in links {
            for next in map.routes(behind: link, replacing: (position, route)) {
                guard let problem = problem(of: next, in: field, of: rule) else { continue }
                return report(
                    "it redirects to \(target), but \(next.pattern) \(problem)", in: field, of: rule
                )
            }
        }
    }

    /// The links of a redirect that are checked: one if its target takes no value, and otherwise
    /// one for each text of an enumeration, as long as the document hasn't too many of them. A
    /// request checks its own redirects again.
    private mutating func links(of pattern: RoutePattern, to target: RedirectTarget) -> [DeepLink] {
        let limit = target.names.isEmpty || uncheckedLinks <= 0 ? 1 : uncheckedLinks
        let links = map.examples(of: pattern, upTo: limit)
        uncheckedLinks -= links.count
        return links
    }

    /// Why a rule may not redirect to a route, as the end of a sentence.
    private func problem(of next: Route, in field: String, of rule: RouteRule) -> String? {
        if let origin = RouteTrust(rule.origin).denial(to: next.access, of: next.effect) {
            return "is closed to rules from a server (\(origin.name))"
        }
        if !next.builds.contains(router.build) {
            return "is not in the \(router.build.rawValue) build"
        }
        // So that two experiments never form a cycle.
        return field != "redirect" && next.experiment?.redirects == true
            ? "has an experiment that may redirect, too" : nil
    }

    /// - Parameter isUnknown: Whether another version may know the part: an error in rules that
    ///   ship with the app, and if it remains without the rules that were skipped.
    private mutating func report(
        _ problem: String, in field: String, of rule: RouteRule, isUnknown: Bool = false
    ) {
        if isUnknown, rule.isNarrowing { return }
        let path = "\(rule.place).\(field)"
        let issue = RuleIssue(document: rule.document, path: path, problem: problem)
        if isUnknown, rule.origin.isOutside, !isRest {
            unknown.insert(rule.place)
            skipped.append(issue)
        } else {
            issues.append(issue)
        }
    }

    /// The route that a link perhaps means, for the end of a sentence: of the first issues alone,
    /// because each link is compared with all routes.
    private func hint(to link: DeepLink) -> String {
        guard issues.count + unknown.count < 8 else { return "" }
        let meant = map.nearest(to: link) { $0.builds.contains(router.build) }
        return meant.map { "; did you mean \($0)?" } ?? ""
    }
}

extension Route {
    /// The route with its other changes; a reason for which it is closed already stays.
    fileprivate func closed(_ reason: RouteUnavailability) -> Route {
        if override.unavailability != nil { return self }
        var changes = override
        changes.unavailability = AnyRouteErrorReason(reason)
        return overridden(by: changes)
    }
}
