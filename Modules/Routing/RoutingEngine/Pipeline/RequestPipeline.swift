import RoutingKit

/// The way of a request, from its text to its one outcome.
@MainActor
package final class RequestPipeline {
    let registry: RouteRegistry
    let driver: StageDriver
    let clock: RouteClock
    let log: RequestLog
    let queue = RequestQueue()
    /// The interceptors in force, in the order in which they are asked.
    package var interceptors: [InterceptorRegistration] = []
    /// What is installed, in the order of the calls.
    package private(set) var extensions: [any RouterExtension] = []
    private(set) lazy var watchdog = Watchdog(clock: clock) { [weak self] active, step in
        self?.refuse(active, because: step.reason)
    }

    init(registry: RouteRegistry, driver: StageDriver, clock: RouteClock, log: RequestLog) {
        self.registry = registry
        self.driver = driver
        self.clock = clock
        self.log = log
    }

    /// What may be told of requests.
    package var redactor: Redactor { Redactor(registry.map, in: registry.build) }

    /// Asks an extension at the doors from now on.
    package func install(_ installed: some RouterExtension) {
        extensions.append(installed)
    }

    /// Handles a turn to its end, in a task of its own.
    ///
    /// All suspension points are here: each function in between would switch to the main
    /// actor twice more, and most of the time there is nothing to wait for.
    func handle(_ active: ActiveRequest, immediately: Bool) {
        active.perform(immediately: immediately) { @MainActor [self] in
            let result: RouteOutcome.Result
            do throws(RouteError) {
                var chain = try InterceptorChain(of: active, in: self)
                while let next = chain.next() {
                    let verdict: InterceptorVerdict
                    do {
                        verdict = try await next.interceptor.intercept(chain.request)
                        try active.check()
                    } catch {
                        throw RouteError(url: active.request.url, reason: RouteError.Reason(error))
                    }
                    try chain.follow(verdict, of: next)
                }
                let resolved = chain.resolved
                switch chain.end {
                case .handled(let interceptor): result = .handled(by: interceptor)
                case .suspended(let ticket): result = .suspended(ticket)
                case nil:
                    try chain.checkRequirements()
                    try prepare(active, for: resolved)
                    let made = try await destination(of: resolved, for: active.request, in: active)
                    if case .screen(let screen) = made, opensOverParents(resolved, in: active) {
                        result = try await openOverParents(screen, over: resolved, in: active)
                    } else {
                        result = try take(made, of: resolved, in: active)
                    }
                }
            } catch {
                result = .refused(error)
            }
            finish(active, with: result)
        }
    }

    /// What is said or refused before a Navigator is asked.
    private func prepare(
        _ active: ActiveRequest, for resolved: ResolvedRoute
    ) throws(RouteError) {
        if active.generation != registry.map?.generation, !registry.holds(resolved.route) {
            throw RouteError(url: active.request.url, reason: .unknownRoute(nearest: nil))
        }
        if active.isDryRun {
            try checkDryRun(of: resolved, in: active)
        } else {
            reportUndeclared(for: active.original)
        }
    }

    /// Takes what a Navigator made.
    private func take(
        _ made: Destination, of resolved: ResolvedRoute, in active: ActiveRequest
    ) throws(RouteError) -> RouteOutcome.Result {
        switch made {
        case .screen(let screen) where active.isDryRun:
            active.dryRunResult = (resolved, screen)
            return .handled(by: "rehearsal")
        case .value where active.returnsScreen:
            throw RouteError(url: active.original.url, reason: .noScreen)
        case .value(let value): return .performed(value)
        case .screen(let screen): return try show(screen, of: resolved, in: active)
        }
    }
}
