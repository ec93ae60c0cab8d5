import RouteMatching
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
    func open() async throws(RouteError) -> RouteOutcome.Result {
        let made: Destination
        do {
            if let question {
                made = .screen(try await screen(of: question))
            } else {
                made = try await registration.navigate(decoder, pipeline.driver.stage)
            }
            try active.check()
        } catch {
            throw resolved.error(for: error, url: request.url)
        }
        switch made {
        case .value(let value):
            active.stopwatch?.enter(.show)
            if active.dryRun == .screen {
                throw RouteError(url: active.original.url, reason: .noScreen)
            }
            if active.dryRun == .value { active.offer = resolved }
            return .performed(value)
        case .screen(let screen):
            // An action is done; a screen would stay behind.
            try Self.check(active, to: resolved, in: pipeline)
            guard opensOverParents else { return try show(screen, over: nil) }
            let parents = await parents()
            try active.check()
            return try show(screen, over: parents)
        }
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

extension RouteExecution {
    /// A screen that is shown under the one of the request.
    typealias Parent = (route: ResolvedRoute, screen: any Screen)

    /// - Parameter parents: `nil` to show the screen where the request asks for it.
    private func show(
        _ screen: any Screen, over parents: [Parent]?
    ) throws(RouteError) -> RouteOutcome.Result {
        active.stopwatch?.enter(.show)
        if active.isDryRun {
            active.dryRunResult = (resolved, screen)
            return .handled(by: "dry run")
        }
        let (request, driver) = (request, pipeline.driver)
        let entry = NavigationState.Entry(url: resolved.url, trust: request.trust)
        if let parents {
            var screens = NewScreens(entry, screen)
            let below = parents.map { route, screen in
                let entry = NavigationState.Entry(url: route.url, trust: route.trust)
                screens[entry.id] = screen
                return entry
            }
            try driver.open(
                entry, over: below, with: screens, for: request, by: animation)
        } else if resolved.route.isAction, question == nil {
            let navigator = resolved.route.navigator
            throw RouteError(
                url: request.url,
                reason: .failed("\(navigator) calls itself an action and made a screen"))
        } else if question != nil, driver.state.top != nil {
            // Present it, so that declining returns the user to their task. There is one question
            // at a time: it replaces the previous one.
            try driver.show(
                screen, as: entry, for: request.presenting, by: .automatic,
                insteadOf: pipeline.question?.entry)
        } else {
            try driver.show(screen, as: entry, for: request, by: animation)
        }
        // Only the last question receives an answer.
        if let question {
            pipeline.question?.screen = nil
            pipeline.question = question
        }
        return .shown(title: screen.title, screen: ShownScreen(id: entry.id, url: entry.url))
    }

    /// Whether the screen of a route is shown over the screens of its parents: true for a link from
    /// outside that does not choose a transition.
    private var opensOverParents: Bool {
        guard active.original.origin.isOutside, !active.isDryRun else { return false }
        let request = request
        guard request.source == nil, request.transition == .show else { return false }
        return question != nil ? pipeline.driver.state.top == nil : !resolved.route.isAction
    }

    /// Makes the screens of the parents, the outermost one first.
    private func parents() async -> [Parent] {
        var parents: [Parent] = []
        var child = resolved
        while let link = child.route.parentLink(of: child.values) {
            // A parent is open to every origin that its child is open to, which the review has
            // checked, but a rule may redirect it to another route, or back. One that can't be
            // shown is left out: only the target itself was requested.
            let request = RouteRequest(url: link.description, source: request.source)
            guard let parent = try? await pipeline.dryRun(request),
                parent.route.url != resolved.url,
                !parents.contains(where: { $0.route.url == parent.route.url })
            else { break }
            parents.insert(parent, at: 0)
            child = parent.route
        }
        return parents
    }
}
