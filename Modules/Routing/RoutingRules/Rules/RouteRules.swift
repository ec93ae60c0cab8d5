public import RouteMatching
public import RoutingEngine
import RoutingKit

/// Rules about the routes of an app, from documents that ship with it or from a server.
///
///     let rules = RouteRules(policy: RulePolicy(appVersion: AppVersion(1, 4)))
///     router.use(rules)
///     try rules.apply([bundled, remote])
///
/// They count from the next request on; a ``ConfigInterceptor`` sends requests that are being
/// handled through the new routes again. Screens that are shown already stay.
@MainActor
public final class RouteRules {
    /// What does not count of the rules in force, because this version of the app does not know it
    /// or because it has expired.
    public private(set) var skipped: [SkippedRule] = []
    /// Called with what no longer counts when a document expires.
    public var onExpiry: (SkippedRule) -> Void = { _ in }

    let policy: RulePolicy
    private var reader: RuleDocumentReader
    private var rules: RuleSet
    private weak var router: AppRouter?
    /// Where the router began to use them.
    private var site = CallSite(file: "RouteRules", line: nil)

    /// Makes an empty set of rules.
    /// - Parameters:
    ///   - bounds: What rules are checked against.
    ///   - verify: Whether a server's document is authentic, asked before anything in it is read.
    ///     One that is not changes nothing. Without it every document is taken for authentic.
    public init(
        policy: RulePolicy, verifying verify: (@MainActor (RouteConfig) -> Bool)? = nil
    ) {
        self.policy = policy
        reader = RuleDocumentReader(appVersion: policy.appVersion, verify: verify)
        rules = RuleSet([], policy: policy)
    }

    /// Applies documents of rules, all or none, in place of those before.
    ///
    /// What this version of the app does not know in a server's document (a route, a field, a kind)
    /// is skipped, and the rest counts: see ``skipped``.
    /// - Parameter documents: The documents. Of two rules for one path that of the later document
    ///   counts.
    /// - Throws: ``RouteConfigError`` with all mistakes of all documents. The rules in force stay,
    ///   and the documents close what they close besides. A document that is not authentic, older
    ///   than an earlier one or of an unknown format changes nothing. Before the router has started
    ///   nothing is thrown: its start reports the mistakes.
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

    /// Narrows the rules in force by a refused set: a route is closed for a reason, and a mistake
    /// elsewhere must not open it.
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

    /// Ends what documents that have expired do besides narrowing.
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
    /// Admits every request, under the rules that count at this time.
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
    /// What is wrong with rules when the router starts.
    fileprivate init(_ issue: RouteConfigError.Issue) {
        self.init(
            site: CallSite(file: issue.document, line: nil),
            message: "\(issue.path): \(issue.problem)")
    }
}
