import RoutingKit

extension AppRouter {
    /// Handles a turn to its end, in a task of its own.
    ///
    /// Whoever may take time is called from here: each function in between would switch to the main
    /// actor twice more, and most of the time there is nothing to wait for.
    func handle(_ turn: RequestTurn, isAtOnce: Bool) {
        turn.perform(isAtOnce: isAtOnce) { @MainActor [self] in
            let result: RouteOutcome.Result
            do throws(RouteError) {
                var passage = try Passage(of: turn, on: self)
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
