import RoutingKit

/// A capability beside the router, which takes part in requests at certain stations:
/// `docs/architecture.md` lists the doors.
@MainActor
package protocol RouterExtension: AnyObject {
    /// Door *admit*: lets a request start, or holds it back.
    ///
    /// One that is held back starts later, when the extension calls ``RequestRun/start()``, or
    /// ends, when it calls ``RequestRun/refuse(because:)``.
    func admits(_ request: RequestRun) -> Bool

    /// Door *rewrite*: makes the current routes from the registered ones.
    /// If it throws the errors in the new routes, the current ones remain unchanged.
    func rewrite(
        _ routes: RouteMap, by interceptors: [any RouteInterceptor]
    ) throws(RegistrationError) -> RouteMap

    /// Door *ended*: receives the outcome of a request.
    func ended(_ request: RequestRun)
}

extension RouterExtension {
    package func rewrite(
        _ routes: RouteMap, by interceptors: [any RouteInterceptor]
    ) throws(RegistrationError) -> RouteMap { routes }
    package func ended(_ request: RequestRun) {}
}
