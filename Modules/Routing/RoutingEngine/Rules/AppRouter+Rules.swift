import RouteMatching

extension AppRouter {
    /// Puts documents of rules in force, all or none, in place of those that were. Every request
    /// that finds its route from now on follows them; a ``ConfigInterceptor`` sends those that are
    /// under way on their way again. Screens that are shown already stay.
    ///
    ///     try router.apply([bundled, remote], within: RuleBounds(appVersion: AppVersion(1, 4)))
    ///
    /// What this version of the app does not know in a document of a server (a route, a field, a
    /// kind) is skipped, and the rest is in force: see ``skippedRules``.
    /// - Parameters:
    ///   - documents: The documents. Of two rules for one path that of the later document counts.
    ///   - bounds: What they are held against.
    /// - Throws: ``RouteConfigError`` with all mistakes of all documents. What was in force stays,
    ///   and besides whatever the documents close is closed. Before the router has started nothing
    ///   is thrown: its start reports the mistakes.
    public func apply(
        _ documents: [RouteConfig], within bounds: RuleBounds
    ) throws(RouteConfigError) {
        let rules = RuleSet(documents, within: bounds)
        if let registered {
            do throws(RouteConfigError) {
                try enforce(rules, on: registered, by: interceptors)
            } catch {
                var error = error
                error.closed = close(whatIsClosedBy: rules, on: registered)
                throw error
            }
        }
        self.rules = rules
    }

    /// Closes what a refused set of rules closes, under the rules in force: whoever closes a route
    /// has a reason, and a mistake elsewhere must not open it.
    /// - Returns: The routes that were open before.
    private func close(
        whatIsClosedBy refused: RuleSet, on registered: RouteMap
    ) -> [RoutePattern] {
        let rules = (self.rules ?? RuleSet([], within: refused.bounds)).closed(by: refused)
        let review = review(rules, on: registered, by: interceptors)
        let closed = zip(routes, review.map.routes).filter {
            $0.ruling.closure == nil && $1.ruling.closure != nil
        }.map(\.1.pattern)
        if closed.isEmpty { return [] }
        put(review, on: registered)
        self.rules = rules
        return closed
    }

    /// The experiment of a name that rules have put on a route; `nil` if there is none. Asking
    /// opens nothing.
    public func experiment(_ name: String) -> Experiment? {
        routes.lazy.compactMap(\.experiment).first { $0.name == name }
    }

    /// Puts other routes in force, under the rules that are.
    /// - Parameter interceptors: Those that will be in force.
    func enforce(
        on registered: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) {
        do throws(RouteConfigError) {
            try enforce(rules, on: registered, by: interceptors)
        } catch {
            throw RegistrationError(error)
        }
    }

    private func enforce(
        _ rules: RuleSet?, on registered: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RouteConfigError) {
        let review =
            rules.map { self.review($0, on: registered, by: interceptors) }
            ?? RuleSet.Review(map: registered, skipped: [], mistakes: [])
        guard review.mistakes.isEmpty else { throw RouteConfigError(mistakes: review.mistakes) }
        put(review, on: registered)
    }

    private func review(
        _ rules: RuleSet, on registered: RouteMap, by interceptors: [InterceptorRegistration]
    ) -> RuleSet.Review {
        rules.review {
            RuleReview($0, on: registered, by: interceptors, links: links, build: build)
        }
    }

    private func put(_ review: RuleSet.Review, on registered: RouteMap) {
        var map = review.map
        map.edition = (self.map?.edition ?? 0) + 1
        self.map = map
        self.registered = registered
        skippedRules = review.skipped
    }
}

extension RegistrationError {
    /// What is wrong with rules in force when other routes are registered.
    fileprivate init(_ error: RouteConfigError) {
        mistakes = error.mistakes.map { mistake in
            Mistake(
                site: CallSite(file: mistake.document, line: nil),
                message: "\(mistake.path): \(mistake.problem)")
        }
    }
}
