import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import StageKit

@testable import RoutingJourneys

/// An app in which some routes require a login.
@MainActor
final class LoginFixture {
    struct Order: Codable, Hashable, Sendable {
        let id: String
        let note: String?
        let items: Payload<[Int]>?

        func encode(to encoder: any Encoder) throws {}
        static func == (one: Order, other: Order) -> Bool { one.id == other.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    let clock: TestClock
    let store: any JourneyStore
    let orders = PageNavigator<Order>()
    let guards: ClosureInterceptor
    private(set) var app: JourneyFixture
    var user: String?
    var owner: String?

    init(
        store: any JourneyStore = MemoryJourneyStore(), clock: TestClock = TestClock(),
        login: String = "/login", lifetime: Duration = .seconds(600)
    ) async throws {
        self.store = store
        self.clock = clock
        guards = ClosureInterceptor(priority: 1) { _ in .proceed }
        app = try await JourneyFixture()
        let journeys = Journeys(store: store)
        app = try await JourneyFixture(clock: clock, journeys: journeys) { router in
            router.register(
                path: "/order/:id", navigator: orders, access: .external, requires: .login)
            router.register(
                path: "/count", navigator: ClosureNavigator { .value(3) }, requires: .login)
            router.register(path: "/login", navigator: PageNavigator<NoParameters>())
            router.register(path: "/ask/:id", navigator: PageNavigator<ItemParameters>())
            router.register(guards)
            router.register(
                LoginInterceptor(
                    priority: 2, on: journeys, showing: login, lifetime: lifetime,
                    owner: { [unowned self] in owner },
                    isSignedIn: { [unowned self] in user != nil }))
        }
    }

    /// Leaves the login signed in, as its screen does.
    @discardableResult
    func signIn(_ name: String) async -> [RouteOutcome] {
        user = name
        app.stage.update { $0.dismiss() }
        return await app.journeys.resume(after: .login, as: name)
    }
}
