package import RoutingKit

/// A capability beside the router, which takes part in requests at certain stations:
/// `docs/architecture.md` lists the doors.
@MainActor
package protocol RouterExtension: AnyObject {
    var issues: [RegistrationError.Issue] { get }

    /// Door *admit*: lets a request start, or holds it back.
    ///
    /// One that is held back starts later, when the extension calls ``RequestPipeline/start(_:)``, or
    /// ends, when it calls ``RequestPipeline/refuse(_:because:)``.
    func admits(_ request: ActiveRequest) -> Bool

    /// The request that is held back and that another one joins, because it is the same and directly
    /// follows it.
    func heldRequest(joinedBy request: RouteRequest) -> ActiveRequest?

    /// Door *rewrite*: makes the current routes from the registered ones.
    /// If it throws the errors in the new routes, the current ones remain unchanged.
    func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap

    /// Door *ended*: receives the outcome of a request.
    func ended(_ request: ActiveRequest)
}

extension RouterExtension {
    package var issues: [RegistrationError.Issue] { [] }
    package func admits(_ request: ActiveRequest) -> Bool { true }
    package func heldRequest(joinedBy request: RouteRequest) -> ActiveRequest? { nil }
    package func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap { routes }
    package func ended(_ request: ActiveRequest) {}
}
