import RoutingKit
import StageKit

extension RequestPipeline {
    /// Starts opening a route. From here on the time limit of its Navigator runs.
    func opening(
        of active: ActiveRequest, to resolved: ResolvedRoute
    ) throws(RouteError) -> Opening {
        if active.isDryRun { try checkDryRun(of: resolved, in: active) }
        active.begin(resolved.route.registration.step)
        return Opening(of: active, to: resolved, on: driver.stage)
    }

    /// Makes the decoder from which a Navigator's parameters are read.
    func decoder(of resolved: ResolvedRoute, for request: RouteRequest) -> ParameterDecoder {
        ParameterDecoder(values: resolved.values, request: request, links: registry.links)
    }

    /// The screen from which a request starts.
    func source(of request: RouteRequest) -> (any RoutingSource)? {
        request.source ?? driver.stage.topScreen
    }

    /// Calls the Navigator of a route for the root of a tab, which passes no interceptors.
    func destination(
        of resolved: ResolvedRoute, for request: RouteRequest
    ) async throws(RouteError) -> Destination {
        do {
            return try await resolved.route.registration.navigate(
                decoder(of: resolved, for: request), source(of: request))
        } catch {
            throw RouteError(url: request.url, reason: resolved.reason(of: error))
        }
    }
}
