import Foundation
package import RouteMatching
package import RoutingEngine
package import RoutingKit
package import RoutingTesting
package import StageKit
import Testing

/// A started router with a headless stage.
@MainActor
package protocol RouterFixture {
    var stage: HeadlessStage { get }
    var router: AppRouter { get }
}

/// A started router with a headless stage, whose only tab is `/home`.
@MainActor
package struct Fixture: RouterFixture {
    package let stage = HeadlessStage()
    package let router: AppRouter
    package let clock: TestClock
    package let home = PageNavigator<NoParameters>()

    package init(
        build: BuildTarget = .production, tabs: [String] = ["/home"],
        clock: TestClock = TestClock(), historyLimit: Int = 50,
        _ register: @MainActor (AppRouter) -> Void = { _ in }
    ) async throws {
        self.clock = clock
        router = AppRouter(
            links: .sample, stage: stage, build: build, clock: clock.routeClock)
        router.historyLimit = historyLimit
        router.register(path: "/home", navigator: home, access: .external)
        register(router)
        try router.start(unanswered: nil)
        try await router.show(tabs: tabs)
    }
}

extension RouterFixture {
    /// Routes a URL and returns the outcome.
    @discardableResult
    package func open(
        _ url: String?, from origin: RouteOrigin = .app, using transition: TransitionType = .show,
        source: (any RoutingSource)? = nil, payload: RouteValue? = nil
    ) async -> RouteOutcome {
        await router.route(
            RouteRequest(
                url: url, origin: origin, source: source, transition: transition, payload: payload))
    }

    /// Routes a URL and returns the code of its error; `nil` if it opens.
    package func code(_ url: String?, from origin: RouteOrigin = .app) async -> String? {
        await open(url, from: origin).error?.code
    }

    /// Makes a request like a tap, without waiting for its outcome. The request is in the queue
    /// when this returns.
    package func begin(
        _ url: String, from origin: RouteOrigin = .app, using transition: TransitionType = .show,
        source: (any RoutingSource)? = nil, payload: RouteValue? = nil
    ) -> Task<RouteOutcome, Never> {
        let request = RouteRequest(
            url: url, origin: origin, source: source, transition: transition, payload: payload)
        // With this type, the compiler knows that the closure runs on the main actor.
        let work: @MainActor @Sendable () async -> RouteOutcome = { [router] in
            await router.route(request)
        }
        if #available(macOS 26, iOS 26, *) { return .immediate(operation: work) }
        return Task(operation: work)
    }

    /// Requests the result of a URL, and returns when the caller waits or is refused.
    package func callerWaits<Value: Decodable & Sendable>(
        for url: String, as type: Value.Type = Int.self, using transition: TransitionType = .present
    ) async -> Task<Value, any Error> {
        let caller = Task {
            try await router.result(of: URL(string: url), as: type, from: nil, using: transition)
        }
        let waiting = Door()
        router.observe { event in
            switch event {
            case .awaitsResult: waiting.open()
            case .ended(let outcome) where outcome.title == nil: waiting.open()
            default: break
            }
        }
        await waiting.pass()
        return caller
    }

    /// The URLs of the screens, from the root to the top.
    package var path: [String] { stage.state.path.map(\.url) }

    /// The visible screen.
    package var top: any Screen {
        get throws { try #require(stage.topScreen) }
    }
}

extension AppRouter {
    /// Registers pages, without parameters by default.
    package func pages<Parameters: Decodable & Sendable>(
        _ paths: String..., of parameters: Parameters.Type = NoParameters.self,
        access: Access = .closed, builds: Set<BuildTarget> = .all,
        requires requirements: Set<RouteRequirement> = [], parent: String? = nil,
        presented presentation: RoutePresentation = .page
    ) {
        for path in paths {
            register(
                path: path, navigator: PageNavigator<Parameters>(), access: access,
                builds: builds, requires: requirements, parent: parent, presented: presentation)
        }
    }

    /// Registers pages of one item.
    package func items(_ paths: String..., access: Access = .closed, parent: String? = nil) {
        for path in paths { pages(path, of: ItemParameters.self, access: access, parent: parent) }
    }

    /// Registers a path without parameters that runs a closure.
    package func action(
        _ path: String, access: Access = .closed,
        _ run: @escaping @MainActor (AppRouter) async throws -> Destination
    ) {
        register(
            path: path, navigator: ClosureNavigator { [unowned self] in try await run(self) },
            access: access)
    }
}

extension AppRouter {
    /// Registers an interceptor that runs closures.
    package func intercept(
        priority: Int = 0, timeLimit: Duration = .seconds(10),
        enforces enforced: (@MainActor (RouteRequirement, Route) -> Bool)? = nil,
        wants wanted: @escaping @MainActor (InterceptedRequest) -> Bool = { _ in true },
        _ verdict: @escaping @MainActor (InterceptedRequest) async throws -> InterceptorVerdict
    ) {
        register(
            ClosureInterceptor(
                priority: priority, timeLimit: timeLimit, enforces: enforced, wants: wanted,
                verdict))
    }
}

/// The parameters that the Navigator of a path receives for a URL.
/// - Throws: ``RouteError`` if the request doesn't reach it.
@MainActor
package func receive<Parameters: Decodable & Sendable>(
    _ url: String, at path: String, as type: Parameters.Type = Parameters.self,
    from origin: RouteOrigin = .app, payload: RouteValue? = nil
) async throws -> Parameters? {
    let navigator = PageNavigator<Parameters>()
    let app = try await Fixture {
        $0.register(path: path, navigator: navigator, access: .external)
    }
    if let error = await app.open(url, from: origin, payload: payload).error { throw error }
    return navigator.received.last
}

/// The messages of the errors that `start()` throws for these registrations.
@MainActor
package func startIssues(_ register: @MainActor (AppRouter) -> Void) -> [String] {
    let router = AppRouter(links: .sample, stage: HeadlessStage())
    register(router)
    let error = failure { () throws(RegistrationError) in try router.start() }
    return error?.issues.map(\.message) ?? []
}

extension UniversalLinks {
    package static let sample = UniversalLinks(
        hosts: ["moments.app", "www.moments.app"], schemes: ["moments"])
}

extension RouteOrigin {
    /// Every kind of origin for URLs from others.
    package static let outside: [RouteOrigin] = [
        .universalLink, .customScheme(caller: nil), .customScheme(caller: "com.example.other"),
        .webView, .push,
    ]

    /// A URL of this origin for a path: a path alone inside the app, and a complete link from
    /// outside, with a custom scheme if that is the origin.
    package func url(of path: String) -> String {
        switch self {
        case .app, .restoration: path
        case .customScheme: "moments:/\(path)"
        case .universalLink, .webView, .push, .remoteRule: "https://moments.app\(path)"
        }
    }
}

extension Access {
    /// Every combination of origins that an access can admit.
    package static let combinations = (0..<8).map { Access(rawValue: $0) }
}
