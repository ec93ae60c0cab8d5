import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit

/// What decides about the routes of an app, besides their registrations.
struct RuleDocuments {
    /// The document that ships with the app, and that of a server.
    var bundled: RuleDocument?, remote: RuleDocument?
    /// What the next launch has to know of the server's documents.
    var kept = KeptRules()

    /// Whether nobody knows all that the server has closed: what the app kept is lost, or doesn't
    /// apply.
    var areIncomplete: Bool { kept.areLost || kept.accepted != remote }
}

/// Reads documents, applies their rules to the routes of an app, and collects every error and the
/// parts that this version of the app does not know.
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
    let issues = RuleIssues()
    private(set) var bundled: [RouteRule] = [], remote: [RouteRule] = []
    /// The states of toggles by their names.
    var toggles: [String: Bool] = [:]
    /// The version of a server's rules, even if they have errors; 0 if they have none.
    var version: Int64 = 0
    /// When redirects, experiments and toggles of a server's document end; `nil` if they don't.
    var expires: Date?
    var hasExpired = false

    let router: AppRouter
    /// Says which version of the app runs, where web pages are shown, and who intercepts.
    let rules: RouteRules
    /// The routes without the changes of rules.
    private let registered: RouteMap
    /// How many more links may be checked.
    private var uncheckedLinks = 4_096
    /// The position of the route of a rule.
    private var positions: [RoutePattern: Int] = [:]

    /// Applies the rules of the app and those of a server, and closes what refused documents switch
    /// off.
    /// - Parameters:
    ///   - documents: The documents to apply.
    ///   - isNew: Whether that of a server doesn't apply yet.
    ///   - registered: The routes without the changes of rules.
    ///   - router: The router of the routes.
    ///   - rules: What applies the documents.
    init(
        _ documents: RuleDocuments, isNew: Bool = false, on registered: RouteMap,
        of router: AppRouter, for rules: RouteRules
    ) {
        map = registered
        self.registered = registered
        self.router = router
        self.rules = rules
        bundled = read(documents.bundled, after: KeptRules(), isNew: false)
        remote = read(documents.remote, after: documents.kept, isNew: isNew)
        var appRules = apply(documents)
        for rule in remote { review(rule) }
        if remote.contains(where: \.isNarrowing) { appRules = apply(documents) }
        for rule in appRules { review(rule) }
    }

    /// Changes the registered routes by rules. One of a server replaces that of the app for its
    /// path, unless it only narrows; if it is of versions alone, it replaces one of versions alone.
    /// What refused documents switch off is closed, whatever the others say, and if rules of a
    /// server are missing, so are the routes that change data.
    /// - Returns: The rules of the app that apply.
    private mutating func apply(_ documents: RuleDocuments) -> [RouteRule] {
        let replacing = Dictionary(grouping: remote.filter { !$0.isNarrowing }, by: \.identity)
        let bundled = bundled.filter { rule in
            !replacing[rule.identity, default: []].contains {
                rule.fields.areOfVersionsAlone || !$0.fields.areOfVersionsAlone
            }
        }
        var routes = registered.routes
        positions = Dictionary(
            routes.enumerated().map { ($1.pattern.identity, $0) },
            uniquingKeysWith: { first, _ in first })
        // Rules of versions alone are last, after those that may add the path.
        let ordered = (bundled + remote).sorted {
            !$0.fields.areOfVersionsAlone && $1.fields.areOfVersionsAlone
        }
        for rule in ordered { apply(rule, to: &routes) }
        for path in documents.kept.closed.compactMap({ try? RoutePattern($0) }) {
            guard let position = positions[path.identity] else { continue }
            routes[position] = routes[position].closed(.switchedOff)
        }
        if documents.areIncomplete {
            routes = routes.map { $0.effect == .changes ? $0.closed(.unknownRules) : $0 }
        }
        map = registered.replacing(with: routes)
        return bundled
    }

    private mutating func apply(_ rule: RouteRule, to routes: inout [Route]) {
        let position = positions[rule.identity]
        // Several rules may be about one route, of which one redirects it.
        var changes = position.map { routes[$0].override } ?? RouteOverride()
        if !rule.isNarrowing, !rule.fields.areOfVersionsAlone {
            changes.target = rule.redirect
            changes.origin = rule.fields.document.origin
            changes.attachment = rule.experiment
        }
        changes.unavailability = rule.closing ?? changes.unavailability
        if rule.requiresLogin { changes.requirements = .login }
        if let position {
            routes[position] = routes[position].overridden(by: changes)
        } else if rule.redirect != nil, !rule.onlyCloses, route(answering: rule.path) == nil {
            positions[rule.identity] = routes.count
            let site = CallSite(file: rule.fields.document.name, line: nil)
            routes.append(Route(redirecting: rule.path, by: changes, at: site))
        }
    }

    /// A route that answers links of a path that a rule adds.
    private func route(answering path: RoutePattern) -> Route? {
        registered.examples.links(of: path).lazy.compactMap(registered.route).first
    }

    /// Reports what is wrong with a rule, and with each of its targets.
    private mutating func review(_ rule: RouteRule) {
        guard let position = positions[rule.identity] else {
            if rule.onlyCloses { return }
            var text = "the app has no route \(rule.path)"
            if rule.redirect == nil {
                text += hint(to: DeepLink(segments: rule.path.segments.map(\.description)))
            } else if let other = route(answering: rule.path) {
                text = "\(other.pattern) answers this path already; name that route"
            }
            return rule.fields.report(text, in: "path", as: .unknown)
        }
        if position < registered.routes.count { review(rule, on: registered.routes[position]) }
        for (field, target) in rule.targets { review(target, at: position, in: field, of: rule) }
    }

    /// Reports a rule that asks for what no interceptor does on its route.
    private func review(_ rule: RouteRule, on route: Route) {
        let redirects = !rule.isNarrowing && rule.experiment?.redirects == true
        if let target = route.redirect, rule.requiresLogin || redirects {
            // Interceptors are asked about the route behind a redirect, never about the redirect.
            return rule.fields.report(
                "\(route.pattern) only redirects to \(target); name that path",
                in: rule.requiresLogin ? "login" : "experiment")
        }
        for issue in rules.interceptors.issues(
            enforcing: rule.requiresLogin ? .login : [], on: route, in: router.build)
        {
            rule.fields.report(issue, in: "login")
        }
        if redirects, !rules.interceptors.contains(where: { $0 is ABTestInterceptor }) {
            rule.fields.report(
                "no interceptor runs experiments; register an ABTestInterceptor", in: "experiment")
        }
    }

    /// Reports a target that some link of a route doesn't reach, or that a rule must not choose.
    private mutating func review(
        _ target: RedirectTarget, at position: Int, in field: String, of rule: RouteRule
    ) {
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
            return rule.fields.report(text, in: field, as: problem.leadsNowhere ? .unknown : .error)
        }
        let refused = map.problem(of: target, in: route, at: position, for: links) { [self] in
            refusal(of: $0, in: field, of: rule)
        }
        refused.map { rule.fields.report("it redirects to \(target), \($0.text)", in: field) }
    }

    /// Why a rule may not redirect to a route, as the end of a sentence.
    private func refusal(of next: Route, in field: String, of rule: RouteRule) -> String? {
        let trust = RouteTrust(rule.fields.document.origin)
        if let origin = trust.denial(to: next.access, of: next.effect) {
            return "is closed to rules from a server (\(origin.name))"
        }
        if !next.builds.contains(router.build) {
            return "is not in the \(router.build.rawValue) build"
        }
        // So that two experiments never form a cycle.
        return field != "redirect" && next.experiment?.redirects == true
            ? "has an experiment that may redirect, too" : nil
    }

    /// The route that a link perhaps means, for the end of a sentence: of the first issues alone,
    /// because each link is compared with all routes.
    private func hint(to link: DeepLink) -> String {
        guard issues.errors.count + issues.skipped.count < 8 else { return "" }
        let meant = map.nearest(to: link) { $0.builds.contains(router.build) }
        return meant.map { "; did you mean \($0)?" } ?? ""
    }
}

extension Route {
    /// The route with its other changes; a reason for which it is closed already stays.
    fileprivate func closed(_ reason: RouteError.Reason) -> Route {
        var changes = override
        changes.unavailability = changes.unavailability ?? reason
        return overridden(by: changes)
    }
}
