public import RouteMatching
public import RoutingKit
public import StageKit

public import struct Foundation.URL

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
public final class AppRouter: AppRouting {
    package var links: UniversalLinks { registry.links }
    /// The stage on which the router shows screens. No two routers share one.
    public var stage: any Stage { pipeline.driver.stage }
    package var build: BuildTarget { registry.build }
    /// The clock by which requests are dated and timed.
    public var clock: RouteClock { pipeline.clock }
    var registry: RouteRegistry { pipeline.registry }
    package let pipeline: RequestPipeline
    let registrar: Registrar
    /// What is wrong with the stage, or with a capability.
    var ownIssues: [RegistrationError.Issue] = []

    /// The router takes the `Stage.onChange` of its stage, unless another one has it. By default
    /// the configuration of the build decides `build`.
    public init(
        links: UniversalLinks, stage: any Stage, build: BuildTarget = .current,
        clock: RouteClock = .system, file: String = #fileID, line: Int = #line
    ) {
        pipeline = RequestPipeline(
            registry: RouteRegistry(links: links, build: build), stage: stage, clock: clock)
        registrar = Registrar(of: pipeline)
        if !pipeline.driver.ownsStage {
            ownIssues = [
                .init(
                    site: CallSite(file: file, line: line),
                    message:
                        "another router moves its stage already; make a stage for each router, "
                        + "or close() the other one first")
            ]
        }
    }

    /// The last requests, from the oldest to the newest. Remove them when the user changes.
    public var history: [RouteOutcome] {
        get { Array(pipeline.history.suffix(historyLimit)) }
        set { pipeline.history = newValue }
    }

    /// How many requests the history keeps, at least one; 50 by default.
    public var historyLimit: Int {
        get { pipeline.historyLimit }
        set { pipeline.historyLimit = newValue }
    }

    /// The routes, in the order of their registration.
    public var routes: [Route] { registry.map?.routes ?? [] }

    /// Calls a closure for each event from now on, until the returned token withdraws it. One that
    /// is added inside a set also ends with the set.
    @discardableResult
    public func observe(
        _ observer: @escaping @MainActor (RouteEvent) -> Void
    ) -> ObserverToken {
        let token = pipeline.events.add(observer)
        registrar.add(token)
        return token
    }

    /// Adds a check that patterns name: `:code(sku)`.
    public func register(_ constraint: RouteConstraint) {
        registrar.add(constraint)
    }

    /// Adds an interceptor. Errors are reported together when the router starts.
    public func register(
        _ interceptor: some RouteInterceptor, file: String = #fileID, line: Int = #line
    ) {
        registrar.add(InterceptorRegistration(interceptor, site: CallSite(file: file, line: line)))
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
        try registrar.start()
        guard build == .debug else { return }
        let broken = brokenLinks
        for link in broken { pipeline.events.publish(.brokenLink(link)) }
        guard let unanswered else { return }
        let issues = broken.filter {
            !$0.isUnanswered || !unanswered.contains($0.path)
        }.map { RegistrationError.Issue(site: $0.site, message: "\($0); \($0.remedy)") }
        if !issues.isEmpty { throw RegistrationError(issues: issues) }
    }

    /// Ends the app of this router, so that all its memory can be freed: refuses the requests that
    /// are under way and all later ones, empties the stage, and releases routes, interceptors,
    /// extensions and observers.
    ///
    /// Navigators and screens hold the router, and the router holds them. So call it when a window
    /// closes or a session ends, in the one place that made the router. Features never call it.
    public func close() {
        pipeline.cancelAll(includingOwn: true)
        registry.close()
        pipeline.close()
        registrar.close()
    }

    public var trust: RouteTrust { RequestRun.current?.trust ?? .full }

    @discardableResult
    public func route(_ request: RouteRequest) async -> RouteOutcome {
        // Not in a function further down: each one switches to the main actor two times.
        let run = RequestRun.answering(request, in: pipeline)
        if let outcome = run.outcome { return outcome }
        return await run.end()
    }

    public func result(of request: RouteRequest) async throws(RouteError) -> RouteValue {
        try await RequestRun.value(of: request, in: pipeline)
    }

    /// Cancels all requests, and everything that waits for a result. Call it when the user changes,
    /// so that nothing of the previous one's is shown or answered. Suspended requests stay, and the
    /// request that encloses the call.
    public func cancelRequests() { pipeline.cancelAll() }

    public func finish(_ screen: any RoutingSource, with result: RouteValue) {
        pipeline.driver.finish(screen, with: result)
    }

    public func canOpen(_ url: String?, from origin: RouteOrigin) -> Bool {
        guard let resolved = try? registry.resolve(url, from: origin) else { return false }
        switch resolved.decodingError(of: url, from: origin)?.reason {
        case nil, .parameter(.missingPayload): return true
        default: return false
        }
    }

    public func redacted(_ url: String?) -> String? { pipeline.redacted(url) }

    public func shareableURL(_ template: some LinkTemplate) -> URL? {
        template.text.flatMap(links.completeLink).flatMap { URL(string: $0) }
    }

    /// Makes the screen of a URL without showing it: a preview. Nothing is performed, logged or put
    /// onto the stage, and no interceptor with side effects is asked.
    /// - Throws: `RouteError` if the URL would be refused or suspended, or shows no screen, or
    ///   changes data.
    public func screen(
        for url: String?, from origin: RouteOrigin = .app
    ) async throws(RouteError) -> any Screen {
        try await RequestRun.dryRun(RouteRequest(url: url, origin: origin), in: pipeline).screen
    }

    public func values<Value: Decodable & Sendable>(
        of url: String?, as type: Value.Type, from origin: RouteOrigin
    ) -> RouteValues<Value> {
        // The trust is that of the code that asks, not of the task that reads.
        let request = RequestRun.loweredToCurrent(RouteRequest(url: url, origin: origin))
        return RouteValues { [pipeline] in OfferedValue(of: request, in: pipeline) }
    }

    /// Reads all offered values again that are being followed, and ends those that would be refused
    /// now. Call it after something has changed that interceptors check and the router doesn't
    /// know, for instance when a user has signed in or out.
    public func reviewValues() { registry.changes.publish(()) }

    /// The complete URL of the visible screen, for the user's other devices; `nil` if a link from
    /// outside may not open it, or if it has private values.
    public var handoffURL: URL? {
        guard let url = stage.state.top?.url, redacted(url) == url,
            let link = links.completeLink(to: url), canOpen(link, from: .universalLink)
        else { return nil }
        return URL(string: link)
    }
}

/// What extensions and tools ask of it.
extension AppRouter {
    /// The routes without the changes of extensions; `nil` before the router has started.
    package var registeredMap: RouteMap? { registry.registered }

    /// The routes with the changes of extensions.
    package var currentMap: RouteMap? { registry.map }

    package func put(_ routes: RouteMap) { registry.put(routes) }
}
