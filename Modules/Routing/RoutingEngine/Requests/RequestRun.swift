import RouteMatching
package import RoutingKit
import StageKit

import struct Foundation.Date
import struct Foundation.UUID

/// The run of one request through the router, from its place in the queue to its one outcome.
///
/// It knows what the router keeps, which knows no run. All of its own parts are values that only it
/// changes.
@MainActor
package final class RequestRun {
    /// The request inside which the running code was called; it may have ended.
    @TaskLocal static var current: RequestRun?
    /// Itself, unless it has ended.
    var unlessOver: RequestRun? { isOver ? nil : self }

    // These are the same from its beginning to its end.

    /// The request before redirects.
    package let original: RouteRequest
    /// The run inside which it was made; `nil` if no other has started it.
    let parent: RequestRun?
    let purpose: RequestPurpose
    /// It, or the request around it, only makes something: nothing is reported or has side effects.
    let isDryRun: Bool
    /// The user's action that has started it.
    let job: UserJob?
    /// When it was made, as a date.
    private let began: Date
    /// When it was made, since the fixed moment of the clock.
    private let beginning: Duration

    // These change on its way.

    private var state: State

    private enum State {
        case running(AppRouter)
        /// Without the router: a Navigator that never answers keeps its run, but no router.
        case ended(RouteOutcome)
    }

    /// Where it is addressed to: at first its own URL, and then that of its last redirect.
    private(set) var url: String?
    private(set) var trust: RouteTrust
    /// The link of its URL; `nil` if that can't be read.
    var link: DeepLink?
    /// Whether the app itself chose its URL, and nothing has redirected it: the one of
    /// ``RequestPurpose/suspensionScreen``, or that of a shown screen, whose access was checked
    /// when it was shown.
    private var isOwnChoice: Bool
    private var trail = RequestTrail()

    /// The last route that answered it, also one that refuses it.
    private var route: Route?
    /// That route with the values for it; `nil` if it refused the request.
    private(set) var resolved: ResolvedRoute?
    /// The screen that a dry run has made.
    var made: (any Screen)?

    /// The interceptors that it passes, again from the first one on after each redirect. None once
    /// it has ended: an interceptor that never answers keeps its run, but no other one.
    private var interceptors: [InterceptorRegistration] = []
    private var nextIndex = 0
    /// Whether the one before the next one decides: not before the first one, after the last one,
    /// and at the end.
    private var isDeciding = false {
        didSet { if isWatched { restartLimit() } }
    }

    /// Ends the request when the time of the call under way is over; `nil` before it has to wait.
    /// It is cancelled while the request waits for the user.
    private var alarm: Task<Void, Never>?
    /// Whether it has to wait, so that its time limits count.
    private var isWatched = false
    /// How many waits for the user are under way in it, including those of the requests inside it:
    /// a Navigator may await several results at once.
    private var userWaits = 0
    /// Whether it has left the queue while it waits for the user.
    private(set) var isAside = false

    /// The screens with something typed that the user has agreed to leave.
    var left: Set<NavigationState.Entry.ID> = []
    private var callers: Callers<Void, RouteOutcome>?
    /// What it is doing.
    var work: Task<Void, Never>?

    init(
        _ request: consuming RouteRequest, inside parent: RequestRun?,
        for purpose: RequestPurpose = .opening, in router: AppRouter
    ) {
        url = request.url
        trust = request.trust
        original = request
        self.parent = parent
        self.purpose = purpose
        isDryRun = purpose.isDryRun || parent?.isDryRun == true
        isOwnChoice = purpose == .suspensionScreen || purpose == .review
        job = UserJob.current
        began = router.clock.now()
        beginning = router.clock.elapsed()
        state = .running(router)
    }

    /// What it shares with the other requests of its router; `nil` once it has ended.
    var router: AppRouter? {
        if case .running(let router) = state { router } else { nil }
    }

    /// The request as redirects have changed it.
    var request: RouteRequest {
        var request = original
        request.url = url
        request.trust = trust
        return request
    }

    /// How it has ended; `nil` until then.
    var outcome: RouteOutcome? {
        if case .ended(let outcome) = state { outcome } else { nil }
    }

    /// The identity by which the queue knows it.
    var id: ObjectIdentifier { ObjectIdentifier(self) }

    /// Whether it or a request around it has ended, so that nothing may come of it any more.
    var isOver: Bool {
        if case .ended = state { true } else { parent?.isOver == true }
    }

    /// The outermost request around it, which has the place in the queue.
    var root: RequestRun { parent?.root ?? self }

    /// Whether it waits in the queue for those before it.
    var isQueued: Bool { parent == nil && !isDryRun }

    private var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

    private var urls: [String] { (parent?.urls ?? []) + [url ?? ""] }

    func error(_ reason: RouteError.Reason) -> RouteError {
        RouteError(url: url, reason: reason)
    }

    /// Checks that it hasn't ended while other code ran.
    func check() throws(RouteError) {
        if isOver { throw error(.cancelled) }
    }
}

/// What a request is for.
enum RequestPurpose: Equatable {
    /// To open its URL.
    case opening
    /// To open its URL, as the user has confirmed a change of data: by this canonical URL.
    case confirmed(String)
    /// To show a screen, such as the login, for a suspended request. Its route opens even if it is
    /// closed to the outside, but a redirect from there doesn't.
    case suspensionScreen
    /// To make the screen of a route, which isn't shown.
    case screen
    /// To make the screen of a tab that the app needs: interceptors are asked only about
    /// requirements.
    case tab
    /// To read the value that a route offers.
    case value
    /// To find out whether a shown screen may still be open: no Navigator is asked.
    case review

    /// Whether it is for a screen that is made and not opened.
    var isForScreen: Bool { self == .screen || self == .tab }

    /// Whether it only makes something, without side effects.
    var isDryRun: Bool {
        switch self {
        case .opening, .confirmed, .suspensionScreen: false
        case .screen, .tab, .value, .review: true
        }
    }
}

/// The way to its route.
extension RequestRun {
    /// The route that will answer it; `nil` if it would be refused.
    package func foresee() -> Route? { try? find().route }

    /// Finds its route, at first and after each redirect.
    ///
    /// 1. The table follows its own redirects. Origins that take part in them lower the trust.
    /// 2. Each URL on the way joins the trail, where one that was there before is a cycle. Only the
    ///    URL at which an interceptor stopped is passed again if new rules answer it, and isn't a
    ///    step then.
    /// 3. It has to pass all interceptors that are registered now, a dry run those without side
    ///    effects. Those that are added later see later requests.
    func reach() throws(RouteError) -> ResolvedRoute {
        if depth > RouteMap.maximumRedirects { throw error(.tooManyRedirects(urls)) }
        let found = try find()
        // After a redirect it is another route.
        if !found.passed.isEmpty { isOwnChoice = false }
        trust = found.trust
        let isNew = resolved.map { $0.map !== found.map } ?? false
        resolved = found
        do throws(RouteError.Reason) {
            for (url, _) in found.passed { try trail.visit(url, depth: depth, isNew: isNew) }
            try trail.visit(found.url, depth: depth, isNew: isNew)
        } catch {
            throw RouteError(url: original.url, reason: error)
        }
        let registered = router?.interceptors ?? []
        isDeciding = false
        interceptors = isDryRun ? registered.filter { !$0.interceptor.hasEffects } : registered
        nextIndex = 0
        return found
    }

    private func find() throws(RouteError) -> ResolvedRoute {
        guard let router, let link else { throw error(.cancelled) }
        // Not written into the property itself: that would have to be watched while other code
        // runs.
        var answering = route
        defer { route = answering }
        return try router.resolve(
            link, readFrom: url, trust: trust, isOwnChoice: isOwnChoice, answeredBy: &answering)
    }

    /// Sends it elsewhere, as an interceptor has decided. It keeps the items of its query that the
    /// URL lacks, and its trust never rises.
    /// - Parameter text: A URL and no template: a value that a user typed may look like a name.
    func redirect(to text: String, by origin: RouteOrigin) throws(RouteError) {
        do {
            guard let resolved, let map = router?.currentMap else {
                throw RouteError.Reason.notReady
            }
            try trail.countVerdict(to: text)
            let given = try DeepLink(text, from: .app, of: map.links)
            let target = map.adding(resolved.query(missingIn: given), to: given)
            // What is added may make it longer than a link may be.
            link = try DeepLink(target.text, from: .app, of: map.links)
            url = target.text
            trust = trust.lowered(to: RouteTrust(origin))
            // New rules may redirect a request to the URL that it has reached already.
            isOwnChoice = isOwnChoice && target.text == resolved.url
        } catch {
            throw RouteError(url: original.url, because: error)
        }
    }
}

/// Its way through the interceptors.
extension RequestRun {
    /// The next interceptor that decides, whose time limit runs from here on; `nil` if it has
    /// passed all of them, so that the limit of its Navigator runs, or has ended.
    func nextInterceptor(for request: InterceptedRequest) -> InterceptorRegistration? {
        isDeciding = false
        if case .tab = purpose, request.route.requirements.isEmpty, request.trust == .full {
            return nil
        }
        while nextIndex < interceptors.count {
            let registration = interceptors[nextIndex]
            nextIndex += 1
            let isWanted = registration.interceptor.wants(request)
            // It may end while it is asked whether an interceptor wants it.
            if isOver { return nil }
            if isWanted {
                isDeciding = true
                return registration
            }
        }
        return nil
    }

    /// Checks that one of the interceptors that it has passed enforces each requirement.
    func checkRequirements(of route: Route) throws(RouteError) {
        // As nearly all routes.
        if route.requirements.isEmpty { return }
        let unmet = interceptors.map(\.interceptor).unenforced(route.requirements, on: route).first
        if let unmet { throw error(.unenforced(unmet)) }
    }
}

/// Its time limits.
extension RequestRun {
    /// The interceptor that decides, or else the Navigator, and how long it may take; `nil` before
    /// the route is found.
    private var call: (name: String, limit: Duration)? {
        let deciding = isDeciding ? interceptors[nextIndex - 1] : nil
        if let deciding { return (deciding.title, deciding.interceptor.timeLimit) }
        return resolved.map { ($0.route.navigator, $0.route.type?.timeLimit ?? .zero) }
    }

    /// Lets its time limits count, as its caller has to wait.
    func watch() {
        isWatched = true
        router?.unfinished.append(self)
        restartLimit()
    }

    /// Its time doesn't count while it waits for the user.
    private func restartLimit() {
        alarm?.cancel()
        guard userWaits == 0, let call, let clock = router?.clock else { return }
        let deadline = clock.elapsed() + call.limit
        alarm = Task {
            try? await clock.sleep(deadline - clock.elapsed())
            // The next call may begin as the time is over.
            if !Task.isCancelled { refuse(because: .timedOut(in: call.name, after: call.limit)) }
        }
    }

    /// Counts the waits for the user, here and in the requests around it. With the last one, the
    /// time limits of their calls start again.
    private func countUserWaits(adding number: Int) {
        userWaits += number
        if isWatched { restartLimit() }
        parent?.countUserWaits(adding: number)
    }

    /// Waits for the user, and lets other requests be handled meanwhile.
    ///
    /// 1. The requests around the running code count the wait, so that their time stands still.
    /// 2. With its first wait, the outermost one leaves the queue: the next request is handled.
    /// 3. After its last wait it comes back as the next one, and continues when it is the first.
    ///    If it has ended meanwhile, it doesn't come back.
    /// 4. The user's action that the running code belongs to counts the wait, too, until it is told
    ///    of the answer: code that waits continues later, perhaps after the action's caller.
    static func waitingForUser<Value>(
        _ wait: (_ whenAnswered: @escaping @MainActor () -> Void) async -> Value
    ) async -> Value {
        let run = current?.unlessOver
        let root = run?.root
        run?.countUserWaits(adding: 1)
        // What was about to come back with it continues as if this wait had begun before.
        if let root, root.router?.queue.leave(root.id) == true { root.isAside = true }
        let job = current?.job ?? UserJob.current
        let userWait = UUID()
        job?.waits.insert(userWait)
        let value = await wait { job?.waits.remove(userWait) }
        job?.waits.remove(userWait)
        if let root, root.userWaits == 1, root.isAside, !root.isOver {
            root.isAside = false
            await root.router?.queue.rejoin(root.id, trust: root.original.trust)
        }
        run?.countUserWaits(adding: -1)
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
    ///
    /// 1. The outcome is made and masked, as long as the routes are known by which it is masked.
    /// 2. It lets go of all that code which never answers would keep with it.
    /// 3. Its callers are answered; each continues when it is its turn on the main actor. Then the
    ///    observers and the extensions receive the outcome.
    /// 4. The next request in the queue is handled, perhaps before a caller continues.
    @inline(never)
    func finish(with result: RouteOutcome.Result) {
        guard case .running(let router) = state else { return }
        let outcome = makeOutcome(with: result, in: router)
        state = .ended(outcome)
        isDeciding = false
        interceptors = []
        work?.cancel()
        alarm?.cancel()
        if isWatched { router.unfinished.removeAll { $0 === self } }
        callers?.resume(with: outcome)
        if router.last === self { router.last = nil }
        if !isDryRun { router.record(outcome) }
        for installed in router.extensions { installed.ended(self) }
        router.queue.leave(id)
    }

    /// Its outcome, masked unless its link holds nothing to mask.
    func makeOutcome(with result: RouteOutcome.Result, in router: AppRouter) -> RouteOutcome {
        let inside = router.redaction(isOutside: false)
        let redaction = original.trust.isOutside ? router.redaction(isOutside: true) : inside
        let redirects = trail.redirects
        let isOpen = redirects.isEmpty && isOpen(result, by: redaction)
        return RouteOutcome(
            RouteOutcomeDetails(url: original.url, redirects: redirects, result: result),
            redaction: isOpen ? nil : redaction, origin: original.origin,
            route: route?.patternText, began: began, duration: router.clock.elapsed() - beginning
        ) { [state = router.stage.state] in inside.stack(of: state) }
    }

    private func isOpen(_ result: RouteOutcome.Result, by redaction: Redaction) -> Bool {
        // Its sentence may name other URLs, or quote them.
        if case .refused = result { return false }
        guard let resolved else { return false }
        return redaction.isOpen(
            resolved.sent, answeredBy: resolved.route, isWhole: resolved.isWhole)
    }

    /// Waits for the outcome. If all callers are cancelled, so is the request.
    func end() async -> RouteOutcome {
        switch state {
        case .ended(let outcome): return outcome
        case .running(let router):
            let callers = callers ?? Callers()
            self.callers = callers
            if let outcome = await callers.answer(about: ()) { return outcome }
            if callers.isEmpty { refuse(because: .cancelled) }
            return outcome ?? makeOutcome(with: .refused(error(.cancelled)), in: router)
        }
    }

    /// Why the same request can't wait for its end as well; `nil` if it can.
    func joiningError(of request: RouteRequest) -> RouteError.Reason? {
        guard request.trust.isOutside, let callers else { return nil }
        return .queueFull(of: request.trust.originNames, with: callers.keys.count)
    }
}
