import RouteMatching
import RoutingKit
import StageKit

import struct Foundation.UUID

/// Its beginning, up to its place in the queue.
extension RequestRun {
    /// The run that answers a request. A request inside a request starts immediately, the same
    /// request twice is handled once, and any other starts when it is the first in the queue.
    static func answering(
        _ request: RouteRequest, for purpose: RequestPurpose = .opening, in router: AppRouter
    ) -> RequestRun {
        let around = current
        let request = request.lowered(to: around?.trust ?? .full)
        let parent = around?.unlessOver
        // The last request also answers the same one that directly follows it. An earlier one
        // doesn't: joining it would overtake the requests in between.
        var full: RequestRun?
        if parent == nil, let last = router.last, !last.isAside, last.purpose == purpose,
            last.original.isSame(as: request)
        {
            if last.joiningError(of: request) == nil { return last }
            full = last
        }
        let run = begin(consume request, inside: parent, for: purpose, behind: full, in: router)
        if parent == nil, run.outcome == nil { router.last = run }
        return run
    }

    /// Makes a run, and handles it up to its first wait.
    /// - Parameter full: The same request, if no more callers may join it.
    static func begin(
        _ request: consuming RouteRequest, inside parent: RequestRun?,
        for purpose: RequestPurpose = .opening, behind full: RequestRun? = nil,
        in router: AppRouter
    ) -> RequestRun {
        let run = RequestRun(request, inside: parent, for: purpose, in: router)
        if !purpose.isDryRun { router.reportBeginning(of: run.original) }
        do throws(RouteError) {
            if Task.isCancelled { throw run.error(.cancelled) }
            run.link = try router.read(run.url, by: run.original.reader)
            if run.isQueued, run.trust.isOutside { try run.checkRoom(behind: full) }
            if !run.isQueued || router.extensions.allSatisfy({ $0.admits(run) }) { run.start() }
        } catch {
            run.refuse(because: error.reason)
        }
        if run.outcome == nil { run.watch() }
        return run
    }

    /// Checks that it may wait for those before it, whose number is limited for links from outside.
    private func checkRoom(behind full: RequestRun?) throws(RouteError) {
        let reason = full?.joiningError(of: original) ?? router?.queue.error(for: trust)
        if let reason { throw error(reason) }
    }
}

/// Its stations, from the queue on. All its suspension points are here, but those of its parents.
extension RequestRun {
    /// Runs up to its first wait at once, where the system supports that. An extension that held
    /// it back calls this.
    ///
    /// 0. It waits until it is the first in the queue. A request inside another one doesn't.
    /// 1. The route is found: `match`, `redirect` and `access`.
    /// 2. The interceptors are asked, one after the other. After a redirect all are asked again.
    /// 3. The Navigator decodes the values, and makes a screen or performs an action; or it makes
    ///    the screen that asks the user first.
    /// 4. The screen is shown, with those of its parents if a link from outside opens it.
    ///
    /// After each wait the request may have ended: ``check()`` ends the task then.
    package func start() {
        guard !isOver, let queue = router?.queue else { return }
        let isFirst = !isQueued || queue.enter(id, trust: original.trust)
        // Not in functions further down: each one switches to the main actor two times.
        // Requests that the work makes belong to it.
        Self.$current.withValue(self) {
            work = .onMainActor { @MainActor [self] in
                // 0. The queue.
                if !isFirst { await queue.turn(of: id) }
                // It may have ended before its task began, or while it waited.
                if isOver { return }
                do throws(RouteError) {
                    // 1. Its route.
                    var request = InterceptedRequest(run: self, resolved: try reach())
                    reportUndeclared(in: request.resolved)
                    // 2. Interceptors.
                    while let registration = nextInterceptor(for: request) {
                        let verdict: InterceptorVerdict
                        do {
                            verdict = try await registration.interceptor.intercept(request)
                        } catch {
                            throw request.resolved.error(for: error, url: url)
                        }
                        if case .proceed = verdict, !isOver { continue }
                        if try apply(consume verdict, of: registration, to: &request) {
                            return
                        }
                    }
                    // 3. The Navigator.
                    let resolved = request.resolved
                    let question = try beginNavigation(to: resolved)
                    if case .review = purpose {
                        return finish(with: .handled(by: "review"))
                    }
                    let decoder = resolved.decoder(
                        of: self.request.appearing(as: resolved.route.presentation))
                    let made: Destination
                    do {
                        if let question {
                            made = .screen(try await screen(of: question, resolved, decoder))
                        } else {
                            let answering = resolved.route.registration.source
                            let navigator: any Navigating
                            if case .navigator(let known) = answering.kind {
                                navigator = known
                            } else {
                                navigator = try await answering.navigator(for: decoder)
                            }
                            let source = decoder.request.source ?? router?.stage.topScreen
                            made = try await navigator.destination(decoder, from: source)
                        }
                    } catch {
                        throw resolved.error(for: error, url: url)
                    }
                    // 4. The stage.
                    switch consume made {
                    case .value(let value):
                        try check()
                        if purpose.isForScreen { throw error(.noScreen) }
                        finish(with: .performed(value))
                    case .screen(let screen):
                        // An action is done; a screen would stay behind.
                        try checkRoute(resolved)
                        var parents: [StagedScreen]?
                        let below = routes(below: resolved, for: decoder.request, asking: question)
                        if let below {
                            parents = below.isEmpty ? [] : await screens(of: below, under: resolved)
                        }
                        while let leaving = try show(
                            screen, of: resolved, for: decoder.request, asking: question,
                            over: parents)
                        {
                            try await ask(leaving)
                            try checkRoute(resolved)
                        }
                    }
                } catch {
                    finish(with: .refused(error))
                }
            }
        }
    }
}

/// What the stations do. The larger functions aren't inlined: their variables would enlarge the
/// memory of the task.
extension RequestRun {
    /// Applies the verdict of an interceptor.
    /// - Returns: Whether the verdict ends the request.
    @inline(never)
    private func apply(
        _ verdict: consuming InterceptorVerdict, of registration: InterceptorRegistration,
        to request: inout InterceptedRequest
    ) throws(RouteError) -> Bool {
        try check()
        switch consume verdict {
        case .proceed: break
        case .handled:
            finish(with: .handled(by: registration.title))
            return true
        case .suspend(let ticket):
            finish(with: .suspended(ticket))
            return true
        case .refuse(let reason):
            throw error(.blocked(by: registration.title, because: reason))
        case .redirect(let url, let origin):
            try redirect(to: url, by: origin)
            request = InterceptedRequest(run: self, resolved: try reach())
        }
        return false
    }

    /// Starts opening the route; from here on the time limit of its Navigator runs.
    ///
    /// This is the only place that decides whether the user is asked first: if the request changes
    /// data, isn't entirely the app's own, and the user has not confirmed its URL.
    /// - Returns: The identity of the screen that asks the user; `nil` if they aren't asked.
    /// - Throws: If the route has a requirement that no interceptor has checked, if it was
    ///   withdrawn, or if a dry run can't make its screen without side effects.
    @inline(never)
    private func beginNavigation(to resolved: ResolvedRoute) throws(RouteError) -> UUID? {
        let route = resolved.route
        try checkRequirements(of: route)
        if isDryRun { try checkDryRun(of: route) }
        try checkRoute(resolved)
        let asksFirst =
            route.effect == .changes && trust.isOutside
            && purpose != .confirmed(resolved.url)
        return asksFirst ? UUID() : nil
    }

    /// Checks that neither the request has ended nor the route was withdrawn while other code ran.
    private func checkRoute(_ resolved: ResolvedRoute) throws(RouteError) {
        try check()
        if resolved.route.registration.source.isClosed { throw error(.unknownRoute(nearest: nil)) }
    }

    private func checkDryRun(of route: Route) throws(RouteError) {
        if purpose == .review { return }
        if route.effect != .reads { throw error(.noPreview) }
        if purpose == .value, !route.offersValues { throw error(.noValues) }
        if purpose.isForScreen, route.isAction { throw error(.noScreen) }
    }

    /// Ends it with a screen, which is shown over `parents` or, without them, where the request
    /// asks for it.
    /// - Returns: A question that the user has to answer first; `nil` if the screen is shown.
    @inline(never)
    private func show(
        _ screen: any Screen, of resolved: ResolvedRoute, for request: RouteRequest,
        asking question: UUID?, over parents: [StagedScreen]?
    ) throws(RouteError) -> LeaveQuestion? {
        try check()
        if isDryRun {
            made = screen
            finish(with: .handled(by: "dry run"))
            return nil
        }
        guard let router else { return nil }
        let route = resolved.route
        if question == nil, route.isAction {
            throw error(.failed("\(route.navigator) calls itself an action and made a screen"))
        }
        let new = StagedScreen(resolved.url, trust: request.trust, screen, id: question ?? UUID())
        let animation =
            request.animation == .ofRoute ? route.registration.animation : request.animation
        let leaving = try router.driver.show(
            new, over: parents, asking: question != nil, by: animation, for: request, leaving: left)
        if let leaving { return leaving }
        finish(with: .shown(title: screen.title, screen: new.entry.id))
        return nil
    }
}

extension Navigating {
    /// On the actor of the caller, because each switch to it takes time.
    nonisolated(nonsending) fileprivate func destination(
        _ decoder: ParameterDecoder, from source: (any RoutingSource)?
    ) async throws -> Destination {
        try await answer(
            from: source, using: decoder.request.transition, parameters: decoder.decode())
    }
}
