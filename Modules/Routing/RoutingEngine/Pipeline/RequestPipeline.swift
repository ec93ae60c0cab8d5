import RoutingKit

/// Handles requests, each from its text to its one outcome.
@MainActor
package final class RequestPipeline {
    let registry: RouteRegistry
    /// Moves the stage.
    package let driver: StageDriver
    let clock: RouteClock
    let log: RequestLog
    let queue = RequestQueue()
    /// The current interceptors, in the order in which they are asked.
    package var interceptors: [InterceptorRegistration] = []
    /// What is installed, in the order of the calls.
    package private(set) var extensions: [any RouterExtension] = []
    /// The question that was asked last.
    var question: Question?
    /// The URLs of the screens on the way to the visible one, as outcomes hold them.
    var path = RedactedPath()
    private(set) lazy var watchdog = Watchdog(clock: clock) { [weak self] active, step in
        self?.refuse(active, because: step.reason)
    }

    init(registry: RouteRegistry, driver: StageDriver, clock: RouteClock, log: RequestLog) {
        self.registry = registry
        self.driver = driver
        self.clock = clock
        self.log = log
    }

    /// Redacts requests by the current routes.
    package var redactor: Redactor { Redactor(registry.map, in: registry.build) }

    /// Adds an extension, which takes part in each request from now on.
    package func install(_ installed: some RouterExtension) {
        extensions.append(installed)
    }

    /// Takes a request through the stations after its admission, from the interceptors on in a task
    /// of its own.
    ///
    /// All suspension points are here: each function in between would switch to the main actor two
    /// more times, and usually there is nothing to wait for.
    func handle(_ active: ActiveRequest, immediately: Bool) {
        active.perform {
            var early: ResolvedRoute?
            if immediately {
                // Most refusals are known here, and need no task.
                do throws(RouteError) {
                    early = try reach(active)
                } catch {
                    finish(active, with: .refused(error))
                    return nil
                }
            }
            return .onMainActor(immediately: immediately) { @MainActor [self, early] in
                let result: RouteOutcome.Result
                do throws(RouteError) {
                    let reached = if let early { early } else { try reach(active) }
                    reportUndeclared(active)
                    var chain = InterceptorChain(of: active, to: reached, in: self)
                    while let next = chain.next() {
                        let verdict: InterceptorVerdict
                        do {
                            verdict = try await next.interceptor.intercept(chain.request)
                            try active.check()
                        } catch {
                            throw RouteError(url: active.request.url, because: error)
                        }
                        try chain.follow(verdict, of: next)
                    }
                    if let end = chain.end {
                        result = end
                    } else {
                        let opening = try Opening(of: active, to: try chain.answer(), in: self)
                        let made: Destination
                        do {
                            if let question = opening.question {
                                made = .screen(try await opening.screen(of: question))
                            } else {
                                made = try await opening.registration.navigate(
                                    opening.decoder, opening.source)
                            }
                            try active.check()
                        } catch {
                            throw opening.error(for: error)
                        }
                        if case .screen(let screen) = made, opening.opensOverParents {
                            result = try await opening.openOverParents(screen)
                        } else {
                            result = try opening.show(made)
                        }
                    }
                } catch {
                    result = .refused(error)
                }
                finish(active, with: result)
            }
        }
    }
}
