package import RoutingKit

/// A capability beside the router, which takes part in requests at certain stations.
///
/// The router knows none of them by name: a module installs its own, and at each station the router
/// asks everything that is installed.
@MainActor
package protocol RouterExtension: AnyObject {
    /// Its configuration errors. If there is one, the router does not start.
    var issues: [RegistrationError.Issue] { get }

    /// Door *admit*: whether a request may start now.
    ///
    /// One that is held back starts later, when the extension calls ``RequestPipeline/start(_:)``, or
    /// ends, when it calls ``RequestPipeline/refuse(_:because:)``.
    func admits(_ request: ActiveRequest) -> Bool

    /// The request that is held back and that another one joins, because it is the same and directly
    /// follows it.
    func heldRequest(joinedBy request: RouteRequest) -> ActiveRequest?

    /// Door *rewrite*: returns the current routes, made from the registered ones.
    /// - Parameter interceptors: The interceptors that apply to them.
    /// - Throws: The errors in the routes that it would make. The current routes remain unchanged.
    func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap

    /// Door *make*: a screen that the extension has made before for this route, which is shown
    /// instead of a new one; `nil` if it has none. The request has passed all checks.
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

    /// Door *ended*: a request has its outcome.
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
