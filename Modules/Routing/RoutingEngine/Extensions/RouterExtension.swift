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
        _ routes: RouteMap, by interceptors: [any RouteInterceptor]
    ) throws(RegistrationError) -> RouteMap

    /// Door *ended*: receives the outcome of a request.
    func ended(_ request: ActiveRequest)
}

extension RouterExtension {
    package func admits(_ request: ActiveRequest) -> Bool { true }
    package func rewrite(
        _ routes: RouteMap, by interceptors: [any RouteInterceptor]
    ) throws(RegistrationError) -> RouteMap { routes }
    package func ended(_ request: ActiveRequest) {}
}
