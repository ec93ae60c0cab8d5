import RoutingKit
import StageKit

/// A request that has passed all checks and opens its route now.
@MainActor
struct RouteExecution {
    let pipeline: RequestPipeline
    let active: ActiveRequest
    let resolved: ResolvedRoute
    /// The question that the user has to accept before the Navigator is called, since the request
    /// changes data, it isn't entirely the app's own, and the user has not confirmed its URL; `nil`
    /// if there is nothing to ask. This is the only place that decides it.
    let question: Question?

    /// Starts opening a route. From here on the time limit of its Navigator runs.
    /// - Throws: `RouteError` if the route was withdrawn, or if this is a dry run and the route
    ///   can't make a screen without side effects.
    init(
        of active: ActiveRequest, to resolved: ResolvedRoute, in pipeline: RequestPipeline
    ) throws(RouteError) {
        try Self.check(active, to: resolved, in: pipeline)
        if active.isDryRun { try pipeline.checkDryRun(of: resolved, in: active) }
        active.begin(resolved.route.registration.step, at: .navigate)
        self.pipeline = pipeline
        self.active = active
        self.resolved = resolved
        let asksFirst =
            resolved.route.effect == .changes
            && (active.request.isOutside || active.request.asksBeforeChanges)
            && active.request.agreement != resolved.url
        question = asksFirst ? Question(on: pipeline.driver.stage) : nil
    }

    /// Makes sure that the set of the route wasn't withdrawn in the meantime.
    func checkRoute() throws(RouteError) {
        try Self.check(active, to: resolved, in: pipeline)
    }

    private static func check(
        _ active: ActiveRequest, to resolved: ResolvedRoute, in pipeline: RequestPipeline
    ) throws(RouteError) {
        let registry = pipeline.registry
        guard active.map === registry.map || registry.holds(resolved.route) else {
            throw RouteError(url: active.request.url, reason: .unknownRoute(nearest: nil))
        }
    }

    var request: RouteRequest { active.request }
    var registration: Registration { resolved.route.registration }

    /// The decoder from which the Navigator's parameters are read.
    var decoder: ParameterDecoder {
        ParameterDecoder(
            values: resolved.values, request: request, links: pipeline.registry.links)
    }

    /// The screen from which the request starts.
    var source: (any RoutingSource)? { request.source ?? pipeline.driver.stage.topScreen }

    /// The animation of the request, or else that of the route.
    var animation: TransitionAnimation {
        request.animation == .ofRoute ? registration.animation : request.animation
    }

    /// The result, if there is nothing to wait for: the Navigator answers at once, the user isn't
    /// asked, and no parent of its screen is made; `nil` otherwise.
    func immediateResult() throws(RouteError) -> RouteOutcome.Result? {
        guard question == nil else { return nil }
        let opensOverParents = opensOverParents
        guard let navigate = registration.navigateImmediately,
            !opensOverParents || resolved.route.parent == nil
        else { return nil }
        let made: Destination
        do {
            made = try navigate(decoder)
            try active.check()
        } catch {
            throw self.error(for: error)
        }
        if case .screen(let screen) = made, opensOverParents {
            return try show(screen, over: [])
        }
        return try show(made)
    }

    /// Why the request ends, if decoding its parameters or its Navigator throws an error.
    func error(for error: any Error) -> RouteError {
        RouteError(url: request.url, reason: resolved.reason(of: error))
    }
}
