import RouteMatching
package import RoutingKit
import StageKit

/// The run of one request through the pipeline, from its place in the queue to its one outcome.
///
/// It knows the pipeline, which knows no run. All of its own parts are values that only it changes.
@MainActor
package final class RequestRun {
    /// The request inside which the running code was called; it may have ended.
    @TaskLocal static var current: RequestRun?
    /// The same, unless it has ended.
    static var enclosing: RequestRun? { current.flatMap { $0.isOver ? nil : $0 } }

    let identity: RequestIdentity
    /// It, or the request around it, only makes something: nothing is reported or has side effects.
    let isDryRun: Bool
    private(set) var address: RequestAddress
    private(set) var trail = RequestTrail()
    private var timing: StepTiming?
    /// None once it has ended: an interceptor that never answers keeps its run, but no other one.
    private var chain = InterceptorChain([])
    private var state: State

    private enum State {
        case running(RequestPipeline)
        /// Without the pipeline: a Navigator that never answers keeps its run, but no router.
        case ended(RouteOutcome)
    }

    /// The route that was found for it while an extension held it back.
    private var known: ResolvedRoute?
    /// The last route that answered it, also one that refuses it.
    private var route: Route?
    /// The same, with the values for it; `nil` if it refused it, and once the request has ended.
    private var resolved: ResolvedRoute?
    /// What a dry run has made: the screen, or no screen if it has read a value.
    private(set) var made: (route: ResolvedRoute, screen: (any Screen)?)?

    /// How many waits for the user are under way in it, including those of the requests inside it:
    /// a Navigator may await several results at once.
    private var userWaits = 0
    /// Whether it has left the queue while it waits for the user.
    private(set) var isAside = false
    /// Whether it has to wait, so that its time limits count.
    private var isWatched = false

    /// The screens with something typed that the user has agreed to leave.
    private(set) var left: Set<NavigationState.Entry.ID> = []
    private var callers: Callers?
    private var work: Task<Void, Never>?

    init(
        _ request: RouteRequest, inside parent: RequestRun?, dryRun: DryRun? = nil,
        agreedTo agreement: String? = nil, isForSuspension: Bool = false,
        in pipeline: RequestPipeline
    ) {
        identity = RequestIdentity(
            original: request, parent: parent, dryRun: dryRun, agreement: agreement,
            job: UserJob.current, began: pipeline.clock.now(), start: pipeline.clock.elapsed())
        isDryRun = dryRun != nil || parent?.isDryRun == true
        address = RequestAddress(
            url: request.url, trust: request.trust, reader: request.reader,
            isForSuspension: isForSuspension)
        state = .running(pipeline)
    }

    /// `nil` once it has ended.
    var pipeline: RequestPipeline? {
        if case .running(let pipeline) = state { pipeline } else { nil }
    }

    /// `nil` until it has ended.
    var outcome: RouteOutcome? {
        if case .ended(let outcome) = state { outcome } else { nil }
    }

    /// The request before redirects.
    package var original: RouteRequest { identity.original }

    /// The request as redirects have changed it.
    var request: RouteRequest {
        var request = identity.original
        request.url = address.url
        request.trust = address.trust
        request.reader = address.reader
        return request
    }

    /// Names it in the queue, without knowing it.
    var id: ObjectIdentifier { ObjectIdentifier(self) }

    /// Whether it or a request around it has ended, so that nothing may come of it any more.
    var isOver: Bool {
        if case .ended = state { true } else { identity.parent?.isOver == true }
    }

    /// The outermost request around it, which has the place in the queue.
    var root: RequestRun { identity.parent?.root ?? self }

    private var depth: Int { identity.parent.map { $0.depth + 1 } ?? 0 }

    private var urls: [String] { (identity.parent?.urls ?? []) + [address.url ?? ""] }

    func error(_ reason: RouteError.Reason) -> RouteError {
        RouteError(url: address.url, reason: reason)
    }

    /// Checks that it hasn't ended while other code ran.
    func check() throws(RouteError) {
        if isOver { throw error(.cancelled) }
    }

    /// Starts its work. Requests that the work makes belong to it.
    func startWork(_ start: () -> Task<Void, Never>) {
        Self.$current.withValue(self) { work = start() }
    }

    /// Remembers that the user has agreed to leave screens.
    func agree(toLeave screens: Set<NavigationState.Entry.ID>) { left.formUnion(screens) }

    /// Remembers what a dry run has made.
    func keep(_ route: ResolvedRoute, _ screen: (any Screen)?) { made = (route, screen) }
}

/// The way to its route.
extension RequestRun {
    /// Reads its URL. The link is used once: after a redirect it is another one.
    func readURL(in registry: RouteRegistry) throws(RouteError) {
        address.link = try registry.read(address.url, by: address.reader)
    }

    /// The route that will answer it; `nil` if it would be refused.
    package func foresee() -> Route? {
        guard let pipeline else { return nil }
        known = try? find(in: pipeline.registry)
        return known?.route
    }

    /// Finds its route, at first and after each redirect.
    func reach(in registry: RouteRegistry) throws(RouteError) -> ResolvedRoute {
        if depth > RouteMap.maximumRedirects { throw error(.tooManyRedirects(urls)) }
        let found = try find(in: registry)
        // After a redirect it is another route.
        if !found.passed.isEmpty { address.isForSuspension = false }
        address.trust = found.trust
        // The same URL under new rules isn't a step in a cycle.
        let isSame =
            resolved.map {
                $0.map !== found.map && $0.url == found.passed.first?.url ?? found.url
            } ?? false
        resolved = found
        do throws(RouteError.Reason) {
            for (url, _) in found.passed.dropFirst(isSame ? 1 : 0) {
                try trail.visit(url, depth: depth)
            }
            if !isSame || !found.passed.isEmpty { try trail.visit(found.url, depth: depth) }
        } catch {
            throw RouteError(url: original.url, reason: error)
        }
        return found
    }

    private func find(in registry: RouteRegistry) throws(RouteError) -> ResolvedRoute {
        if let known {
            self.known = nil
            if known.map === registry.map { return known }
        }
        let link: DeepLink
        if let read = address.link {
            link = read
        } else {
            link = try registry.read(address.url, by: address.reader)
        }
        // Not written into the property itself: that would have to be watched while other code
        // runs.
        var answering = route
        defer { route = answering }
        return try registry.resolve(
            link, readFrom: address.url, trust: address.trust,
            isForSuspension: address.isForSuspension, answeredBy: &answering)
    }

    /// Sends it elsewhere, as an interceptor has decided. It keeps the items of its query that the
    /// URL lacks, and its trust never rises.
    /// - Parameter text: A URL and no template: a value that a user typed may look like a name.
    func redirect(
        from resolved: ResolvedRoute, to text: String, by origin: RouteOrigin,
        in registry: RouteRegistry
    ) throws(RouteError) {
        do {
            guard let map = registry.map else { throw RouteError.Reason.notReady }
            try trail.countVerdict(to: text)
            let given = try DeepLink(text, from: .app, of: registry.links)
            let target = map.adding(resolved.query(missingIn: given), to: given).text
            address = RequestAddress(
                url: target, trust: address.trust.lowered(to: RouteTrust(origin)), reader: .app,
                // New rules may redirect a request to the URL that it has reached already.
                isForSuspension: address.isForSuspension && target == resolved.url)
        } catch {
            throw RouteError(url: original.url, because: error)
        }
    }
}

/// Its way through the interceptors.
extension RequestRun {
    /// Lets it pass the interceptors that are registered now.
    func enterChain() { chain = InterceptorChain(pipeline?.interceptors ?? []) }

    /// The next interceptor that decides; from here on its time limit runs.
    func nextInterceptor(for request: InterceptedRequest) -> InterceptorRegistration? {
        // It may end while it is asked whether an interceptor wants it.
        var chain = self.chain
        let registration = chain.next(for: request)
        if isOver { return nil }
        self.chain = chain
        if let registration { begin(registration.step) }
        return registration
    }

    func letPass(_ route: Route, by registration: InterceptorRegistration) {
        if route.requirements.isEmpty { return }
        var chain = self.chain
        chain.letPass(route, by: registration)
        self.chain = chain
    }

    /// Lets it pass all interceptors again, after a redirect.
    func restartChain() { chain.restart() }

    func checkRequirements(of route: Route) throws(RouteError) {
        if route.requirements.isEmpty { return }
        if let unmet = chain.unmetRequirement(of: route) { throw error(.unenforced(unmet)) }
    }
}

/// Its time limits.
extension RequestRun {
    /// Begins a step, which has a time limit of its own.
    func begin(_ step: RequestStep) {
        timing = StepTiming(step: step)
        if isWatched { restartLimit() }
    }

    /// Lets its time limits count, as its caller has to wait.
    func watch() {
        guard let pipeline else { return }
        isWatched = true
        pipeline.keep(self) { [weak self] in
            guard let self, let timing else { return }
            refuse(because: timing.step.reason)
        }
        restartLimit()
    }

    /// Ends with a reason of an extension if it waits longer than it may.
    package func wait(for name: String, limit: Duration, orEndAs reason: some RouteErrorReason) {
        begin(RequestStep(name: name, limit: limit, timeout: AnyRouteErrorReason(reason)))
    }

    /// Whether the time limit of its step is over, even if the alarm has not fired yet.
    package var isLate: Bool {
        guard let deadline = timing?.deadline, let pipeline else { return false }
        return deadline <= pipeline.clock.elapsed()
    }

    /// Its time doesn't count while it waits for the user.
    private func restartLimit() {
        guard let pipeline, let step = timing?.step else { return }
        timing?.deadline = userWaits == 0 ? pipeline.clock.elapsed() + step.limit : nil
        pipeline.watchdog.setDeadline(timing?.deadline, of: id)
    }

    private func pause() {
        userWaits += 1
        if isWatched { restartLimit() }
        identity.parent?.pause()
    }

    /// With the last wait, the time limit of its step starts again.
    private func resume() {
        userWaits -= 1
        if isWatched { restartLimit() }
        identity.parent?.resume()
    }

    /// Handles other requests while the enclosing one waits for the user. It leaves the queue with
    /// its first wait and comes back after the last one.
    static func yieldingQueue<Value>(_ wait: () async -> Value) async -> Value {
        guard let run = enclosing else { return await wait() }
        let root = run.root
        run.pause()
        // What was about to come back with it continues as if this wait had begun before.
        if root.pipeline?.queue.leave(root.id) == true { root.isAside = true }
        let value = await wait()
        if root.userWaits == 1, root.isAside, !root.isOver {
            root.isAside = false
            await root.pipeline?.queue.rejoin(root.id, trust: root.original.trust)
        }
        run.resume()
        return value
    }
}

/// Its end.
extension RequestRun {
    /// What observers do then is part of the request, no matter which task ends it.
    package func refuse(because reason: RouteError.Reason) {
        Self.$current.withValue(self) { finish(with: .refused(error(reason))) }
    }

    /// Ends it with its one outcome; later calls do nothing.
    @inline(never)
    func finish(with result: RouteOutcome.Result) {
        guard case .running(let pipeline) = state else { return }
        let outcome = makeOutcome(with: result, in: pipeline)
        state = .ended(outcome)
        resolved = nil
        known = nil
        chain = InterceptorChain([])
        work?.cancel()
        if isWatched { pipeline.forget(id) }
        callers?.answer(outcome)
        if pipeline.last === self { pipeline.last = nil }
        if !isDryRun { pipeline.record(outcome) }
        for installed in pipeline.extensions { installed.ended(self) }
        pipeline.queue.leave(id)
    }

    /// Its outcome, masked unless its link holds nothing to mask.
    func makeOutcome(
        with result: RouteOutcome.Result, in pipeline: RequestPipeline
    ) -> RouteOutcome {
        let registry = pipeline.registry
        let own = registry.redaction(isOutside: false)
        let redaction =
            identity.original.trust.isOutside ? registry.redaction(isOutside: true) : own
        var isOpen = identity.original.url.map(redaction.hidesNothing) ?? true
        if !isOpen, let resolved { isOpen = redaction.isOpen(resolved) }
        // A result may name other URLs, or quote them.
        if result.isRefused || !trail.redirects.isEmpty { isOpen = false }
        return RouteOutcome(
            RouteOutcomeDetails(
                url: identity.original.url, redirects: trail.redirects, result: result),
            redaction: isOpen ? nil : redaction, origin: identity.original.origin,
            route: route?.patternText, began: identity.began,
            duration: pipeline.clock.elapsed() - identity.start
        ) { [state = pipeline.driver.state] in own.stack(of: state) }
    }

    /// Waits for the outcome. If all callers are cancelled, so is the request.
    func end() async -> RouteOutcome {
        let pipeline: RequestPipeline
        switch state {
        case .ended(let outcome): return outcome
        case .running(let current): pipeline = current
        }
        let callers = callers ?? Callers()
        self.callers = callers
        let answer = await callers.outcome { [self] in
            refuse(because: .cancelled)
            return outcome
        }
        return answer ?? makeOutcome(with: .refused(error(.cancelled)), in: pipeline)
    }

    /// `nil` if the same request can wait for its end as well.
    func joiningError(of request: RouteRequest) -> QueueError? {
        guard request.trust.isOutside, let callers, callers.count >= QueueError.limit else {
            return nil
        }
        return QueueError(origins: request.trust.originNames)
    }
}

extension RouteOutcome.Result {
    fileprivate var isRefused: Bool {
        if case .refused = self { true } else { false }
    }
}
