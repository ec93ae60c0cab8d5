import RouteMatching
package import RoutingKit
import StageKit

extension RequestPipeline {
    /// Starts a request that an extension has held back.
    package func start(_ request: ActiveRequest) {
        queue.enter(request)
    }

    /// Whether a request has waited as long as it may, though its time limit has not yet been
    /// noticed.
    package func isLate(_ request: ActiveRequest) -> Bool { watchdog.isLate(request) }

    /// The route that would answer a request; `nil` if it would be refused.
    package func route(answering request: RouteRequest) -> Route? {
        try? registry.resolve(request.url, from: request.reader, trust: request.trust).route
    }

    /// Whether the visible screen is the one of a URL of the app.
    package func isOnTop(_ url: String) -> Bool {
        guard let link = try? registry.resolve(url, from: .app).link else { return false }
        return driver.state.top?.url == link.description
    }

    /// Shows at once the screen that lets the user meet what a request waits for. It is trusted as
    /// that request is, whichever task asks for it.
    package func showSuspensionScreen(
        _ url: String, for suspended: InterceptedRequest
    ) async -> RouteOutcome {
        let isEmpty = driver.state.top == nil
        let request = RouteRequest(url: url, transition: isEmpty ? .root : .present)
        return await route(toSuspensionScreen: request, inside: suspended.active)
    }

    /// Takes a screen off the stage that ``showSuspensionScreen(_:)`` has shown, with what was opened
    /// over it. Does nothing if it is gone.
    package func dismissSuspensionScreen(_ screen: ShownScreen) {
        var state = driver.state
        if state.remove(screen.id) { driver.move(to: state, with: [:], isUserInitiated: false) }
    }

    /// The outcome of a request that ends without having been handled.
    package func refusal(
        of request: RouteRequest, because reason: RouteError.Reason
    ) -> RouteOutcome {
        outcome(
            of: ActiveRequest(request, inside: nil, clock: clock),
            with: .refused(RouteError(url: request.url, reason: reason)))
    }

    /// The request that an extension holds back and that another one joins.
    func heldRequest(joinedBy request: RouteRequest) -> ActiveRequest? {
        for installed in extensions {
            if let held = installed.heldRequest(joinedBy: request) { return held }
        }
        return nil
    }
}

extension InterceptedRequest {
    /// Whether its route was found among the routes in force.
    @MainActor
    package func isUpToDate(in registry: RouteRegistry) -> Bool {
        registry.map?.generation == map.generation
    }
}
