import RoutingKit
import StageKit

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
    package var interceptors: [InterceptorRegistration] {
        get { asked }
        set { asked = newValue }
    }
    /// What is installed, in the order of the calls.
    var extensions: [any RouterExtension] { installed }
    /// Both private and replaced as a whole, so that reading them in each request needs no check at
    /// run time.
    private var asked: [InterceptorRegistration] = []
    private var installed: [any RouterExtension] = []
    /// The question that was asked last.
    var question: Question?
    /// How often all requests were cancelled: what one of them has read since belongs to the past.
    package internal(set) var cancellations = 0
    private(set) lazy var watchdog = Watchdog(clock: clock) { [weak self] active, step in
        self?.refuse(active, because: step.reason)
    }

    init(registry: RouteRegistry, driver: StageDriver, clock: RouteClock, log: RequestLog) {
        self.registry = registry
        self.driver = driver
        self.clock = clock
        self.log = log
    }

    /// Redacts requests by the known routes.
    package var redactor: Redactor { Redactor(registry.known, in: registry.build) }

    /// Adds an extension, which takes part in each request from now on.
    package func install(_ new: some RouterExtension) {
        installed = installed + [new]
    }

    /// Takes a request through the stations after its admission: at once as long as there is nothing
    /// to wait for, and from then on in a task.
    func handle(_ active: ActiveRequest, immediately: Bool) {
        active.perform {
            // Not if another request has just ended: its caller would wait for this one.
            let progress: RequestProgress
            switch immediately ? match(active) : .start {
            case .end(let result):
                finish(active, with: result)
                return nil
            case let waiting: progress = waiting
            }
            // All suspension points are here: each function in between would switch to the main
            // actor two more times.
            return .onMainActor(immediately: immediately) { @MainActor [self] in
                // It may have ended before its task began.
                if active.isOver { return }
                var progress = progress
                while true {
                    do throws(RouteError) {
                        switch consume progress {
                        case .start: progress = match(active)
                        case .intercept(var chain, by: let registration):
                            let verdict: InterceptorVerdict
                            do {
                                verdict = try await registration.interceptor.intercept(
                                    chain.request)
                                try active.check()
                            } catch {
                                throw chain.resolved.error(for: error, url: active.request.url)
                            }
                            progress = try chain.next(after: verdict, of: registration)
                        case .navigate(let execution, let navigate):
                            let made: Destination
                            do {
                                made = try await navigate()
                                try active.check()
                            } catch {
                                throw execution.resolved.error(for: error, url: active.request.url)
                            }
                            progress = try execution.show(made)
                        case .show(let execution, let screen):
                            let parents = await execution.parents()
                            try active.check()
                            progress = .end(try execution.show(screen, over: parents))
                        case .end(let result): return finish(active, with: result)
                        }
                    } catch {
                        progress = .end(.refused(error))
                    }
                }
            }
        }
    }

    /// Takes a request from its match to its end, or to the first station at which it waits.
    private func match(_ active: ActiveRequest) -> RequestProgress {
        active.stopwatch?.enter(.match)
        do throws(RouteError) {
            let resolved = try reach(active)
            reportUndeclared(active, to: resolved)
            var chain = InterceptorChain(of: active, to: resolved, in: self)
            return try chain.next()
        } catch {
            return .end(.refused(error))
        }
    }
}
