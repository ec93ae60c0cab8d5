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
    // A `RequestRun` takes a request through what all requests share. What is in this file keeps
    // runs for others, and calls none.
    package let links: UniversalLinks
    package let build: BuildTarget
    let driver: StageDriver
    /// The clock by which requests are dated and timed.
    public let clock: RouteClock
    var registrations = Registrations()
    /// The routes without the changes of extensions; `nil` before the router has started, and once
    /// it is closed.
    var registered: RouteMap?
    /// The routes with the changes of extensions, also after the router is closed; none before it
    /// has started.
    private(set) var known: RouteMap
    var isClosed = false
    let events = Observers<RouteEvent>()
    /// Reports that what is open may have changed.
    let changes = Observers<Void>()
    let queue = RequestQueue()
    /// The requests that have to wait, until they end.
    var unfinished: [RequestRun] = []
    /// The current interceptors, in the order in which they are asked.
    var interceptors: [InterceptorRegistration] = []
    /// The extensions, in the order in which they were installed. The list is replaced as a whole,
    /// so that reading it needs no check.
    var extensions: [any RouterExtension] = []
    /// The tabs of the app, as it has shown them last.
    var tabs: [String] = []
    /// The shown screens that the user was asked to leave for a link from outside.
    var askedFromOutside: Set<NavigationState.Entry.ID> = []
    /// The last request that no other has started, until it ends.
    var last: RequestRun?
    /// How often all requests were cancelled: what one of them has read since belongs to the past.
    package internal(set) var cancellations = 0
    /// What is wrong with the stage, or with a capability.
    var ownIssues: [RegistrationError.Issue] = []
    var closeActions: [@MainActor () -> Void] = []

    /// The last requests, from the oldest to the newest. Remove them when the user changes.
    public var history: [RouteOutcome] {
        get { ended }
        set { ended = newValue.suffix(historyLimit) }
    }
    /// Its storage. Unlike a public property, a private one that is replaced as a whole needs no
    /// check while the app runs.
    private var ended: [RouteOutcome] = []

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
        self.links = links
        self.build = build
        known = RouteMap(unchecked: [], constraints: [], links: links)
        driver = StageDriver(stage, events: events)
        self.clock = clock
        if !driver.ownsStage {
            ownIssues.append(
                .init(
                    site: CallSite(file: file, line: line),
                    message: "another router moves its stage already; make a stage for each "
                        + "router, or close() the other one first"))
        }
    }

    /// The stage on which the router shows screens. No two routers share one.
    public var stage: any Stage { driver.stage }
    /// The routes, in the order of their registration.
    public var routes: [Route] { currentMap?.routes ?? [] }

    // A property of its own: one that other modules see is checked each time that it is read.
    package var registeredMap: RouteMap? { registered }

    /// The routes with the changes of extensions; `nil` while no request can be answered.
    package var currentMap: RouteMap? { registered == nil ? nil : known }

    /// Lets other routes answer, which an extension has made from the registered ones.
    package func put(_ routes: RouteMap) {
        known = routes
        changes.publish(())
    }

    /// Lets an extension take part in all requests from now on.
    package func install(_ new: some RouterExtension) { extensions = extensions + [new] }

    func reportBeginning(of request: RouteRequest) {
        if events.isEmpty { return }
        events.publish(.began(redacted(request)))
    }

    func record(_ outcome: RouteOutcome) {
        // Taken out, so that it isn't copied. What an old outcome holds is released at the end: it
        // may change the history then.
        var ended = ended
        self.ended = []
        let oldest = ended.count < historyLimit ? nil : ended.removeFirst()
        ended.append(outcome)
        self.ended = ended
        extendLifetime(oldest)
        if !events.isEmpty { events.publish(.ended(outcome)) }
    }
}

/// How what leaves the router is masked.
extension AppRouter {
    /// How a request is redacted. In a debug build its developer sees all of a URL from outside, to
    /// find the route that is missing. As long as the routes aren't known, anything may be private.
    func redaction(isOutside: Bool) -> Redaction {
        let isStarted = registered != nil || isClosed
        return Redaction(
            routes: known, isOutside: (isOutside || !isStarted) && build != .debug,
            isForDeveloper: build == .debug)
    }

    public func redacted(_ url: String?) -> String? {
        url.map { redaction(isOutside: false).redacted($0) }
    }

    package func redacted(_ request: RouteRequest) -> RouteRequest {
        var request = request
        let redaction = redaction(isOutside: request.trust.isOutside)
        request.url = request.url.map { redaction.redacted($0) }
        return request
    }

    /// An error as it may be thrown to the code that made a request. In a debug build its developer
    /// reads the whole URL.
    func thrown(_ error: RouteError, isOutside: Bool) -> RouteError {
        if build == .debug { return error.withKnownReason }
        return redaction(isOutside: isOutside).redacted(error).withKnownReason
    }

    /// The error of a request that isn't handled, as it may be thrown.
    func error(for request: RouteRequest, because reason: RouteError.Reason) -> RouteError {
        thrown(RouteError(url: request.url, reason: reason), isOutside: request.trust.isOutside)
    }
}
