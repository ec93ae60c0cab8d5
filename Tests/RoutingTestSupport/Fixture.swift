package import RouteMatching
package import RoutingEngine
package import RoutingKit
package import RoutingTesting
package import StageKit

/// A started router with a headless stage, whose only tab is `/home`.
@MainActor
package struct Fixture: RouterFixture {
    package let stage = HeadlessStage()
    package let router: AppRouter
    package let home = PageNavigator<NoParameters>()

    package init(
        build: BuildTarget = .production, tabs: [String] = ["/home"],
        clock: TestClock = TestClock(), historyLimit: Int = 50,
        _ register: @MainActor (AppRouter) -> Void = { _ in }
    ) async throws {
        router = AppRouter(
            links: .sample, stage: stage, build: build, clock: clock.routeClock)
        router.history = RouteHistory(limit: historyLimit)
        router.register(path: "/home", navigator: home, access: .external)
        register(router)
        try router.start()
        try await router.show(tabs: tabs)
    }
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
