public import RouteMatching
public import RoutingKit
public import StageKit

/// The router of an app: it finds the Navigator of a URL and puts its screen onto the stage.
///
///     let router = AppRouter(links: links, stage: stage)
///     router.register(path: "/product/:id", navigator: ProductNavigator(router: router))
///     try router.start()
///     router.route(to: URL(string: "/product/42"), from: nil, using: .show)
///
/// Registering is one phase and routing another: ``start(unanswered:)`` compiles what was
/// registered into an immutable table, or throws every error at once.
@MainActor
public final class AppRouter {
    // A `RequestRun` takes a request through what all requests share. The router keeps runs for
    // others, and calls none but to cancel it.
    let registry: RouteRegistry
    let driver: StageDriver
    /// The clock by which requests are dated and timed.
    public let clock: RouteClock
    var registrations = Registrations()
    let events = Observers<RouteEvent>()
    let queue = RequestQueue()
    /// The requests that have to wait, until they end.
    var unfinished: [RequestRun] = []
    /// The current interceptors, in the order in which they are asked.
    var interceptors: [InterceptorRegistration] = []
    /// The extensions, in the order in which they were installed.
    private(set) var extensions: [any RouterExtension] = []
    /// The tabs of the app, as it has shown them last.
    var tabs: [String] = []
    /// The shown screens that the user was asked to leave for a link from outside.
    var askedFromOutside: Set<NavigationState.Entry.ID> = []
    /// The last request that no other has started, until it ends.
    var last: RequestRun?
    /// How often all requests were cancelled: what one of them has read since belongs to the past.
    package private(set) var cancellations = 0
    /// What is wrong with the stage, or with a capability.
    var ownIssues: [RegistrationError.Issue] = []
    private var closeActions: [@MainActor () -> Void] = []

    /// The last requests, from the oldest to the newest. Remove them when the user changes.
    public var history: [RouteOutcome] = []

    /// How many requests the history keeps, at least one; 50 by default.
    public var historyLimit = 50 {
        didSet {
            historyLimit = max(historyLimit, 1)
            history = history.suffix(historyLimit)
        }
    }

    /// The router takes the `Stage.onChange` of its stage, unless another one has it. By default
    /// the configuration of the build decides `build`.
    public init(
        links: UniversalLinks, stage: any Stage, build: BuildTarget = .current,
        clock: RouteClock = .system, file: String = #fileID, line: Int = #line
    ) {
        registry = RouteRegistry(links: links, build: build)
        driver = StageDriver(stage, events: events)
        self.clock = clock
        if !driver.ownsStage {
            ownIssues = [
                .init(
                    site: CallSite(file: file, line: line),
                    message:
                        "another router moves its stage already; make a stage for each router, "
                        + "or close() the other one first")
            ]
        }
    }

    package var links: UniversalLinks { registry.links }
    package var build: BuildTarget { registry.build }
    /// The stage on which the router shows screens. No two routers share one.
    public var stage: any Stage { driver.stage }
    /// The routes, in the order of their registration.
    public var routes: [Route] { registry.map?.routes ?? [] }

    /// Calls a closure for each event from now on, until the returned token withdraws it. One that
    /// is added inside a set also ends with the set.
    @discardableResult
    public func observe(
        _ observer: @escaping @MainActor (RouteEvent) -> Void
    ) -> ObserverToken {
        let token = events.add(observer)
        if registrations.filling != nil { add(SetListener(token: token)) }
        return token
    }

    /// Ends the registration phase and opens the router for requests. What you register later has
    /// to be in a set, which applies at once; anything else has no effect, is reported as
    /// ``RouteEvent/inactive(_:at:)``, and is an error of the next start.
    ///
    /// In a debug build, a declared link that would not open is an error, too: a screen would have
    /// a dead link.
    /// - Parameter unanswered: The paths of declared links that need no route, such as
    ///   `/product/:id` in an app without its shop; with `nil`, links aren't errors, as where one
    ///   feature is tested.
    /// - Throws: Every error of every registration. A set with an error is dropped as a whole, so a
    ///   second start continues without it. After an earlier start its routes remain.
    public func start(unanswered: Set<String>? = []) throws(RegistrationError) {
        if !ownIssues.isEmpty { throw RegistrationError(issues: ownIssues) }
        try applyAll()
        guard build == .debug else { return }
        let broken = brokenLinks
        for link in broken { events.publish(.brokenLink(link)) }
        guard let unanswered else { return }
        let issues = broken.filter {
            !$0.isUnanswered || !unanswered.contains($0.path)
        }.map { RegistrationError.Issue(site: $0.site, message: "\($0); \($0.remedy)") }
        if !issues.isEmpty { throw RegistrationError(issues: issues) }
    }

    /// Lets an extension take part in all requests from now on.
    package func install(_ new: some RouterExtension) { extensions.append(new) }

    func reportBeginning(of request: RouteRequest) {
        if events.isEmpty { return }
        events.publish(.began(redacted(request)))
    }

    func record(_ outcome: RouteOutcome) {
        let excess = history.count - historyLimit + 1
        if excess > 0 { history.removeFirst(excess) }
        history.append(outcome)
        if !events.isEmpty { events.publish(.ended(outcome)) }
    }

    /// Cancels all requests except the enclosing one, and all callers that wait for a result.
    private func cancelAll(includingOwn: Bool) {
        cancellations += 1
        if driver.ownsStage { stage.question?.stay() }
        let own = includingOwn ? nil : RequestRun.current?.root
        for run in unfinished where run.root !== own { run.refuse(because: .cancelled) }
        let awaited = driver.pending.cancelAll(except: own?.id)
        moveUnasked { state in
            for screen in awaited { state.remove(screen) }
        }
    }

    /// Cancels all requests, and everything that waits for a result. Call it when the user changes,
    /// so that nothing of the previous one's is shown or answered. Suspended requests stay, and the
    /// request that encloses the call.
    public func cancelRequests() { cancelAll(includingOwn: false) }

    /// Calls an extension when the router is closed, so that it answers who waits for it, and lets
    /// nobody begin to wait.
    package func whenClosed(_ action: @escaping @MainActor () -> Void) {
        closeActions.append(action)
    }

    /// Ends the app of this router, so that all its memory can be freed: refuses the requests that
    /// are under way and all later ones, empties the stage, and releases routes, interceptors,
    /// extensions and observers.
    ///
    /// Navigators and screens hold the router, and the router holds them. So call it when a window
    /// closes or a session ends, in the one place that made the router. Features never call it.
    public func close() {
        cancelAll(includingOwn: true)
        registry.close()
        for action in closeActions { action() }
        closeActions = []
        interceptors = []
        extensions = []
        driver.close()
        events.removeAll()
        registrations = Registrations()
    }
}

/// How what leaves the router is masked.
extension AppRouter {
    public func redacted(_ url: String?) -> String? {
        url.map { registry.redaction(isOutside: false).redacted($0) }
    }

    package func redacted(_ request: RouteRequest) -> RouteRequest {
        var request = request
        let redaction = registry.redaction(isOutside: request.trust.isOutside)
        request.url = request.url.map { redaction.redacted($0) }
        return request
    }

    /// An error as it may be thrown to the code that made a request. In a debug build its developer
    /// reads the whole URL.
    func thrown(_ error: RouteError, isOutside: Bool) -> RouteError {
        if build == .debug { return error.withKnownReason }
        return registry.redaction(isOutside: isOutside).redacted(error).withKnownReason
    }

    /// The error of a request that isn't handled, as it may be thrown.
    func error(for request: RouteRequest, because reason: RouteError.Reason) -> RouteError {
        thrown(RouteError(url: request.url, reason: reason), isOutside: request.trust.isOutside)
    }
}
