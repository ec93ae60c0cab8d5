import RoutingEngine
package import RoutingKit

extension RouterFixture {
    /// Makes a request like a tap, without waiting for its outcome. The request is in the queue
    /// when this returns.
    package func begin(
        _ url: String, from origin: RouteOrigin = .app, using transition: TransitionType = .show,
        source: (any RoutingSource)? = nil, payload: RouteValue? = nil
    ) -> Task<RouteOutcome, Never> {
        let request = RouteRequest(
            url: url, origin: origin, source: source, transition: transition, payload: payload)
        // With this type, the compiler knows that the closure runs on the main actor.
        let work: @MainActor @Sendable () async -> RouteOutcome = { [router] in
            await router.route(request)
        }
        if #available(macOS 26, iOS 26, *) { return .immediate(operation: work) }
        return Task(operation: work)
    }
}
