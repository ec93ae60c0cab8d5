import RoutingTestSupport

@testable import RoutingJourneys

/// A random app in which every part that handles a request makes further requests at random:
/// redirects, interceptors, logins, Navigators, links inside links, previews, tabs and
/// restorations.
final class RandomJourneys {
    var random: SeededRandom
    let router: AppRouter
    let stage = HeadlessStage()
    let clock = TestClock()
    let journeys = Journeys()
    var isSignedIn = false
    /// Where the requests come from.
    var origin = RouteOrigin.push
    /// How many further requests a step may still make.
    var detours = 0
    /// The tasks that Navigators have left behind.
    var leftBehind: [Task<Void, Never>] = []
    /// What a request has reached, or left on the stage, although it is closed to the origin.
    var breaches: [String] = []
    private(set) var count = (requests: 0, refused: 0, suspended: 0, reached: 0)
    /// Without `/home`: the app shows that one itself, so it makes no further requests.
    private var paths = ["/login"]

    init(seed: UInt64) async throws {
        random = SeededRandom(seed: seed)
        router = AppRouter(links: .sample, stage: stage, clock: clock.routeClock)
        router.use(journeys)
        registerRoutes()
        router.register(LeadingInterceptor(app: self))
        router.register(
            LoginInterceptor(priority: 2, on: journeys, showing: "/login") { [unowned self] in
                isSignedIn
            })
        router.observe { [unowned self] event in
            guard case .ended(let outcome) = event else { return }
            count.requests += 1
            switch outcome.result {
            case .refused: count.refused += 1
            case .suspended: count.suspended += 1
            default: break
            }
        }
        try router.start()
        try await router.show(tabs: ["/home"])
    }

    private func registerRoutes() {
        router.pages("/home", access: .external)
        register("/login", .closed)
        for number in 0..<12 {
            // Half of them have a path that a pattern answers, too.
            let path = number.isMultiple(of: 2) ? "/place\(number)" : "/shared/place\(number)"
            let access = Access(rawValue: Int.random(in: 0..<8, using: &random))
            let requirements: Set<RouteRequirement> = chance(4) ? .login : []
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                router.register(
                    path: path, navigator: ChangingLeader(app: self, path: path),
                    requires: requirements)
            case 1:
                router.register(
                    path: path, navigator: AskingLeader(app: self, path: path, access: access),
                    access: access, requires: requirements)
            default: register(path, access, isAction: chance(4), requires: requirements)
            }
            paths.append(path)
        }
        register("/shared/*", Access(rawValue: Int.random(in: 0..<8, using: &random)))
        register("/parent", .external)
        register("/parent/child", .external, parent: "/parent")
        paths += ["/shared/other", "/parent", "/parent/child"]
        for number in 0..<4 {
            router.redirect("/redirect\(number)", to: paths.randomElement(using: &random) ?? "/")
        }
        paths += (0..<4).map { "/redirect\($0)" }
    }

    private func register(
        _ path: String, _ access: Access, isAction: Bool = false,
        requires requirements: Set<RouteRequirement> = [], parent: String? = nil
    ) {
        router.register(
            path: path,
            navigator: Leader(app: self, path: path, access: access, isAction: isAction),
            access: access, requires: requirements, parent: parent)
    }

    /// Returns `true` once in so many times.
    private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    /// A path of the app, at times with another one inside.
    func path() -> String {
        let path = paths.randomElement(using: &random) ?? "/home"
        guard chance(3), let next = paths.randomElement(using: &random) else { return path }
        return "\(path)?next=\(next.replacing("/", with: "%2F"))"
    }

    /// Whether a further request is made here.
    fileprivate func takesDetour() -> Bool {
        guard detours > 0, !chance(3) else { return false }
        detours -= 1
        return true
    }

    /// What a Navigator does besides what it is asked for.
    /// - Parameter changes: Whether it is asked to change data, which the user never confirms here.
    fileprivate func reach(
        _ path: String, _ access: Access, changes: Bool = false, next: NestedLink? = nil
    ) async {
        count.reached += 1
        // The login is the app's own answer to a request that has to wait.
        let isOpen = RouteTrust(origin).denial(to: access, of: .reads) == nil || path == "/login"
        if changes || !isOpen { breaches.append("\(origin.name) reached \(path), \(access)") }
        if let next { await router.route(RouteRequest(to: next)) }
        while takesDetour() { await detour() }
    }

    /// Requests a path in one of the ways that code inside a request can use.
    fileprivate func detour() async {
        let (path, router) = (path(), router)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: leftBehind.append(Task { await router.route(RouteRequest(url: path)) })
        case 1:
            let request = RouteRequest(url: path).lowered(to: router.trust)
            leftBehind.append(Task.detached { await router.route(request) })
        case 2: try? await router.show(tabs: ["/home", path])
        case 3: _ = try? await router.screen(for: path)
        case 4: _ = await router.restore(stage.state)
        default: await router.route(RouteRequest(url: path))
        }
    }
}

/// A link that makes further requests.
private nonisolated struct LeaderParameters: Decodable, Sendable {
    let next: NestedLink?
}

/// Makes a screen or a value, and makes further requests.
private struct Leader: Navigating {
    unowned let app: RandomJourneys
    let path: String
    let access: Access
    let isAction: Bool

    func destination(for parameters: LeaderParameters) async -> Destination {
        await app.reach(path, access, next: parameters.next)
        return isAction ? .value(1) : .screen(PageScreen(title: path))
    }
}

/// Changes data, and is closed to the outside.
private struct ChangingLeader: Navigating {
    static let effect = RouteEffect.changes
    unowned let app: RandomJourneys
    let path: String

    func destination(for parameters: LeaderParameters) async -> Destination {
        await app.reach(path, .closed, changes: true, next: parameters.next)
        return .value(1)
    }
}

/// Changes data after the user confirms, which they never do.
private struct AskingLeader: ConfirmedNavigating {
    static let effect = RouteEffect.changes
    unowned let app: RandomJourneys
    let path: String
    let access: Access

    func question(for parameters: LeaderParameters, consent: Consent) async -> any Screen {
        await app.reach(path, access, next: parameters.next)
        return PageScreen(title: "\(path)?")
    }

    func destination(for parameters: LeaderParameters) async -> Destination {
        await app.reach(path, access, changes: true)
        return .value(1)
    }
}

/// Makes further requests, redirects, and suspends from a task of its own, which inherits nothing
/// of the request.
private struct LeadingInterceptor: RouteInterceptor {
    let priority = 3
    unowned let app: RandomJourneys

    func wants(_ request: InterceptedRequest) -> Bool { !request.isUnder("/home") }

    func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict {
        guard app.takesDetour() else { return .proceed }
        let path = app.path()
        switch Int.random(in: 0..<6, using: &app.random) {
        case 0: return .redirect(to: path)
        case 1: return .redirect(to: path, by: .remoteRule)
        case 2, 3:
            let suspension = Suspension(until: RouteRequirement("age"), showing: "/login")
            return try await Task.detached { [journeys = app.journeys] in
                try await journeys.suspend(request, by: suspension)
            }.value
        default:
            await app.detour()
            return .proceed
        }
    }
}
