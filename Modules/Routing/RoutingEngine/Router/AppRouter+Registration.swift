import RouteMatching
public import RoutingKit

extension AppRouter {
    /// Registers a Navigator under a pattern such as `/product/:id`. Without `access` no origin
    /// from outside may open it. It exists in all builds and requires nothing by default. `parent`
    /// is the path of the screen under it when a link from outside opens it. Errors are reported
    /// together when the router starts.
    public func register(
        path: String, navigator: some Navigating, access: Access = .closed,
        builds: Set<BuildTarget> = .all, requires requirements: Set<RouteRequirement> = [],
        parent: String? = nil, animation: TransitionAnimation = .automatic,
        file: String = #fileID, line: Int = #line
    ) {
        registrar.add(
            Registration(
                path: path, source: .navigator(navigator), type: type(of: navigator),
                access: access, builds: builds, requirements: requirements, parent: parent,
                animation: animation, site: CallSite(file: file, line: line)))
    }

    /// Redirects a path such as `/old/:id` permanently to a URL of the app such as `/product/:id`,
    /// with payload, transition and source. The other parameters follow in the query. A target that
    /// no route answers and a cycle are errors at the start.
    public func redirect(
        _ path: String, to target: String, file: String = #fileID, line: Int = #line
    ) {
        registrar.add(
            Registration(
                path: path, source: .redirect(to: target), site: CallSite(file: file, line: line)))
    }

    /// Registers a Navigator that `navigator` selects from a module, which is made for the first
    /// request that needs it.
    public func register<Contents, Navigator: Navigating>(
        path: String, in module: LazyModule<Contents>, access: Access = .closed,
        builds: Set<BuildTarget> = .all, requires requirements: Set<RouteRequirement> = [],
        parent: String? = nil,
        file: String = #fileID, line: Int = #line,
        navigator: @escaping @MainActor (Contents) -> Navigator
    ) {
        registrar.add(
            Registration(
                path: path, source: .maker { navigator(try await module.contents()) },
                type: Navigator.self, access: access, builds: builds, requirements: requirements,
                parent: parent, site: CallSite(file: file, line: line)))
    }

    /// Registers routes, redirects, constraints and interceptors as one set, either all of them or
    /// none.
    ///
    /// Before the first ``start()``, the set waits and is checked together with everything else.
    /// After it, the set applies as soon as this returns. The name must be unique. An error of the
    /// set, as a ``RegistrationError``, or of `register` drops the set as a whole, and everything
    /// else remains.
    @discardableResult
    public func register(
        set name: String, file: String = #fileID, line: Int = #line,
        _ register: @MainActor () throws -> Void
    ) throws -> RegistrationToken {
        try registrar.add(
            RegistrationSet(name: name, site: CallSite(file: file, line: line)), filledBy: register)
    }
}
