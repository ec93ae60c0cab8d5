import RouteMatching
public import RoutingKit

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
        file: String = #filePath, line: Int = #line,
        navigator: @escaping @MainActor (Contents) -> some Navigating
    ) {
        register(
            Registration(
                path: path, access: access, builds: builds, requires: requirements, parent: parent,
                site: CallSite(file: file, line: line)
            ) {
                navigator(try await module.contents())
            })
    }
}
