import RoutingKit

/// The way of a request, from its text to its one outcome.
@MainActor
package final class RequestPipeline {
    let registry: RouteRegistry
    let driver: StageDriver
    let clock: RouteClock
    let log: RequestLog
    let line = RequestLine()
    /// The interceptors in force, in the order in which they are asked.
    package var interceptors: [InterceptorRegistration] = []
    /// What is installed, in the order of the calls.
    package private(set) var extensions: [any RouterExtension] = []
    private(set) lazy var watchdog = Watchdog(clock: clock) { [weak self] turn, step in
        self?.refuse(turn, because: step.reason)
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
    func handle(_ turn: RequestTurn, isAtOnce: Bool) {
        turn.perform(isAtOnce: isAtOnce) { @MainActor [self] in
            let result: RouteOutcome.Result
            do throws(RouteError) {
                var passage = try Passage(of: turn, in: self)
                while let next = passage.next() {
                    let verdict: InterceptorVerdict
                    do {
                        verdict = try await next.interceptor.intercept(passage.request)
                        try turn.check()
                    } catch {
                        throw RouteError(url: turn.request.url, reason: RouteError.Reason(error))
                    }
                    try passage.follow(verdict, of: next)
                }
                let resolved = passage.resolved
                switch passage.end {
                case .handled(let interceptor): result = .handled(by: interceptor)
                case .suspended(let ticket): result = .suspended(ticket)
                case nil:
                    try passage.checkRequirements()
                    try prepare(turn, for: resolved)
                    let made = try await destination(of: resolved, for: turn.request, in: turn)
                    if case .screen(let screen) = made, lands(resolved, in: turn) {
                        result = try await land(screen, over: resolved, in: turn)
                    } else {
                        result = try take(made, of: resolved, in: turn)
                    }
                }
            } catch {
                result = .refused(error)
            }
            finish(turn, with: result)
        }
    }

    /// What is said or refused before a Navigator is asked.
    private func prepare(
        _ turn: RequestTurn, for resolved: ResolvedRoute
    ) throws(RouteError) {
        if turn.isRehearsal {
            try checkRehearsal(of: resolved, in: turn)
        } else {
            reportUndeclared(for: turn.original)
        }
    }

    /// Takes what a Navigator made.
    private func take(
        _ made: Destination, of resolved: ResolvedRoute, in turn: RequestTurn
    ) throws(RouteError) -> RouteOutcome.Result {
        switch made {
        case .screen(let screen) where turn.isRehearsal:
            turn.rehearsed = (resolved, screen)
            return .handled(by: "rehearsal")
        case .value where turn.isRehearsal:
            throw RouteError(url: turn.original.url, reason: .noScreen)
        case .value(let value): return .performed(value)
        case .screen(let screen): return try show(screen, of: resolved, in: turn)
        }
    }
}
