import Foundation
import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `A request that needs a login` {
    private let login: LoginFixture
    private var app: JourneyFixture { login.app }

    init() async throws {
        login = try await LoginFixture()
    }

    @Test
    func `it waits, and the login is presented`() async throws {
        let outcome = await app.open("/order/7?note=a%26b")
        #expect(app.journeys.suspended.map(\.url) == ["/order/7?note=a%26b"])
        #expect(app.journeys.suspended.first?.expires == TestClock.start.addingTimeInterval(600))
        #expect(app.path == ["/home", "/login"])
        #expect(app.stage.state.modals.count == 1)
        #expect(outcome.description == "app /order/7?note=a%26b -> suspended: until login")
        #expect(login.orders.received.isEmpty)
    }

    @Test
    func `after the login it resumes, complete and once`() async throws {
        await app.open("/order/7?note=a%26b%3D1", using: .present, payload: RouteValue([1, 2]))
        let outcomes = await login.signIn("Ada")
        #expect(outcomes.map(\.title).count == 1)
        #expect(app.path == ["/home", "/order/7?note=a%26b%3D1"])
        #expect(app.stage.state.modals.count == 1)
        let order = try #require(login.orders.received.first)
        #expect(order.note == "a&b=1")
        #expect(order.items?.value == [1, 2])
        #expect(await login.signIn("Ada").isEmpty)
        #expect(login.orders.received.count == 1)
    }

    @Test
    func `it resumes through all interceptors`() async throws {
        await app.open("/order/7")
        #expect(login.guards.asked == ["/login"])
        await login.signIn("Ada")
        #expect(login.guards.asked == ["/login", "/order/7"])
    }

    @Test
    func `a link from outside opens over its parents as without waiting, with the same trust`()
        async throws
    {
        await app.open("https://moments.app/order/7", from: .universalLink)
        #expect(app.path.last == "/login")
        let outcome = try #require(await login.signIn("Ada").first)
        #expect(outcome.origin == .universalLink)
        #expect(app.path == ["/home", "/order/7"])
        #expect(login.store.tickets.map(\.trust) == [RouteTrust(.universalLink)])
    }

    @Test
    func `a signed-in user is not asked for a login`() async throws {
        login.user = "Ada"
        #expect(await app.open("/order/7").title != nil)
    }

    @Test
    func `without a signed-in user it waits again`() async throws {
        await app.open("/order/7")
        let outcome = try #require(await app.journeys.resume(after: .login).first)
        #expect(outcome.word == "suspended")
        await login.signIn("Ada")
        #expect(app.path.last == "/order/7")
    }

    @Test
    func `the last of two that wait for the same requirement counts`() async throws {
        await app.open("/order/1")
        await app.open("/order/2")
        #expect(app.journeys.suspended.map(\.url) == ["/order/2"])
        #expect(app.path == ["/home", "/login"])
        await login.signIn("Ada")
        #expect(app.path == ["/home", "/order/2"])
    }

    @Test
    func `a request that waits for another requirement stays suspended`() async throws {
        await app.open("/order/1")
        #expect(await app.journeys.resume(after: RouteRequirement("age")).isEmpty)
        #expect(app.journeys.suspended.count == 1)
    }

    @Test(arguments: [0, 1, 599, 600, 601])
    func `it waits until its expiry`(seconds: Int) async throws {
        await app.open("/order/7")
        login.clock.advance(by: .seconds(seconds))
        let events = EventList()
        app.router.observe(events.add)
        let outcome = try #require(await login.signIn("Ada").first)
        // Also one that can't begin.
        #expect(events.all.contains { $0.hasPrefix("began") && $0.hasSuffix("/order/7") })
        #expect(outcome.error?.code == (seconds < 600 ? nil : "journey-expired"))
        #expect(app.router.history.outcomes.last?.error == outcome.error)
        #expect(app.journeys.suspended.isEmpty)
    }

    @Test(arguments: [("Ada", nil), ("Bob", "journey-other-user")])
    func `it resumes only for the user whose session has ended`(
        name: String, code: String?
    ) async throws {
        login.owner = "Ada"
        await app.open("/order/7")
        let outcome = try #require(await login.signIn(name).first)
        #expect(outcome.error?.code == code)
        #expect(await login.signIn("Ada").isEmpty)
    }

    @Test
    func `resumed twice, or unknown, it is dropped with a reason`() async throws {
        await app.open("/order/7")
        let id = try #require(app.journeys.suspended.first?.id)
        login.user = "Ada"
        #expect(await app.journeys.resume(id).error == nil)
        let again = await app.journeys.resume(id)
        #expect(
            again.error?.description
                == "'/order/7' was opened after the login already. Open it again.")
        #expect(again.error?.code == "journey-used")
        #expect(await app.journeys.resume(UUID()).error?.code == "journey-unknown")
        #expect(login.orders.received.count == 1)
    }

    @Test
    func `two callers that resume it at the same time show it once`() async throws {
        await app.open("/order/7")
        login.user = "Ada"
        async let first = app.journeys.resume(after: .login)
        async let second = app.journeys.resume(after: .login)
        let outcomes = await first + second
        #expect(outcomes.compactMap(\.title).count == 1)
        #expect(login.orders.received.count == 1)
    }

    @Test
    func `however many are replaced by the next one, the last keeps its large payload`()
        async throws
    {
        for id in 1...20 {
            await app.open("/order/\(id)", payload: Self.large)
        }
        await login.signIn("Ada")
        #expect(login.orders.received.map(\.id) == ["20"])
        #expect(login.orders.received.first?.items?.value.count == 10_000)
    }

    @Test
    func `its large payload is kept as long as it waits`() async throws {
        let patient = try await LoginFixture(lifetime: .seconds(7200))
        await patient.app.open("/order/7", payload: Self.large)
        patient.clock.advance(by: .seconds(7199))
        await patient.signIn("Ada")
        #expect(patient.orders.received.first?.items?.value.count == 10_000)
    }

    /// Too large for a ticket.
    private static let large = RouteValue([Int](repeating: 1_000_000, count: 10_000))

    @Test
    func `without a login that can be shown it is refused, and nothing waits`() async throws {
        let lost = try await LoginFixture(login: "/ask/x")
        let error = await lost.app.open("/order/7").error
        #expect(error?.code == "invalid-parameter")
        #expect(lost.app.journeys.suspended.isEmpty)
    }

    @Test
    func `it is dropped if the user signs out before it resumes`() async throws {
        await app.open("/order/2")
        await app.open("https://moments.app/order/1", from: .universalLink)
        app.router.observe { [router = app.router] event in
            if case .ended(let outcome) = event, outcome.title != nil { router.cancelRequests() }
        }
        #expect(await login.signIn("Ada").map(\.error) == [nil])
        #expect(app.path.last == "/order/1")
        #expect(await login.signIn("Bob").isEmpty)
    }
}
