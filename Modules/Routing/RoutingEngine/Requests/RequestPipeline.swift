package import RoutingKit
import StageKit

/// What the requests of a router share: its routes, its stage, the queue, and what reports on them.
///
/// A ``RequestRun`` takes a request through it. The pipeline keeps runs for others, and calls none
/// but to cancel it.
@MainActor
package final class RequestPipeline {
    let registry: RouteRegistry
    let driver: StageDriver
    let clock: RouteClock
    let events = Observers<RouteEvent>()
    /// The last outcomes, from the oldest to the newest, perhaps after some earlier ones.
    var history: [RouteOutcome] = []
    /// How many outcomes belong to the history, at least one.
    var historyLimit = 50 {
        didSet { historyLimit = max(historyLimit, 1) }
    }
    let queue = RequestQueue()
    /// The requests that have to wait, until they end.
    var watched: [ObjectIdentifier: RequestRun] = [:]
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
    private var closeActions: [@MainActor () -> Void] = []
    /// How often all requests were cancelled: what one of them has read since belongs to the past.
    package private(set) var cancellations = 0

    init(registry: RouteRegistry, stage: any Stage, clock: RouteClock) {
        self.registry = registry
        self.clock = clock
        driver = StageDriver(stage, events: events)
    }

    /// Lets an extension take part in all requests from now on.
    package func install(_ new: some RouterExtension) { extensions.append(new) }

    /// How often the user has moved by a gesture or a tap.
    package var userMoveCount: Int { driver.userMoveCount }

    /// All requests that have not ended. Those that wait in the queue are first: if one after the
    /// other is ended, none of them starts.
    var unfinished: [RequestRun] {
        var others = watched
        let queued = queue.waiting.compactMap { others.removeValue(forKey: $0) }
        return queued + others.values
    }

    func reportBeginning(of request: RouteRequest) {
        if events.isEmpty { return }
        events.publish(.began(redacted(request)))
    }

    func record(_ outcome: RouteOutcome) {
        // Up to twice as many are kept, so that the older ones are dropped at once.
        if history.count >= 2 * historyLimit { history.removeFirst(history.count - historyLimit) }
        history.append(outcome)
        if !events.isEmpty { events.publish(.ended(outcome)) }
    }

    /// Cancels all requests except the enclosing one, and all callers that wait for a result.
    func cancelAll(includingOwn: Bool = false) {
        cancellations += 1
        if driver.ownsStage { driver.stage.question?.stay() }
        let own = includingOwn ? nil : RequestRun.current?.root
        for run in unfinished where run.root !== own { run.refuse(because: .cancelled) }
        let awaited = driver.pending.cancelAll(except: own?.id)
        var next = driver.state
        for screen in awaited { next.remove(screen) }
        if next != driver.state {
            driver.moveUnasked(to: next, by: .automatic, isUserInitiated: true)
        }
    }

    /// Calls an extension when the router is closed, so that it answers who waits for it, and lets
    /// nobody begin to wait.
    package func whenClosed(_ action: @escaping @MainActor () -> Void) {
        closeActions.append(action)
    }

    func close() {
        for action in closeActions { action() }
        closeActions = []
        interceptors = []
        extensions = []
        driver.close()
        events.removeAll()
    }
}

/// How what leaves the pipeline is masked.
extension RequestPipeline {
    func redacted(_ url: String?) -> String? {
        url.map { registry.redaction(isOutside: false).redacted($0) }
    }

    /// An error as it may be thrown to the code that made a request. In a debug build its developer
    /// reads the whole URL.
    func thrown(_ error: RouteError, isOutside: Bool) -> RouteError {
        if registry.build == .debug { return error.withKnownReason }
        return registry.redaction(isOutside: isOutside).redacted(error).withKnownReason
    }

    /// The error of a request that isn't handled, as it may be thrown.
    func error(for request: RouteRequest, because reason: RouteError.Reason) -> RouteError {
        thrown(RouteError(url: request.url, reason: reason), isOutside: request.trust.isOutside)
    }

    package func redacted(_ request: RouteRequest) -> RouteRequest {
        var request = request
        let redaction = registry.redaction(isOutside: request.trust.isOutside)
        request.url = request.url.map { redaction.redacted($0) }
        return request
    }
}
