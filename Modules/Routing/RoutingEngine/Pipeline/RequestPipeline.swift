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

    /// Takes a request through the stations after its admission. A task is started only if there is
    /// something to wait for.
    func handle(_ active: ActiveRequest, immediately: Bool) {
        active.perform {
            // Not if another request has just ended: its caller would wait for this one.
            guard immediately else { return task(of: active, from: nil) }
            switch RequestProgress.start(active, in: self) {
            case .end(let result):
                finish(active, with: result)
                return nil
            case .wait(let progress): return task(of: active, from: progress)
            }
        }
    }

    /// Takes a request through the stations in a task of its own.
    ///
    /// All suspension points are here: each function in between would switch to the main actor two
    /// more times.
    /// - Parameter early: How far the request has come; `nil` if it begins with the task.
    private func task(
        of active: ActiveRequest, from early: RequestProgress?
    ) -> Task<Void, Never> {
        .onMainActor(immediately: early != nil) { @MainActor [self] in
            let progress: RequestProgress
            switch early.map(RequestProgress.Start.wait) ?? RequestProgress.start(active, in: self)
            {
            case .end(let result): return finish(active, with: result)
            case .wait(let started): progress = started
            }
            while true {
                do throws(RouteError) {
                    switch progress.next {
                    case .end(let result): return finish(active, with: result)
                    case .intercept(let request, by: let registration):
                        let verdict: InterceptorVerdict
                        do {
                            verdict = try await registration.interceptor.intercept(request)
                            try active.check()
                        } catch {
                            throw RouteError(url: active.request.url, because: error)
                        }
                        try progress.apply(verdict, of: registration)
                    case .execute(let execution):
                        let made: Destination
                        do {
                            if let question = execution.question {
                                made = .screen(try await execution.screen(of: question))
                            } else {
                                made = try await execution.registration.navigate(
                                    execution.decoder, execution.source)
                            }
                            try active.check()
                        } catch {
                            throw execution.error(for: error)
                        }
                        // An action is done; a screen would stay behind.
                        if case .screen = made { try execution.checkRoute() }
                        if case .screen(let screen) = made, execution.opensOverParents {
                            progress.end(with: try await execution.openOverParents(screen))
                        } else {
                            progress.end(with: try execution.show(made))
                        }
                    }
                } catch {
                    progress.end(with: .refused(error))
                }
            }
        }
    }
}
