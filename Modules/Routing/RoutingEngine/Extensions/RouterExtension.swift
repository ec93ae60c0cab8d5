public import RouteMatching
import RoutingKit

/// A capability beside the router, which takes part in requests at certain stations:
/// `docs/architecture.md` lists the doors.
@MainActor
package protocol RouterExtension: AnyObject {
    /// Door *admit*: lets a request start, or holds it back.
    ///
    /// One that is held back starts later, when the extension calls ``RequestPipeline/start(_:)``, or
    /// ends, when it calls ``RequestPipeline/refuse(_:because:)``.
    func admits(_ request: ActiveRequest) -> Bool

    /// Door *rewrite*: makes the current routes from the registered ones.
    /// If it throws the errors in the new routes, the current ones remain unchanged.
    func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap

    /// Door *ended*: receives the outcome of a request.
    func ended(_ request: ActiveRequest)
}

extension RouterExtension {
    package func admits(_ request: ActiveRequest) -> Bool { true }
    package func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap { routes }
    package func ended(_ request: ActiveRequest) {}
}

/// A capability that an app adds to its router with ``AppRouter/use(_:file:line:)``.
@MainActor
public protocol RouterCapability {
    /// Adds the capability to a router; an app calls ``AppRouter/use(_:file:line:)``.
    func install(on router: AppRouter, at site: CallSite)
}

extension AppRouter {
    /// Adds a capability, before the router starts. One that you add later is an error, as
    /// ``start()`` says.
    public func use(
        _ capability: some RouterCapability, file: String = #fileID, line: Int = #line
    ) {
        let site = CallSite(file: file, line: line)
        registrar.add(capability: String(nameOf: type(of: capability)), at: site) {
            capability.install(on: self, at: site)
        }
    }
}
