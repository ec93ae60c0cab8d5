import RouteMatching
public import RoutingEngine

/// Rules about the routes of an app, from documents that come with it or from a server.
///
///     let rules = RouteRules(within: RulePolicy(appVersion: AppVersion(1, 4)))
///     router.use(rules)
///     try rules.apply([bundled, remote])
///
/// Every request that finds its route from then on follows them; a ``ConfigInterceptor`` sends those
/// that are under way on their way again. Screens that are shown already stay.
@MainActor
public final class RouteRules {
    /// What this version of the app does not know of the rules in force.
    public private(set) var skipped: [SkippedRule] = []

    private let policy: RulePolicy
    private var rules: RuleSet?
    private weak var router: AppRouter?

    /// Makes an empty set of rules.
    /// - Parameter bounds: What rules are held against.
    public init(policy: RulePolicy) {
        self.policy = policy
    }

    /// Applies documents of rules, all or none, in place of those before.
    ///
    /// What this version of the app does not know in a document of a server (a route, a field, a
    /// kind) is skipped, and the rest counts: see ``skipped``.
    /// - Parameter documents: The documents. Of two rules for one path that of the later document
    ///   counts.
    /// - Throws: ``RouteConfigError`` with all mistakes of all documents. What was in force stays,
    ///   and besides whatever the documents close is closed. Before the router has started nothing
    ///   is thrown: its start reports the mistakes.
    public func apply(_ documents: [RouteConfig]) throws(RouteConfigError) {
        let new = RuleSet(documents, policy: policy)
        if let router, let registered = router.registry.registered {
            let review = review(new, of: registered, by: router.pipeline.interceptors, on: router)
            guard review.issues.isEmpty else {
                var error = RouteConfigError(issues: review.issues)
                error.closed = close(whatIsClosedBy: new, of: registered, on: router)
                throw error
            }
            put(new, review, on: router)
        } else {
            rules = new
        }
    }

    /// The experiment of a name that rules have put on a route; `nil` if there is none. Asking
    /// opens nothing.
    public func experiment(_ name: String) -> Experiment? {
        router?.routes.lazy.compactMap(\.experiment).first { $0.name == name }
    }

    /// Closes what a refused set of rules closes, under the rules in force: who closes a route
    /// has a reason, and a mistake elsewhere must not open it.
    /// - Returns: The routes that were open before.
    private func close(
        whatIsClosedBy refused: RuleSet, of registered: RouteMap, on router: AppRouter
    ) -> [RoutePattern] {
        let rules = (self.rules ?? RuleSet([], policy: policy)).closed(by: refused)
        let review = review(rules, of: registered, by: router.pipeline.interceptors, on: router)
        let closed = zip(router.routes, review.map.routes).filter {
            $0.override.unavailability == nil && $1.override.unavailability != nil
        }.map(\.1.pattern)
        if !closed.isEmpty { put(rules, review, on: router) }
        return closed
    }

    private func put(_ rules: RuleSet, _ review: RuleSet.Review, on router: AppRouter) {
        self.rules = rules
        skipped = review.skipped
        router.registry.put(review.map)
    }

    private func review(
        _ rules: RuleSet, of routes: RouteMap, by interceptors: [InterceptorRegistration],
        on router: AppRouter
    ) -> RuleSet.Review {
        rules.review {
            RuleReview(
                $0, on: routes, by: interceptors, links: router.links, build: router.build)
        }
    }

    fileprivate func install(on router: AppRouter) {
        self.router = router
        router.pipeline.install(self)
    }
}

extension RouteRules: RouterExtension {
    package func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap {
        guard let rules, let router else { return routes }
        let review = review(rules, of: routes, by: interceptors, on: router)
        guard review.issues.isEmpty else {
            throw RegistrationError(RouteConfigError(issues: review.issues))
        }
        skipped = review.skipped
        return review.map
    }
}

extension AppRouter {
    /// Lets rules change the routes.
    public func use(_ rules: RouteRules) {
        rules.install(on: self)
    }
}

extension RegistrationError {
    /// What is wrong with rules when the router starts.
    fileprivate init(_ error: RouteConfigError) {
        self.init(
            issues: error.issues.map { issue in
                Issue(
                    site: CallSite(file: issue.document, line: nil),
                    message: "\(issue.path): \(issue.problem)")
            })
    }
}
