public import StageKit
public import RouteMatching
public import RoutingKit

/// The router of an app: it finds the Navigator of a URL and puts its screen onto the stage.
///
///     let router = AppRouter(links: links, stage: stage)
///     router.register(path: "/product/:id", navigator: ProductNavigator(router: router))
///     try router.start()
///     await router.route(to: URL(string: "/product/42"), from: nil, using: .show)
///
/// Registering is one phase and routing another: ``start()`` compiles what was registered into an
/// immutable table, or throws every mistake at once.
@MainActor
public final class AppRouter: AppRouting {
    /// The hosts and schemes of the app.
    public let links: UniversalLinks
    /// What shows the screens.
    public let stage: any Stage
    /// The kind of build that runs, which decides what is available.
    public let build: BuildTarget
    /// The time.
    public let clock: RouteClock
    /// What the container provides to the modules.
    public let services = Services()
    /// The last requests.
    public var history = RouteHistory()

    let pending = PendingResults()
    /// The routes as they are registered, and as they are under the rules in force.
    package var registered: RouteMap?, map: RouteMap?
    private var registrations: [Registration] = []
    private var constraints: [RouteConstraint] = []
    private var registeredInterceptors: [InterceptorRegistration] = []
    /// The interceptors in force, in the order in which they are asked.
    package private(set) var interceptors: [InterceptorRegistration] = []
    let line = RequestLine()
    package var entryIDs = EntryIDs()
    /// What is installed, in the order of the calls.
    private(set) var extensions: [any RouterExtension] = []
    /// How often the user has moved, by a gesture or a tap.
    package private(set) var movesByHand = 0
    private var isMoving = false
    private(set) lazy var watchdog = Watchdog(clock: clock) { [weak self] turn, step in
        self?.timeOut(turn, in: step)
    }
    private var observers: [@MainActor (RouteEvent) -> Void] = []

    /// Makes a router without routes.
    /// - Parameters:
    ///   - links: The hosts and schemes of the app.
    ///   - stage: What shows the screens. The router takes its ``Stage/onChange``.
    ///   - build: The kind of build that runs.
    ///   - clock: The time.
    public init(
        links: UniversalLinks, stage: any Stage, build: BuildTarget = .production,
        clock: RouteClock = .system
    ) {
        self.links = links
        self.stage = stage
        self.build = build
        self.clock = clock
        stage.onChange = { [weak self] in
            guard let self else { return }
            if !isMoving { movesByHand += 1 }
            pending.follow(self.stage.state)
            tell(.moved(self.stage.state))
        }
    }

    /// Moves to a new state.
    /// - Parameters:
    ///   - animation: What it looks like.
    ///   - isByHand: Whether the user wished it; the start of the app and links did not.
    package func move(
        to state: NavigationState, with screens: [NavigationState.Entry.ID: any Screen],
        by animation: TransitionAnimation = .none, isByHand: Bool
    ) {
        isMoving = !isByHand
        defer { isMoving = false }
        stage.move(to: state, with: screens, by: animation)
    }

    public func register(_ registration: Registration) {
        registrations.append(registration)
    }

    /// Adds a check that patterns name: `:code(sku)`.
    public func register(_ constraint: RouteConstraint) {
        constraints.append(constraint)
    }

    /// Asks an extension at the doors from now on.
    package func install(_ installed: some RouterExtension) {
        extensions.append(installed)
    }

    func add(_ interceptor: InterceptorRegistration) {
        registeredInterceptors.append(interceptor)
    }

    /// Ends the registration phase and opens the router for requests. What is registered later
    /// counts from the next successful start on.
    /// - Throws: Every mistake of every registration. The routes of an earlier start stay in force.
    public func start() throws(RegistrationError) {
        var (registered, mistakes) = RouteMap.reviewed(
            registrations, constraints: constraints, links: links)
        mistakes += InterceptorRegistration.mistakes(in: registeredInterceptors, on: self)
        mistakes += EnforcementReview(registeredInterceptors, in: build)
            .mistakes(in: registered.routes)
        mistakes += services.mistakes
        guard mistakes.isEmpty else { throw RegistrationError(mistakes: mistakes) }
        var map = registered
        for installed in extensions {
            map = try installed.rewrite(map, by: registeredInterceptors)
        }
        put(map)
        self.registered = registered
        interceptors = InterceptorRegistration.ordered(registeredInterceptors)
    }

    /// Puts routes in force.
    package func put(_ routes: RouteMap) {
        var routes = routes
        routes.edition = (map?.edition ?? 0) + 1
        map = routes
    }

    /// The routes in force, in the order of their registration.
    public var routes: [Route] { map?.routes ?? [] }

    /// Calls a closure for everything that happens to requests from now on.
    public func observe(_ observer: @escaping @MainActor (RouteEvent) -> Void) {
        observers.append(observer)
    }

    package func tell(_ event: @autoclosure () -> RouteEvent) {
        if observers.isEmpty { return }
        let event = event()
        for observer in observers {
            observer(event)
        }
    }

    func record(_ outcome: RouteOutcome) {
        history.append(outcome)
        tell(.ended(outcome))
    }
}
