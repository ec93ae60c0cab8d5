public import RouteMatching
public import RoutingEngine
public import RoutingKit

/// Makes screens ahead, so that they are there at once when the user asks for them.
///
///     let prepared = PreparedScreens()
///     router.use(prepared)
///     try await prepared.prepare("/product/42", from: list)
///
/// The next request of the app to the same URL passes all stations as usual, and then shows the
/// prepared screen instead of a new one, under its URL. A screen is shown once, and dropped if it
/// is older than its lifetime, if routes or rules have changed since, or if the request comes from
/// another screen, uses another transition or carries a payload: the Navigator could answer it in
/// another way.
@MainActor
public final class PreparedScreens {
    private struct Prepared {
        let route: ResolvedRoute
        let screen: any Screen
        let transition: TransitionType
        weak var source: (any RoutingSource)?
        let hasSource: Bool
        let made: Duration

        /// Whether a request from a screen would get this one.
        @MainActor
        func fits(_ other: (any RoutingSource)?, _ transition: TransitionType) -> Bool {
            source === other && hasSource == (other != nil) && self.transition == transition
        }
    }

    private let lifetime: Duration
    private let limit: Int
    /// From the oldest to the newest.
    private var prepared: [Prepared] = []
    /// Counts what makes a screen stale that is still being made.
    private var drops = 0
    private weak var router: AppRouter?

    /// Makes an empty store.
    /// - Parameters:
    ///   - lifetime: How long a screen may wait for its request.
    ///   - limit: How many screens are kept; one more drops the oldest.
    public init(lifetime: Duration = .seconds(30), limit: Int = 4) {
        self.lifetime = lifetime
        self.limit = max(limit, 1)
    }

    /// The canonical URLs of the screens that are ready, from the oldest to the newest.
    var urls: [String] { prepared.filter(isFresh).map(\.route.url) }

    /// Makes the screen of a URL, unless a fresh one is ready. Nothing is shown, and nothing with
    /// side effects is called.
    /// - Parameters:
    ///   - url: The URL, as in a request of the app.
    ///   - source: The screen from which the user will open it; the visible one if `nil`.
    ///   - transition: The transition that the request will use.
    /// - Throws: `RouteError` if the request would be refused or has to wait, for instance for a
    ///   login, or if its route changes data or performs an action. Nothing is kept then.
    public func prepare(
        _ url: String, from source: (any RoutingSource)? = nil,
        using transition: TransitionType = .show
    ) async throws(RouteError) {
        guard let router else {
            throw RouteError(url: url, reason: .notReady)
        }
        let source = source ?? router.pipeline.visibleScreen
        let wanted = router.registry.url(of: url)
        if prepared.contains(where: {
            $0.route.url == wanted && isFresh($0) && $0.fits(source, transition)
        }) {
            return
        }
        let count = drops
        let made = try await router.pipeline.dryRun(
            RouteRequest(url: url, source: source, transition: transition))
        // The user or the rules may have changed meanwhile.
        guard count == drops, router.registry.isCurrent(made.route) else {
            throw RouteError(url: url, reason: .cancelled)
        }
        prepared.removeAll { !isFresh($0) || $0.route.url == made.route.url }
        prepared.append(
            Prepared(
                route: made.route, screen: made.screen, transition: transition, source: source,
                hasSource: source != nil, made: router.clock.elapsed()))
        prepared.removeFirst(max(0, prepared.count - limit))
    }

    /// Drops all screens, for instance because another user has signed in.
    public func removeAll() {
        prepared = []
        drops += 1
    }

    private func isFresh(_ prepared: Prepared) -> Bool {
        guard let router else { return false }
        return router.clock.elapsed() - prepared.made <= lifetime
            && router.registry.isCurrent(prepared.route)
    }
}

extension PreparedScreens: RouterCapability {
    public func install(on router: AppRouter, at site: CallSite) {
        self.router = router
        router.pipeline.install(self)
    }
}

extension PreparedScreens: RouterExtension {
    package func screen(
        for request: ActiveRequest, at route: ResolvedRoute
    ) -> (any Screen)? {
        guard let place = prepared.firstIndex(where: { $0.route.url == route.url }) else {
            return nil
        }
        let found = prepared.remove(at: place)
        let wanted = request.request
        let source = wanted.source ?? router?.pipeline.visibleScreen
        guard isFresh(found), wanted.payload == nil, found.fits(source, wanted.transition) else {
            return nil
        }
        return found.screen
    }
}
