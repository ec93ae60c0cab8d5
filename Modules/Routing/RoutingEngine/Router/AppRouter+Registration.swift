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
        file: String = #filePath, line: Int = #line
    ) {
        register(
            Registration(
                path: path, navigator: navigator, access: access, builds: builds,
                requires: requirements, parent: parent, animation: animation,
                file: file, line: line))
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
    ///   - fileID: The module and the file of the call.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func redirect(
        _ path: String, to target: String, fileID: String = #fileID, file: String = #filePath,
        line: Int = #line
    ) {
        register(
            Registration(
                redirecting: path, to: target, in: String(fileID.prefix { $0 != "/" }),
                site: CallSite(file: file, line: line)))
    }
}
