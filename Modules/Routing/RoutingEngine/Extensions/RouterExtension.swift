package import RoutingKit

/// A capability beside the router, which takes part in requests at certain stations.
///
/// The router knows none of them by name: a module installs its own, and at each station the router
/// asks everything that is installed. `docs/architecture.md` lists the doors.
@MainActor
package protocol RouterExtension: AnyObject {
    /// Its configuration errors. If there is one, the router does not start.
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
    /// - Parameter interceptors: The interceptors that apply to them.
    /// - Throws: The errors in the routes that it would make. The current routes remain unchanged.
    func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap

    /// Door *make*: shows a screen that was made before, instead of calling the Navigator.
    ///
    /// `nil` if there is none for this route. The request has passed all checks.
    func screen(for request: ActiveRequest, at route: ResolvedRoute) -> (any Screen)?

    /// Called before sets of registrations change. Forgets what belongs to the withdrawn sets; what
    /// the extension hears until ``setIsFilled()`` belongs to the new one.
    /// - Parameters:
    ///   - withdrawn: The names of the sets that are withdrawn.
    ///   - name: The name of the set that is about to be registered; `nil` if none is.
    /// - Returns: What restores the extension if the change fails.
    func setsWillChange(
        withdrawing withdrawn: Set<String>, filling name: String?
    ) -> @MainActor () -> Void

    /// Called when all registrations of a set are made.
    func setIsFilled()

    /// Door *ended*: learns the outcome of a request.
    func ended(_ request: ActiveRequest)
}

extension RouterExtension {
    package var issues: [RegistrationError.Issue] { [] }
    package func admits(_ request: ActiveRequest) -> Bool { true }
    package func heldRequest(joinedBy request: RouteRequest) -> ActiveRequest? { nil }
    package func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap { routes }
    package func screen(
        for request: ActiveRequest, at route: ResolvedRoute
    ) -> (any Screen)? { nil }
    package func setsWillChange(
        withdrawing withdrawn: Set<String>, filling name: String?
    ) -> @MainActor () -> Void { {} }
    package func setIsFilled() {}
    package func ended(_ request: ActiveRequest) {}
}
