extension AppRouter {
    /// Puts documents of rules in force, all or none, in place of those that were. Every request
    /// that finds its route from now on follows them; a ``ConfigInterceptor`` sends those that are
    /// under way on their way again. Screens that are shown already stay.
    ///
    ///     try router.apply([bundled, remote], within: RuleBounds(appVersion: AppVersion(1, 4)))
    ///
    /// - Parameters:
    ///   - documents: The documents. Of two rules for one path that of the later document counts.
    ///   - bounds: What they are held against.
    /// - Throws: ``RouteConfigError`` with all mistakes of all documents. What was in force stays.
    ///   Before the router has started nothing is thrown: its start reports the mistakes.
    public func apply(
        _ documents: [RouteConfig], within bounds: RuleBounds
    ) throws(RouteConfigError) {
        let rules = RuleSet(documents, within: bounds)
        if let registered { try enforce(rules, on: registered, by: interceptors) }
        self.rules = rules
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
        var map = registered
        if let rules {
            map = try RuleReview(
                rules, on: registered, by: interceptors, links: links, build: build
            ).result()
        }
        map.edition = (self.map?.edition ?? 0) + 1
        self.map = map
        self.registered = registered
    }
}

extension RegistrationError {
    /// What is wrong with rules in force when other routes are registered.
    fileprivate init(_ error: RouteConfigError) {
        mistakes = error.mistakes.map { mistake in
            Mistake(
                site: Registration.Site(file: mistake.document, line: nil),
                message: "\(mistake.path): \(mistake.problem)")
        }
    }
}
