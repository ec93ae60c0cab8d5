import RouteMatching
public import RoutingKit

extension AppRouter {
    /// Registers a Navigator of a module that is made when its first URL comes.
    /// - Parameters:
    ///   - path: The pattern of the path, for instance `/product/:id`.
    ///   - module: The module.
    ///   - access: What from outside may open it; nothing by default.
    ///   - builds: The builds in which it exists; all by default.
    ///   - requirements: What must be met before it opens; nothing by default.
    ///   - parent: The path of the screen under it when a link from outside opens it.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - navigator: Picks the Navigator from what the module holds.
    public func register<Contents>(
        path: String, in module: LazyModule<Contents>, access: Access = .closed,
        builds: Set<BuildTarget> = .all, requires requirements: Set<RouteRequirement> = .nothing,
        parent: String? = nil,
        file: String = #fileID, line: Int = #line,
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
