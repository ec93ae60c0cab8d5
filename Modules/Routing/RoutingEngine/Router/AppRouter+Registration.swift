public import RouteMatching
public import RoutingKit

extension AppRouter {
    /// Registers a Navigator under a pattern. Errors are reported together when the router starts.
    ///
    ///     router.register(path: "/product/:id", navigator: ProductNavigator(), access: .external)
    /// - Parameters:
    ///   - path: The pattern of its URLs, such as `/product/:id`.
    ///   - navigator: Makes the screen or performs the action.
    ///   - access: The origins outside the app that may open it; none by default.
    ///   - builds: The builds that have it; all by default.
    ///   - requirements: What has to be met before it opens. An interceptor has to enforce each.
    ///   - parent: The path of the screen under it when a link from outside opens it.
    ///   - presentation: How its screen appears, where a request doesn't choose a transition.
    ///   - animation: The look of its transition, where a request doesn't choose one.
    ///   - file: The file that an error names; the caller's by default.
    ///   - line: The line that an error names; the caller's by default.
    public func register(
        path: String, navigator: some Navigating, access: Access = .closed,
        builds: Set<BuildTarget> = .all, requires requirements: Set<RouteRequirement> = [],
        parent: String? = nil, presented presentation: RoutePresentation = .page,
        animation: TransitionAnimation = .automatic,
        file: String = #fileID, line: Int = #line
    ) {
        add(
            Registration(
                path: path, source: RouteSource(.navigator(navigator), of: type(of: navigator)),
                access: access, builds: builds, requirements: requirements, parent: parent,
                animation: animation, presentation: presentation,
                site: CallSite(file: file, line: line)))
    }

    /// Redirects a path permanently, with payload, transition and source. A target that no route
    /// answers and a cycle are errors at the start.
    /// - Parameters:
    ///   - path: The pattern of the old URLs, such as `/old/:id`.
    ///   - target: A URL of the app such as `/product/:id`, in which each `:name` is replaced by a
    ///     parameter. The other parameters follow in the query.
    ///   - file: The file that an error names; the caller's by default.
    ///   - line: The line that an error names; the caller's by default.
    public func redirect(
        _ path: String, to target: String, file: String = #fileID, line: Int = #line
    ) {
        add(
            Registration(
                path: path, source: RouteSource(.nothing), target: target,
                site: CallSite(file: file, line: line)))
    }

    /// Registers a Navigator of a module that is made for the first request that needs it.
    /// - Parameters:
    ///   - path: The pattern of its URLs.
    ///   - module: Makes what several Navigators share.
    ///   - access: The origins outside the app that may open it; none by default.
    ///   - builds: The builds that have it; all by default.
    ///   - requirements: What has to be met before it opens.
    ///   - parent: The path of the screen under it when a link from outside opens it.
    ///   - presentation: How its screen appears, where a request doesn't choose a transition.
    ///   - file: The file that an error names; the caller's by default.
    ///   - line: The line that an error names; the caller's by default.
    ///   - navigator: Selects the Navigator from what the module has made.
    public func register<Contents, Navigator: Navigating>(
        path: String, in module: LazyModule<Contents>, access: Access = .closed,
        builds: Set<BuildTarget> = .all, requires requirements: Set<RouteRequirement> = [],
        parent: String? = nil, presented presentation: RoutePresentation = .page,
        file: String = #fileID, line: Int = #line,
        navigator: @escaping @MainActor (Contents) -> Navigator
    ) {
        add(
            Registration(
                path: path,
                source: RouteSource(
                    .maker { navigator(try await module.contents()) }, of: Navigator.self),
                access: access, builds: builds, requirements: requirements, parent: parent,
                presentation: presentation, site: CallSite(file: file, line: line)))
    }

    /// Adds a check that patterns name: `:code(sku)`.
    public func register(_ constraint: RouteConstraint) {
        add(constraint)
    }

    /// Adds an interceptor. Errors are reported together when the router starts.
    public func register(
        _ interceptor: some RouteInterceptor, file: String = #fileID, line: Int = #line
    ) {
        add(InterceptorRegistration(interceptor, site: CallSite(file: file, line: line)))
    }

    /// Calls a closure for each event from now on, until the returned token withdraws it. One that
    /// is added inside a set also ends with the set.
    @discardableResult
    public func observe(_ observer: @escaping @MainActor (RouteEvent) -> Void) -> ObserverToken {
        let token = events.add(observer)
        if registrations.filling != nil { add(SetListener(token: token)) }
        return token
    }

    /// Ends the registration phase and opens the router for requests. What you register later has
    /// to be in a set, which applies at once; anything else has no effect, is reported as
    /// ``RouteEvent/inactive(_:at:)``, and is an error of the next start.
    ///
    /// In a debug build, a declared link that would not open is an error, too: a screen would have
    /// a dead link.
    /// - Parameter unanswered: The paths of declared links that need no route, such as
    ///   `/product/:id` in an app without its shop; with `nil`, links aren't errors, as where one
    ///   feature is tested.
    /// - Throws: Every error of every registration. A set with an error is dropped as a whole, so a
    ///   second start continues without it. After an earlier start its routes remain.
    public func start(unanswered: Set<String>? = []) throws(RegistrationError) {
        if !ownIssues.isEmpty { throw RegistrationError(issues: ownIssues) }
        try applyAll()
        guard build == .debug else { return }
        let broken = brokenLinks
        for link in broken { events.publish(.brokenLink(link)) }
        guard let unanswered else { return }
        let issues = broken.filter {
            !$0.isUnanswered || !unanswered.contains($0.path)
        }.map { RegistrationError.Issue(site: $0.site, message: "\($0); \($0.remedy)") }
        if !issues.isEmpty { throw RegistrationError(issues: issues) }
    }
}
