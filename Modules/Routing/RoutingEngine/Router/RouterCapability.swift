public import RouteMatching
import RoutingKit

/// A capability that an app adds to its router with ``AppRouter/use(_:file:line:)``.
@MainActor
public protocol RouterCapability {
    /// Adds the capability to a router; an app calls ``AppRouter/use(_:file:line:)``.
    func install(on router: AppRouter, at site: CallSite)
}

extension AppRouter {
    /// Adds a capability, before the router starts. One that you add later is an error, as
    /// ``AppRouter/start(unanswered:)`` says.
    public func use(
        _ capability: some RouterCapability, file: String = #fileID, line: Int = #line
    ) {
        let site = CallSite(file: file, line: line)
        registrar.add(String(nameOf: type(of: capability)), at: site) {
            capability.install(on: self, at: site)
        }
    }
}
