import RouteMatching
public import RoutingKit

extension AppRouter {
    /// Registers a Navigator under a path. Errors are reported together when the router starts.
    /// - Parameters:
    ///   - path: The pattern of the path, for instance `/product/:id`.
    ///   - navigator: The Navigator that makes the screen or performs the action.
    ///   - access: The origins from outside that may open it; none by default.
    ///   - builds: The builds in which it exists; all by default.
    ///   - requirements: The requirements that must be met before it opens; none by default.
    ///   - parent: The path of the screen under it when a link from outside opens it.
    ///   - animation: The animation of the transition to its screen.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func register(
        path: String, navigator: some Navigating, access: Access = .closed,
        builds: Set<BuildTarget> = .all, requires requirements: Set<RouteRequirement> = .nothing,
        parent: String? = nil, animation: TransitionAnimation = .automatic,
        file: String = #fileID, line: Int = #line
    ) {
        registrar.add(
            Registration(
                path: path, navigator: navigator, access: access, builds: builds,
                requires: requirements, parent: parent, animation: animation,
                site: CallSite(file: file, line: line)))
    }

    /// Redirects a path permanently, with payload, transition, source and parameters.
    ///
    ///     router.redirect("/old/:id", to: "/product/:id")
    ///
    /// The other parameters of a request follow in the query. Errors are reported together when the
    /// router starts: a target that no route answers, redirects that form a cycle.
    /// - Parameters:
    ///   - path: The pattern of the old path.
    ///   - target: A URL of the app, with `:name` for parameters of the path.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func redirect(
        _ path: String, to target: String, file: String = #fileID, line: Int = #line
    ) {
        registrar.add(
            Registration(
                redirecting: path, to: target, in: String(file.prefix { $0 != "/" }),
                site: CallSite(file: file, line: line)))
    }
}

extension AppRouter {
    /// Registers a Navigator of a module that is made for the first request that needs it.
    /// - Parameters:
    ///   - path: The pattern of the path, for instance `/product/:id`.
    ///   - module: The module.
    ///   - access: The origins from outside that may open it; none by default.
    ///   - builds: The builds in which it exists; all by default.
    ///   - requirements: The requirements that must be met before it opens; none by default.
    ///   - parent: The path of the screen under it when a link from outside opens it.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - navigator: Selects the Navigator from the contents of the module.
    public func register<Contents>(
        path: String, in module: LazyModule<Contents>, access: Access = .closed,
        builds: Set<BuildTarget> = .all, requires requirements: Set<RouteRequirement> = .nothing,
        parent: String? = nil,
        file: String = #fileID, line: Int = #line,
        navigator: @escaping @MainActor (Contents) -> some Navigating
    ) {
        registrar.add(
            Registration(
                path: path, access: access, builds: builds, requires: requirements, parent: parent,
                site: CallSite(file: file, line: line)
            ) {
                navigator(try await module.contents())
            })
    }
}

extension AppRouter {
    /// Registers routes, redirects, constraints and interceptors as one set, either all of them or
    /// none.
    ///
    ///     let chat = try router.register(set: "Chat") {
    ///         router.register(path: "/chat", navigator: conversations)
    ///         router.register(ChatInterceptor())
    ///     }
    ///     try chat.withdraw()
    ///
    /// Before the first ``start()``, the set waits and is checked together with everything else.
    /// After the first start, the set applies as soon as this returns.
    /// - Parameters:
    ///   - name: The name of the set, which must be unique.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - register: Makes the registrations on this router.
    /// - Returns: What withdraws the set.
    /// - Throws: ``RegistrationError`` with every error of the set, or what `register` throws. The
    ///   set is dropped as a whole, and everything else remains.
    @discardableResult
    public func register(
        set name: String, file: String = #fileID, line: Int = #line,
        _ register: @MainActor () throws -> Void
    ) throws -> RegistrationToken {
        let site = CallSite(file: file, line: line)
        return try registrar.add(RegistrationSet(name: name, site: site), filledBy: register)
    }
}
