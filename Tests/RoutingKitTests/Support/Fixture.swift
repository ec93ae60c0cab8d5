@testable import RoutingRules
@testable import RoutingJourneys
@testable import RouteMatching
@testable import StageKit
@testable import RoutingEngine
import Foundation
import RoutingKit

/// A started router with a headless stage, on which `/home` is the only tab.
@MainActor
struct Fixture {
    let stage = HeadlessStage()
    let router: AppRouter
    let home = PageNavigator<NoParameters>()
    let journeys: Journeys
    let rules = RouteRules(within: .sample)
    let gate: ArrivalGate

    init(
        build: BuildTarget = .production, tabs: [String] = ["/home"],
        clock: TestClock = TestClock(), journeys: Journeys = Journeys(),
        gate: ArrivalGate = ArrivalGate(until: []), historyLimit: Int = 50,
        _ register: @MainActor (AppRouter) -> Void = { _ in }
    ) async throws {
        router = AppRouter(
            links: .sample, stage: stage, build: build, clock: clock.routeClock)
        router.history = RouteHistory(limit: historyLimit)
        (self.journeys, self.gate) = (journeys, gate)
        router.use(journeys)
        router.use(rules)
        router.use(gate)
        router.register(path: "/home", navigator: home, access: .external)
        register(router)
        try router.start()
        try await router.show(tabs: tabs)
    }

    /// Routes a text and returns what became of it.
    @discardableResult
    func open(
        _ url: String?, from origin: RouteOrigin = .app, using transition: TransitionType = .show,
        source: (any RoutingSource)? = nil, payload: RouteValue? = nil
    ) async -> RouteOutcome {
        await router.route(
            RouteRequest(
                url: url, origin: origin, source: source, transition: transition, payload: payload))
    }

    /// The screens from root to top, by their URLs.
    var path: [String] { stage.state.path.map(\.url) }
}

extension UniversalLinks {
    static let sample = UniversalLinks(
        hosts: ["moments.app", "www.moments.app"], schemes: ["moments"])
}

extension RouteOrigin {
    /// Every kind of origin from which somebody else's URLs come.
    static let outside: [RouteOrigin] = [
        .universalLink, .customScheme(caller: nil), .customScheme(caller: "com.example.other"),
        .push,
    ]
}

extension Access {
    /// Every combination of the origins that an access can admit.
    static let combinations = (0..<8).map { Access(rawValue: $0) }
}
