import RoutingEngine
import RoutingTesting
import RoutingTestSupport
import StageKit

@testable import RoutingJourneys

/// A started router that suspends requests and makes links wait at a gate, with a headless stage on
/// which `/home` is the only tab.
@MainActor
struct JourneyFixture: RouterFixture {
    let stage: HeadlessStage
    let router: AppRouter
    let journeys: Journeys
    let gate: ArrivalGate

    init(
        tabs: [String] = ["/home"], clock: TestClock = TestClock(), journeys: Journeys = Journeys(),
        gate: ArrivalGate = ArrivalGate(until: []),
        _ register: @MainActor (AppRouter) -> Void = { _ in }
    ) async throws {
        let app = try await Fixture(tabs: tabs, clock: clock) { router in
            router.use(journeys)
            router.use(gate)
            register(router)
        }
        (stage, router) = (app.stage, app.router)
        (self.journeys, self.gate) = (journeys, gate)
    }
}

extension AppRouter {
    /// Journeys that this router uses, for tests that resume none.
    func newJourneys() -> Journeys {
        let journeys = Journeys()
        use(journeys)
        return journeys
    }
}

extension EventList {
    func add(_ link: LateLink) { append("late \(link.url)") }
}
