import RouteMatching
package import RoutingKit

import struct Foundation.Date

/// The handling of one request, from its position in the queue to its one outcome.
@MainActor
package final class ActiveRequest {
    /// The request inside which the running code was called; it may have ended.
    @TaskLocal static var current: ActiveRequest?
    /// The same, unless it has ended.
    static var enclosing: ActiveRequest? { current.flatMap { $0.isOver ? nil : $0 } }

    /// The request before redirects, which change its URL, its trust and who reads the URL.
    package let original: RouteRequest
    private(set) var url: String?, trust: RouteTrust
    private var reader: RouteOrigin
    let parent: ActiveRequest?
    /// What it only makes, without side effects; `nil` for other requests, and for a part of one.
    let dryRun: DryRun?
    /// It, or the request around it, only makes something: nothing is reported or has side effects.
    let isDryRun: Bool
    /// The canonical URL to which the user agreed; `nil` if they weren't asked.
    let agreement: String?
    /// Whether the URL is that of the login, shown for a suspended request. Its route opens even if
    /// it is closed to the outside, but a redirect from there doesn't.
    private var isForSuspension: Bool
    let job = UserJob.current
    /// The time at which it was made.
    let began: Date, start: Duration

    /// The link of its URL; `nil` if it has to be read again, after a redirect.
    var link: DeepLink?
    /// The route that was found for it while an extension held it back.
    private var known: ResolvedRoute?
    /// The last route that answered it, also one that refuses it.
    private(set) var route: Route?
    /// The same, with the values for it.
    private(set) var resolved: ResolvedRoute?
    /// The canonical URL that it names itself; `nil` until its route is found.
    private var first: String?
    /// The canonical URLs that redirects have led it to, in order.
    private(set) var redirects: [String] = []
    /// How often an interceptor has redirected it.
    private var passes = 0
    /// What a dry run has made: the screen, or no screen if it has read a value.
    var made: (route: ResolvedRoute, screen: (any Screen)?)?

    private(set) var outcome: RouteOutcome?
    private(set) var hasEnded = false
    /// The step that is under way, if it may have to wait.
    private(set) var step: RequestStep?
    /// When its time is over, since the clock's fixed moment; `nil` while it waits for the user.
    var deadline: Duration?
    /// How many waits for the user are under way in it, including those of the requests inside it:
    /// a Navigator may await several results at once.
    private(set) var userWaits = 0
    var isAside = false
    /// `nil` until it has to wait for the first time.
    var watchdog: Watchdog?

    private var callers: Callers?
    private var work: Task<Void, Never>?
    private var whenFirst: (@MainActor () -> Void)?

    init(
        _ request: RouteRequest, inside parent: ActiveRequest?, dryRun: DryRun? = nil,
        agreedTo agreement: String? = nil, isForSuspension: Bool = false, clock: RouteClock
    ) {
        original = request
        (url, trust, reader) = (request.url, request.trust, request.reader)
        (self.agreement, self.isForSuspension) = (agreement, isForSuspension)
        self.parent = parent
        self.dryRun = dryRun
        isDryRun = dryRun != nil || parent?.isDryRun == true
        began = clock.now()
        start = clock.elapsed()
    }

    /// As redirects have changed it.
    var request: RouteRequest {
        var request = original
        (request.url, request.trust, request.reader) = (url, trust, reader)
        return request
    }

    var isOver: Bool { hasEnded || parent?.isOver == true }

    var root: ActiveRequest { parent?.root ?? self }

    private var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

    private var urls: [String] { (parent?.urls ?? []) + [url ?? ""] }

    func error(_ reason: RouteError.Reason) -> RouteError {
        RouteError(url: url, reason: reason)
    }

    func check() throws(RouteError) {
        if isOver { throw error(.cancelled) }
    }

    func whenFirst(_ action: @escaping @MainActor () -> Void) { whenFirst = action }

    func stopWaiting() {
        let action = whenFirst
        whenFirst = nil
        action?()
    }

    /// Requests that this work makes belong to it.
    func perform(_ start: @autoclosure () -> Task<Void, Never>) {
        if isOver { return }
        Self.$current.withValue(self) { work = start() }
    }

    /// `nil` if the same request can wait for its end as well.
    func joiningError(of request: RouteRequest) -> QueueError? {
        guard request.trust.isOutside, let callers, callers.count >= QueueError.limit else {
            return nil
        }
        return QueueError(origins: request.trust.originNames)
    }

    /// Those that wait for its outcome.
    func joinCallers() -> Callers {
        let callers = self.callers ?? Callers()
        self.callers = callers
        return callers
    }

    func end(with outcome: RouteOutcome) {
        self.outcome = outcome
        hasEnded = true
        work?.cancel()
        stopWaiting()
        callers?.answer(outcome)
    }

    /// Begins a step, which has a time limit of its own.
    func begin(_ step: RequestStep) {
        self.step = step
        watchdog?.restart(self)
    }

    /// Ends with a reason of an extension if it waits longer than it may.
    package func wait(for name: String, limit: Duration, orEndAs reason: some RouteErrorReason) {
        begin(RequestStep(name: name, limit: limit, timeout: AnyRouteErrorReason(reason)))
    }

    func pause() {
        userWaits += 1
        deadline = nil
        parent?.pause()
    }

    /// With the last wait, the time limit of its step starts again.
    func resume() {
        userWaits -= 1
        watchdog?.restart(self)
        parent?.resume()
    }

    /// The route that will answer it; `nil` if it would be refused.
    func foresee(in registry: RouteRegistry) -> Route? {
        known = try? find(in: registry)
        return known?.route
    }

    /// Finds its route, at first and after each redirect.
    func reach(in registry: RouteRegistry) throws(RouteError) -> ResolvedRoute {
        if depth > RouteMap.maximumRedirects { throw error(.tooManyRedirects(urls)) }
        let found = try find(in: registry)
        // After a redirect it is another route.
        if isForSuspension, !found.passed.isEmpty { isForSuspension = false }
        trust = found.trust
        // The same URL under new rules isn't a step in a cycle.
        let isSame =
            resolved.map {
                $0.map !== found.map && $0.url == found.passed.first?.url ?? found.url
            } ?? false
        resolved = found
        for (url, _) in found.passed.dropFirst(isSame ? 1 : 0) { try visit(url) }
        if !isSame || !found.passed.isEmpty { try visit(found.url) }
        return found
    }

    private func find(in registry: RouteRegistry) throws(RouteError) -> ResolvedRoute {
        if let known {
            self.known = nil
            if known.map === registry.map { return known }
        }
        let link: DeepLink
        if let read = self.link {
            link = read
        } else {
            link = try registry.read(url, by: reader)
        }
        return try registry.resolve(
            link, readFrom: url, trust: trust, isForSuspension: isForSuspension
        ) {
            route = $0
        }
    }

    private func visit(_ url: String) throws(RouteError) {
        guard let first else { return first = url }
        var urls = redirects
        urls.append(url)
        redirects = urls
        if url == first || urls.dropLast().contains(url) {
            throw RouteError(url: original.url, reason: .redirectCycle([first] + urls))
        }
        if depth + urls.count > RouteMap.maximumRedirects {
            throw RouteError(url: original.url, reason: .tooManyRedirects([first] + urls))
        }
    }

    /// - Parameter text: A URL and no template: a value that a user typed may look like a name.
    func redirect(
        from resolved: ResolvedRoute, to text: String, by origin: RouteOrigin,
        in registry: RouteRegistry
    ) throws(RouteError) {
        do {
            guard let map = registry.map else { throw RouteError.Reason.notReady }
            passes += 1
            // Rules that change in each pass would redirect to the same URL without end.
            if passes > RouteMap.maximumRedirects {
                throw RouteError.Reason.tooManyRedirects([first ?? ""] + redirects + [text])
            }
            let given = try DeepLink(text, from: .app, of: registry.links)
            let target = map.adding(resolved.query(missingIn: given), to: given)
            (link, url, reader) = (nil, target.text, .app)
            trust = trust.lowered(to: RouteTrust(origin))
            // New rules may redirect a request to the URL that it has reached already.
            if target.text != resolved.url { isForSuspension = false }
        } catch {
            throw RouteError(url: original.url, because: error)
        }
    }
}

enum DryRun: Sendable {
    /// The screen of a route, which isn't shown.
    case screen
    /// The same for a tab that the app needs: interceptors are asked only about requirements.
    case tab
    case value
}
