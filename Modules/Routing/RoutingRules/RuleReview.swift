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
/// 1. Of the rules about one path, those of a server count, and all that only narrow. Each changes
///    its route, or adds one that redirects.
/// 2. With all routes in place, the targets of the server's rules are followed to their ends.
/// 3. A rule that names what only a later version has is skipped, but still narrows. It replaces no
///    rule of the app then, so the changes are made again without it. A rule that led through it
///    led nowhere, too, so no other one has to be reviewed again.
/// 4. The rules of the app that are left are reviewed.
@MainActor
struct RuleReview {
    private(set) var map: RouteMap
    private(set) var issues: [RuleIssue] = []
    /// The parts that this version does not know.
    private(set) var skipped: [RuleIssue]

    private let webPages: WebPages?
    private let router: AppRouter
    private let interceptors: [any RouteInterceptor]
    /// The routes without the changes of rules.
    private let registered: RouteMap
    /// The places of rules about parts that this version does not know.
    private var unknown: Set<String> = []
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
        self.registered = registered
        self.webPages = webPages
        self.interceptors = interceptors
        self.router = router
        skipped = documents.bundled.skipped + documents.remote.skipped
        var bundled = apply(documents)
        for rule in documents.remote.rules { review(rule) }
        if !unknown.isEmpty { bundled = apply(documents) }
        for rule in bundled { review(rule) }
    }

    /// Changes the registered routes by rules. One of a server replaces that of the app for its
    /// path, unless it only narrows.
    /// - Returns: The rules of the app that apply.
    private mutating func apply(_ documents: RuleDocuments) -> [RouteRule] {
        let remote = documents.remote.rules.map { unknown.contains($0.place) ? $0.narrowing : $0 }
        let replaced = Set(remote.filter { !$0.isNarrowing }.map(\.identity))
        let bundled = documents.bundled.rules.filter { !replaced.contains($0.identity) }
        var routes = registered.routes
        positions = Dictionary(
            routes.enumerated().map { ($1.pattern.identity, $0) },
            uniquingKeysWith: { first, _ in first })
        let all = bundled + remote
        // After the rules that may add the path.
        for rule in all.filter({ !$0.isOfVersionsAlone }) + all.filter(\.isOfVersionsAlone) {
            apply(rule, to: &routes)
        }
        // What a refused document switches off is closed, whatever the accepted ones say.
        for position in documents.closed.compactMap({ positions[$0.identity] }) {
            routes[position] = routes[position].closed(.off)
        }
        if documents.areUnknown {
            routes = routes.map { $0.effect == .changes ? $0.closed(.unknown) : $0 }
        }
        map = registered.replacing(with: routes)
        return bundled
    }

    private mutating func apply(_ rule: RouteRule, to routes: inout [Route]) {
        let position = positions[rule.identity]
        // Several rules may be about one route, of which one redirects it.
        var changes = position.map { routes[$0].override } ?? RouteOverride()
        if !rule.isNarrowing, !rule.isOfVersionsAlone {
            changes.target = rule.redirect.flatMap { try? target($0, in: "redirect") }
            changes.origin = rule.origin
            changes.attachment = rule.experiment
        }
        if let closing = rule.closing { changes.unavailability = AnyRouteErrorReason(closing) }
        if rule.requiresLogin { changes.requirements = .login }
        if let position {
            routes[position] = routes[position].overridden(by: changes)
        } else if rule.redirect != nil, !rule.onlyCloses, route(answering: rule.path) == nil {
            positions[rule.identity] = routes.count
            let site = CallSite(file: rule.document, line: nil)
            routes.append(Route(redirecting: rule.path, by: changes, at: site))
        }
    }

    /// A route that answers links of a path that a rule adds.
    private func route(answering path: RoutePattern) -> Route? {
        registered.examples.links(of: path).lazy.compactMap(registered.route).first
    }

    /// Reports what is wrong with a rule, and each of its targets that is.
    private mutating func review(_ rule: RouteRule) {
        guard let position = positions[rule.identity] else {
            if rule.onlyCloses { return }
            var text = "the app has no route \(rule.path)"
            if rule.redirect == nil {
                text += hint(to: DeepLink(segments: rule.path.segments.map(\.description)))
            } else if let other = route(answering: rule.path) {
                text = "\(other.pattern) answers this path already; name that route"
            }
            return report(text, in: "path", of: rule, isUnknown: true)
        }
        if position < registered.routes.count { review(rule, on: registered.routes[position]) }
        for (field, url) in rule.targets {
            do throws(Problem) {
                try review(target(url, in: field), at: position, in: field, of: rule)
            } catch {
                report(error.text, in: field, of: rule, isUnknown: error.isUnknown)
            }
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

    /// Why a rule may not redirect to a target, as a sentence, and whether another version may know
    /// the target.
    private struct Problem: Error {
        let text: String
        var isUnknown = false
    }

    private func target(_ url: String, in field: String) throws(Problem) -> RedirectTarget {
        if url.hasPrefix("/") || field != "redirect" {
            do throws(DeepLinkError) {
                return try RedirectTarget(url, of: router.links)
            } catch {
                throw Problem(text: "\(RouteError(url: url, reason: .link(error)))")
            }
        }
        if let page = webPages?.target(of: url) { return page }
        let hosts = webPages.map { $0.hosts.joined(separator: ", ") } ?? ""
        throw Problem(
            text:
                "'\(url.shortened)' is neither a path nor an https page on a host that the app "
                + "allows (\(hosts.isEmpty ? "none" : hosts))")
    }

    /// Throws for a target that some link of a route doesn't reach, or that a rule may not choose.
    private mutating func review(
        _ target: RedirectTarget, at position: Int, in field: String, of rule: RouteRule
    ) throws(Problem) {
        // Open, whether the rule closes it or not.
        var changes = map.routes[position].override
        changes.target = target
        changes.unavailability = nil
        let route = map.routes[position].overridden(by: changes)
        // One link if the target takes no value, and otherwise one for each text of an enumeration,
        // as long as the document hasn't too many of them. A request checks its own redirects
        // again.
        let limit = target.names.isEmpty || uncheckedLinks <= 0 ? 1 : uncheckedLinks
        let links = map.examples.links(of: route.pattern, upTo: limit)
        uncheckedLinks -= links.count
        if let problem = map.problem(of: target, in: route, at: position, for: links) {
            let hint = map.route(answering: target.link) == nil ? hint(to: target.link) : ""
            let text = "it redirects to \(target), \(problem.text)\(hint)"
            throw Problem(text: text, isUnknown: problem.leadsNowhere)
        }
        for link in links {
            for next in map.routes(behind: link, replacing: (position, route)) {
                guard let problem = problem(of: next, in: field, of: rule) else { continue }
                throw Problem(text: "it redirects to \(target), but \(next.pattern) \(problem)")
            }
        }
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
    ///   ship with the app.
    private mutating func report(
        _ problem: String, in field: String, of rule: RouteRule, isUnknown: Bool = false
    ) {
        let path = "\(rule.place).\(field)"
        let issue = RuleIssue(document: rule.document, path: path, problem: problem)
        if isUnknown, rule.origin.isOutside {
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
