package import RoutingKit
import StageKit

extension RequestPipeline {
    /// Whether the time limit of a request is over, even if its timer has not fired yet.
    package func isLate(_ request: ActiveRequest) -> Bool { watchdog.isLate(request) }

    /// The route that would answer a request that is held back; `nil` if it would be refused.
    package func route(answering active: ActiveRequest) -> Route? {
        active.known = try? active.resolve(in: registry)
        return active.known?.route
    }

    package func isOnTop(_ url: String) -> Bool {
        guard let resolved = try? registry.resolve(url, from: .app) else { return false }
        return driver.state.top?.url == resolved.url
    }

    /// Has the trust of the suspended request, whichever task shows it.
    package func showSuspensionScreen(
        _ url: String, for suspended: InterceptedRequest
    ) async -> RouteOutcome {
        let isEmpty = driver.state.top == nil
        var request = RouteRequest(url: url, transition: isEmpty ? .root : .present)
        request.trust = suspended.trust
        request.isForSuspension = true
        return await end(of: begin(request, inside: suspended.active), for: request)
    }

    /// Also removes the screens above it.
    package func dismissSuspensionScreen(_ screen: ShownScreen) {
        var state = driver.state
        if state.remove(screen.id) { driver.move(to: state, with: [:], isUserInitiated: false) }
    }
}
