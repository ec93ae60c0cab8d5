import RouteMatching
import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import StageKit

@testable import RoutingJourneys

/// A random app in which every part that handles a request makes further requests at random:
/// redirects, interceptors, logins, Navigators, links inside links, previews, tabs and
/// restorations.
@MainActor
final class RandomJourneys {
    /// A Navigator that was called.
    struct Reach {
        let path: String
        let access: Access
        /// Whether it was asked to change data, which the user never confirms here.
        let changes: Bool
        /// Whether some request was being suspended at that moment, which shows the login.
        let isSuspending: Bool
    }

    var random: SeededRandom
    let router: AppRouter
    let stage = HeadlessStage()
    let clock = TestClock()
    let journeys = Journeys()
    var isSignedIn = false
    /// How many requests are being suspended.
    private var suspensions = 0
    /// How many further requests a step may still make.
    var detours = 0
    /// The tasks that Navigators have left behind.
    var leftBehind: [Task<Void, Never>] = []
    var reached: [Reach] = []
    private(set) var count = (requests: 0, refused: 0, suspended: 0)
    /// Without `/home`: the app shows that one itself, so it makes no further requests.
    private var paths = ["/login"]

    init(seed: UInt64) async throws {
        random = SeededRandom(seed: seed)
        router = AppRouter(links: .sample, stage: stage, clock: clock.routeClock)
        router.use(journeys)
        registerRoutes()
        router.register(LeadingInterceptor(app: self))
        let login = LoginInterceptor(priority: 2, on: journeys, showing: "/login") {
            [unowned self] in isSignedIn
        }
        router.register(WatchedLogin(app: self, login: login))
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
        router.register(
            path: "/home", navigator: PageNavigator<NoParameters>(), access: .external)
        router.register(path: "/login", navigator: page("/login", .closed))
        for number in 0..<12 {
            // Half of them have a path that a pattern answers, too.
            let path = number.isMultiple(of: 2) ? "/place\(number)" : "/shared/place\(number)"
            let access = Access(rawValue: Int.random(in: 0..<8, using: &random))
            let requirements: Set<RouteRequirement> = chance(4) ? .login : .nothing
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                router.register(
                    path: path, navigator: ChangingLeader(app: self, path: path),
                    requires: requirements)
            case 1:
                router.register(
                    path: path, navigator: AskingLeader(app: self, path: path, access: access),
                    access: access, requires: requirements)
            default:
                router.register(
                    path: path, navigator: page(path, access, isAction: chance(4)),
                    access: access, requires: requirements)
            }
            paths.append(path)
        }
        let shared = Access(rawValue: Int.random(in: 0..<8, using: &random))
        router.register(path: "/shared/*", navigator: page("/shared/*", shared), access: shared)
        paths.append("/shared/other")
        for number in 0..<4 {
            router.redirect("/redirect\(number)", to: paths.randomElement(using: &random) ?? "/")
        }
        paths += (0..<4).map { "/redirect\($0)" }
    }

    private func page(_ path: String, _ access: Access, isAction: Bool = false) -> Leader {
        Leader(app: self, path: path, access: access, isAction: isAction)
    }

    /// Returns `true` once in so many times.
    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    /// A path of the app, at times with another one inside.
    func path() -> String {
        let path = paths.randomElement(using: &random) ?? "/home"
        guard chance(3), let next = paths.randomElement(using: &random) else { return path }
        return "\(path)?next=\(next.replacing("/", with: "%2F"))"
    }

    func reach(_ path: String, _ access: Access, changes: Bool = false) {
        reached.append(
            Reach(
                path: path, access: access, changes: changes, isSuspending: suspensions > 0))
    }

    /// Suspends a request.
    func suspending(
        _ suspend: @MainActor () async throws -> InterceptorVerdict
    ) async throws -> InterceptorVerdict {
        suspensions += 1
        defer { suspensions -= 1 }
        return try await suspend()
    }

    /// Whether a further request is made here.
    func takesDetour() -> Bool {
        guard detours > 0, !chance(3) else { return false }
        detours -= 1
        return true
    }

    /// The side effects of a Navigator.
    func leadOn(_ next: NestedLink?) async {
        if let next { await router.route(RouteRequest(to: next)) }
        while takesDetour() { await detour() }
    }

    /// Requests a path in one of the ways that code inside a request can use.
    func detour() async {
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
