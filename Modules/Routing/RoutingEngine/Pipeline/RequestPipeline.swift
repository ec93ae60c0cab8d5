import RouteMatching
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
    package var interceptors: [InterceptorRegistration] = []
    /// What is installed, in the order of the calls.
    private(set) var extensions: [any RouterExtension] = []
    /// The question that was asked last.
    var question: Question?
    /// How often all requests were cancelled: what one of them has read since belongs to the past.
    package private(set) var cancellations = 0
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
    package var redactor: Redactor { Redactor(registry) }

    /// Adds an extension, which takes part in each request from now on.
    package func install(_ new: some RouterExtension) { extensions.append(new) }

    /// Refuses what is under way, and releases what was installed and what is on the stage.
    func close() {
        cancelAll(includingOwn: true)
        (interceptors, extensions, question) = ([], [], nil)
        log.close()
        driver.close()
    }

    /// Takes a request through the stations after its admission.
    /// - Parameter immediately: Whether it runs up to its first wait before this returns, where the
    ///   system supports that. Not if another request has just ended, whose caller would wait for
    ///   this one.
    func handle(_ active: ActiveRequest, immediately: Bool) {
        active.perform {
            .onMainActor(immediately: immediately) { @MainActor [self] in
                // It may have ended before its task began.
                if active.isOver { return }
                do throws(RouteError) {
                    finish(active, with: try await result(of: active))
                } catch {
                    finish(active, with: .refused(error))
                }
            }
        }
    }

    /// All stations from the match on, redirects by interceptors included.
    private func result(of active: ActiveRequest) async throws(RouteError) -> RouteOutcome.Result {
        active.stopwatch?.enter(.match)
        let resolved = try reach(active)
        reportUndeclared(active, to: resolved)
        var chain = InterceptorChain(of: active, to: resolved, in: self)
        if let result = try await chain.askAll() { return result }
        let execution = try RouteExecution(of: active, to: chain.answer(), in: self)
        return try await execution.open()
    }

    /// Cancels all requests except the one that encloses the running code, and all callers that wait
    /// for the result of a screen, and removes their screens.
    /// - Parameter includingOwn: Whether that one is cancelled, too.
    func cancelAll(includingOwn: Bool = false) {
        cancellations += 1
        let own = includingOwn ? nil : ActiveRequest.current?.root
        // Those that wait first, so that none of them starts.
        for active in queue.requests + watchdog.requests where active.root !== own {
            refuse(active, because: .cancelled)
        }
        for screen in driver.pending.cancelAll(except: own) {
            driver.stage.update { $0.remove(screen) }
        }
    }
}
