import RouteMatching
package import RoutingKit
import StageKit

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

extension RequestPipeline {
    /// Whether the time limit of a request is over, even if its timer has not fired yet.
    package func isLate(_ request: ActiveRequest) -> Bool { watchdog.isLate(request) }

    /// The route that would answer a request that is held back; `nil` if it would be refused.
    package func route(answering active: ActiveRequest) -> Route? {
        active.known = try? active.resolve(in: registry)
        return active.known?.route
    }

    /// Whether the visible screen is the one of a URL of the app.
    package func isOnTop(_ url: String) -> Bool {
        guard let resolved = try? registry.resolve(url, from: .app) else { return false }
        return driver.state.top?.url == resolved.url
    }

    /// Immediately shows the screen by which a suspended request can continue. It has the trust of that
    /// request, whichever task shows it.
    package func showSuspensionScreen(
        _ url: String, for suspended: InterceptedRequest
    ) async -> RouteOutcome {
        let isEmpty = driver.state.top == nil
        var request = RouteRequest(url: url, transition: isEmpty ? .root : .present)
        request.trust = suspended.trust
        request.isForSuspension = true
        return await end(of: begin(request, inside: suspended.active), for: request)
    }

    /// Removes a screen that ``showSuspensionScreen(_:for:)`` has shown from the stage, together with
    /// the screens above it. Does nothing if it is gone.
    package func dismissSuspensionScreen(_ screen: ShownScreen) {
        var state = driver.state
        if state.remove(screen.id) { driver.move(to: state, with: [:], isUserInitiated: false) }
    }
}
