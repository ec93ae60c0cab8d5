public import RouteMatching
public import RoutingEngine
import RoutingKit

/// Rules about the routes of an app, from documents that ship with it or from a server.
///
///     let rules = RouteRules(policy: RulePolicy(appVersion: AppVersion(1, 4)))
///     router.use(rules)
///     try rules.apply([bundled, remote])
///
/// They apply from the next request on; a ``ConfigInterceptor`` routes requests that are being
/// handled again. Screens that are already shown remain.
@MainActor
public final class RouteRules {
    /// The parts of the current rules that don't apply, because this version of the app does not
    /// know them or because they have expired.
    public private(set) var skipped: [SkippedRule] = []
    /// Called with the parts that no longer apply when a document expires.
    public var onExpiry: (SkippedRule) -> Void = { _ in }

    let policy: RulePolicy
    private var reader: RuleDocumentReader
    private var rules: RuleSet
    private(set) weak var router: AppRouter?
    /// The place at which the router was given these rules.
    private var site = CallSite(file: "RouteRules", line: nil)

    /// Makes an empty set of rules.
    /// - Parameters:
    ///   - policy: The limits that rules are checked against.
    ///   - verify: Returns whether a server's document is authentic; called before anything in it
    ///     is read. A document that isn't changes nothing. Without this closure, every document
    ///     counts as authentic.
    public init(
        policy: RulePolicy, verifying verify: (@MainActor (RouteConfig) -> Bool)? = nil
    ) {
        self.policy = policy
        reader = RuleDocumentReader(appVersion: policy.appVersion, verify: verify)
        rules = RuleSet([], policy: policy)
    }

    /// Applies documents of rules, all or none, instead of the previous ones.
    ///
    /// A part of a server's document that this version of the app does not know (a route, a field,
    /// a kind) is skipped, and the rest applies: see ``skipped``.
    /// - Parameter documents: The documents. Of two rules for one path, the one in the later
    ///   document applies.
    /// - Throws: ``RouteConfigError`` with all errors of all documents. The current rules remain,
    ///   and the routes that the refused documents close are closed as well. A document that is not
    ///   authentic, older than an earlier one or of an unknown format changes nothing. Before the
    ///   router has started nothing is thrown: its start reports the errors.
    public func apply(_ documents: [RouteConfig]) throws(RouteConfigError) {
        let now = (router?.clock ?? .system).now()
        let new = RuleSet(documents.map { reader.read($0, at: now) }, policy: policy)
        guard let router, let registered = router.registry.registered else {
            rules = new
            return
        }
        let review = review(new, of: registered, on: router)
        guard review.issues.isEmpty else {
            var error = RouteConfigError(issues: review.issues)
            error.closed = narrow(by: new, of: registered, on: router)
            throw error
        }
        put(new, review, on: router)
    }

    /// The experiment of a name that rules have put on a route; `nil` if there is none. Asking
    /// opens nothing.
    public func experiment(_ name: String) -> Experiment? {
        router?.routes.lazy.compactMap(\.experiment).first { $0.name == name }
    }

    /// Narrows the current rules by a refused set: a route is closed for a reason, and an error
    /// elsewhere in the document must not open it.
    /// - Returns: The routes that are closed by it and were open before.
    private func narrow(
        by refused: RuleSet, of registered: RouteMap, on router: AppRouter
    ) -> [RoutePattern] {
        let rules = rules.narrowed(by: refused)
        let review = review(rules, of: registered, on: router)
        let pairs = zip(router.routes, review.map.routes)
        let closed = pairs.filter {
            $0.override.unavailability == nil && $1.override.unavailability != nil
        }
        if !closed.isEmpty || pairs.contains(where: { $0.requirements != $1.requirements }) {
            put(rules, review, on: router)
        }
        return closed.map(\.1.pattern)
    }

    private func put(_ rules: RuleSet, _ review: RuleSet.Review, on router: AppRouter) {
        self.rules = rules
        skipped = review.skipped
        router.registry.put(review.map)
    }

    private func review(
        _ rules: RuleSet, of routes: RouteMap, by interceptors: [InterceptorRegistration]? = nil,
        on router: AppRouter
    ) -> RuleSet.Review {
        let interceptors = interceptors ?? router.pipeline.interceptors
        return rules.review {
            RuleReview(
                $0, on: routes, by: interceptors, links: router.links, build: router.build)
        }
    }

    /// Ends everything that expired documents do besides narrowing.
    private func endExpired(on router: AppRouter) {
        guard let expires = rules.expires, let registered = router.registry.registered else {
            return
        }
        let now = router.clock.now()
        if now < expires { return }
        let ended = rules.ended(at: now)
        let known = skipped
        put(ended, review(ended, of: registered, on: router), on: router)
        for part in skipped where part.path == "expires" && !known.contains(part) {
            onExpiry(part)
        }
    }
}

extension RouteRules: RouterExtension {
    /// Admits every request, under the rules that apply at this time.
    package func admits(_ request: ActiveRequest) -> Bool {
        if let router { endExpired(on: router) }
        return true
    }

    package func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap {
        guard let router else { return routes }
        let review = review(rules, of: routes, by: interceptors, on: router)
        let pages = WebPageReview(policy.webPages, at: site, by: interceptors)
        let issues = pages.issues(among: routes.routes, links: router.links, in: router.build)
        let all = issues + review.issues.map(RegistrationError.Issue.init)
        guard all.isEmpty else { throw RegistrationError(issues: all) }
        skipped = review.skipped
        return review.map
    }
}

extension RouteRules: RouterCapability {
    /// Lets rules change the routes.
    public func install(on router: AppRouter, at site: CallSite) {
        (self.router, self.site) = (router, site)
        router.pipeline.install(self)
    }
}

extension RegistrationError.Issue {
    /// The errors of rules when the router starts.
    fileprivate init(_ issue: RouteConfigError.Issue) {
        self.init(
            site: CallSite(file: issue.document, line: nil),
            message: "\(issue.path): \(issue.problem)")
    }
}
