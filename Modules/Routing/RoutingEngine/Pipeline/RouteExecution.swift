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
    static func check(
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

    /// The animation of the request, or else that of the route.
    var animation: TransitionAnimation {
        request.animation == .ofRoute ? registration.animation : request.animation
    }

    /// Calls the Navigator, or asks the user first, and shows what is made.
    func navigate() throws(RouteError) -> RequestProgress {
        switch try active.call({ () throws in try answer() }, at: resolved) {
        case .now(let made): return try show(made)
        case .later(let made): return .navigate(self, made)
        }
    }

    private func answer() throws -> Registration.Answer {
        guard let question else {
            return try registration.navigate(decoder, pipeline.driver.stage)
        }
        return .later { .screen(try await screen(of: question)) }
    }

    /// Makes the screen that asks the user a question about the request.
    private func screen(of question: Question) async throws -> any Screen {
        guard let ask = registration.ask else {
            throw RouteError.Reason.accessDenied(request.origin)
        }
        let agreed = request.agreed(to: resolved.url)
        let consent = Consent(about: resolved.url, from: request.origin) {
            question.dismiss()
        } proceed: { [weak pipeline] in
            await pipeline?.route(agreed)
        }
        let screen = try await ask(decoder, consent)
        question.screen = screen
        return screen
    }
}
