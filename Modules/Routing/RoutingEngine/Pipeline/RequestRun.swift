import RouteMatching
import RoutingKit
import StageKit

extension RequestPipeline {
    /// All stations from the match on. All suspension points of a request are here, but those of its
    /// parents. It runs up to its first wait at once, where the system supports that.
    func handle(_ active: ActiveRequest) {
        // Not in functions further down: each one switches to the main actor two times.
        active.perform(
            .onMainActor { @MainActor [self] in
                // It may have ended before its task began.
                if active.isOver { return }
                do throws(RouteError) {
                    var run = RequestRun(of: active, to: try active.reach(in: registry), in: self)
                    reportUndeclared(active, to: run.resolved)
                    while let registration = run.nextInterceptor() {
                        let verdict: InterceptorVerdict
                        do {
                            verdict = try await registration.interceptor.intercept(run.request)
                        } catch {
                            throw run.error(for: error)
                        }
                        if try run.apply(consume verdict, of: registration) { return }
                    }
                    let question = try run.beginNavigation()
                    let decoder = run.decoder
                    let made: Destination
                    do {
                        if let question {
                            made = .screen(try await run.screen(of: question, decoder))
                        } else {
                            let registration = run.resolved.route.registration
                            let navigator: any Navigating
                            if let known = registration.madeNavigator {
                                navigator = known
                            } else {
                                navigator = try await registration.navigator(for: decoder)
                            }
                            let source = decoder.request.source ?? driver.stage.topScreen
                            made = try await navigator.destination(decoder, from: source)
                        }
                    } catch {
                        throw run.error(for: error)
                    }
                    switch consume made {
                    case .value(let value): try run.perform(value)
                    case .screen(let screen):
                        // An action is done; a screen would stay behind.
                        try run.checkRoute()
                        var parents: [StagedScreen]?
                        if run.opensOverParents(decoder.request, asking: question) {
                            let chain = run.chain()
                            parents = chain.isEmpty ? [] : await run.parents(chain)
                        }
                        while let leaving = try run.show(
                            screen, for: decoder.request, asking: question, over: parents)
                        {
                            try await ask(leaving, for: active)
                            run.left.formUnion(leaving.screens)
                            try run.checkRoute()
                        }
                    }
                } catch {
                    refuse(active, with: error)
                }
            })
    }
}

/// The way of one request through the interceptors, from redirect to redirect, to the stage. Its
/// larger functions aren't inlined: their variables would enlarge the memory of the task.
@MainActor
struct RequestRun {
    private(set) var request: InterceptedRequest
    private let pipeline: RequestPipeline
    private let interceptors: [InterceptorRegistration]
    private var nextIndex = 0
    /// The requirements of the route that an interceptor has found to be met.
    private var met: Set<RouteRequirement> = []
    /// The screens that the user has agreed to leave.
    var left: Set<NavigationState.Entry.ID> = []

    init(of active: ActiveRequest, to resolved: ResolvedRoute, in pipeline: RequestPipeline) {
        self.pipeline = pipeline
        interceptors = pipeline.interceptors
        request = InterceptedRequest(active: active, resolved: resolved)
    }

    private var active: ActiveRequest { request.active }
    var resolved: ResolvedRoute { request.resolved }

    /// The next interceptor that decides; from here on its time limit runs.
    mutating func nextInterceptor() -> InterceptorRegistration? {
        if active.dryRun == .tab, resolved.route.requirements.isEmpty, request.trust == .full {
            return nil
        }
        while nextIndex < interceptors.count {
            let registration = interceptors[nextIndex]
            nextIndex += 1
            if active.isDryRun, registration.interceptor.hasEffects { continue }
            if registration.interceptor.wants(request) {
                active.begin(registration.step)
                return registration
            }
            letPass(by: registration)
        }
        return nil
    }

    /// Returns whether the verdict ends the request.
    @inline(never)
    mutating func apply(
        _ verdict: consuming InterceptorVerdict, of registration: InterceptorRegistration
    ) throws(RouteError) -> Bool {
        try active.check()
        switch consume verdict {
        case .proceed: letPass(by: registration)
        case .handled:
            pipeline.finish(active, with: .handled(by: registration.name))
            return true
        case .suspend(let ticket):
            pipeline.finish(active, with: .suspended(ticket))
            return true
        case .refuse(let reason):
            throw active.error(.blocked(by: registration.name, because: reason))
        case .redirect(let target, let origin):
            try active.redirect(from: resolved, to: target, by: origin, in: pipeline.registry)
            request = InterceptedRequest(
                active: active, resolved: try active.reach(in: pipeline.registry))
            // It passes all interceptors again.
            (nextIndex, met) = (0, [])
        }
        return false
    }

    private mutating func letPass(by registration: InterceptorRegistration) {
        let route = resolved.route
        if route.requirements.isEmpty { return }
        for requirement in route.requirements
        where registration.interceptor.enforces(requirement, on: route) {
            met.insert(requirement)
        }
    }

    /// Starts opening the route; from here on the time limit of its Navigator runs. Returns the
    /// question that the user has to accept first, since the request changes data, isn't entirely
    /// the app's own, and the user has not confirmed its URL. This is the only place that decides
    /// it. Throws if the route has a requirement that no interceptor has checked, if it was
    /// withdrawn, or if a dry run can't make its screen without side effects.
    @inline(never)
    func beginNavigation() throws(RouteError) -> Question? {
        let route = resolved.route
        if !route.requirements.isEmpty || active.isDryRun { try checkRequirements(of: route) }
        try checkRoute()
        active.begin(route.step)
        let asksFirst =
            route.effect == .changes && active.trust.isOutside
            && active.agreement != resolved.url
        return asksFirst ? Question(on: pipeline.driver.stage) : nil
    }

    func checkRoute() throws(RouteError) {
        try active.check()
        guard resolved.map === pipeline.registry.map || pipeline.registry.holds(resolved.route)
        else { throw active.error(.unknownRoute(nearest: nil)) }
    }

    private func checkRequirements(of route: Route) throws(RouteError) {
        if let unmet = route.requirements.subtracting(met).ordered.first {
            throw active.error(.unenforced(unmet))
        }
        guard active.isDryRun else { return }
        if route.effect != .reads { throw active.error(.noPreview) }
        switch active.dryRun {
        case .value where !route.offersValues: throw active.error(.noValues)
        case .screen where route.isAction, .tab where route.isAction:
            throw active.error(.noScreen)
        default: break
        }
    }

    @inline(never)
    var decoder: ParameterDecoder { resolved.decoder(of: active.request) }

    func error(for error: any Error) -> RouteError {
        resolved.error(for: error, url: active.url)
    }

    @inline(never)
    func screen(
        of question: Question, _ decoder: ParameterDecoder
    ) async throws -> any Screen {
        var agreed = decoder.request
        (agreed.url, agreed.source, agreed.reader) = (resolved.url, nil, .app)
        let consent = Consent {
            question.dismiss()
        } proceed: { [weak pipeline, agreed] in
            await pipeline?.route(agreed, agreedTo: agreed.url)
        }
        guard let screen = try await resolved.route.registration.question(decoder, consent) else {
            throw RouteError.Reason.accessDenied(active.original.origin)
        }
        question.screen = screen
        return screen
    }

    @inline(never)
    func perform(_ value: RouteValue) throws(RouteError) {
        try active.check()
        switch active.dryRun {
        case .screen, .tab: throw active.error(.noScreen)
        case .value: active.made = (resolved, nil)
        case nil: break
        }
        pipeline.finish(active, with: .performed(value))
    }

    /// Shows the screen over `parents` or, without them, where the request asks for it.
    /// - Returns: A question that the user has to answer first; `nil` if the screen is shown.
    @inline(never)
    func show(
        _ screen: any Screen, for request: RouteRequest, asking question: Question?,
        over parents: [StagedScreen]? = nil
    ) throws(RouteError) -> LeaveQuestion? {
        try active.check()
        if active.isDryRun {
            active.made = (resolved, screen)
            pipeline.finish(active, with: .handled(by: "dry run"))
            return nil
        }
        let (route, driver) = (resolved.route, pipeline.driver)
        let new = StagedScreen(resolved.url, trust: request.trust, screen)
        let animation =
            request.animation == .ofRoute ? route.registration.animation : request.animation
        let leaving: LeaveQuestion?
        if let parents {
            leaving = try driver.open(
                new, over: parents, by: animation, for: request, leaving: left)
        } else if question != nil {
            leaving = try driver.ask(
                new, insteadOf: pipeline.question?.entry, by: animation, for: request,
                leaving: left)
        } else if route.isAction {
            throw active.error(
                .failed("\(route.navigator) calls itself an action and made a screen"))
        } else {
            leaving = try driver.show(new, by: animation, for: request, leaving: left)
        }
        if let leaving { return leaving }
        // Only the last question receives an answer.
        if let question {
            pipeline.question?.screen = nil
            pipeline.question = question
        }
        pipeline.finish(active, with: .shown(title: screen.title, screen: new.entry.id))
        return nil
    }

    /// Whether parents are shown, too: for a link from outside that does not choose a transition.
    @inline(never)
    func opensOverParents(_ request: RouteRequest, asking question: Question?) -> Bool {
        guard request.origin.isOutside, !active.isDryRun, request.source == nil,
            request.transition == .show
        else { return false }
        return question != nil ? pipeline.driver.state.top == nil : !resolved.route.isAction
    }

    /// The screens of the parents. Those that their tab shows already aren't made again.
    func parents(_ chain: [ResolvedRoute]) async -> [StagedScreen] {
        let shown = pipeline.driver.state.count(showing: chain.map(\.url))
        var parents = chain.prefix(shown).map { StagedScreen($0.url, trust: $0.trust, nil) }
        for url in chain.dropFirst(shown).map(\.url) {
            if let (parent, screen) = try? await pipeline.dryRun(RouteRequest(url: url)),
                parent.url != resolved.url,
                !parents.contains(where: { $0.entry.url == parent.url })
            {
                parents.append(StagedScreen(parent.url, trust: parent.trust, screen))
            } else {
                // What would be below a parent that can't be shown is left out, too: only the target
                // itself was requested.
                parents = []
            }
        }
        return parents
    }

    /// The parents, the outermost one first.
    func chain() -> [ResolvedRoute] {
        var chain: [ResolvedRoute] = []
        var child = resolved
        while let link = child.route.parentLink(of: child.values),
            let parent = try? pipeline.registry.resolve(
                link, readFrom: link.text, trust: active.trust),
            parent.url != resolved.url, !chain.contains(where: { $0.url == parent.url })
        {
            chain.insert(parent, at: 0)
            child = parent
        }
        return chain
    }
}

/// A question to the user; only the last one counts, and only while its screen is visible.
@MainActor
final class Question {
    /// The screen that asks; `nil` once the question is answered.
    weak var screen: (any Screen)?
    private weak var stage: (any Stage)?

    init(on stage: any Stage) {
        self.stage = stage
    }

    var entry: NavigationState.Entry? {
        guard let stage, let screen else { return nil }
        return stage.entry(of: screen)
    }

    /// Removes the screen; `false` if it is no longer there, or not the visible one.
    func dismiss() -> Bool {
        guard let stage, let entry, stage.state.top?.id == entry.id else { return false }
        screen = nil
        stage.update { $0.remove(entry.id) }
        return true
    }
}
