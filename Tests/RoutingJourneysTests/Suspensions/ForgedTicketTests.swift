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
struct `A forged ticket` {
    private let adding = AskingNavigator()
    private let changing = ChangingNavigator()
    private let items = PageNavigator<ItemParameters>()
    private let clock = TestClock()

    /// Starts an app that finds tickets, and in which a user is signed in.
    private func launch(issue tickets: [JourneyTicket]) async throws -> JourneyFixture {
        let journeys = Journeys(store: try WrittenStore(tickets))
        return try await JourneyFixture(clock: clock, journeys: journeys) { router in
            router.register(path: "/add/:id", navigator: adding, access: .external)
            router.register(
                path: "/item/:id", navigator: items, access: .external, requires: .login)
            router.register(
                path: "/buy/:id", navigator: adding, access: .external, requires: .login)
            router.register(path: "/empty", navigator: changing, requires: .login)
            router.register(path: "/login", navigator: PageNavigator<NoParameters>())
            router.register(
                LoginInterceptor(
                    priority: 2, on: journeys, showing: "/login", isSignedIn: { true }))
        }
    }

    @Test
    func `opens no route that does not wait for its requirement`() async throws {
        let app = try await launch(issue: [JourneyTicket.sample(to: "/add/7")])
        let outcome = try #require(await app.journeys.resume(after: .login).first)
        #expect(outcome.error?.code == "journey-not-required")
        #expect(
            outcome.error?.description
                == "'/add/7' was kept until 'login' is met, which it does not need. Open "
                + "it again.")
        #expect(adding.changes.isEmpty && adding.questions.isEmpty)
        #expect(app.path == ["/home"])
    }

    @Test
    func `changes data only after the user confirms`() async throws {
        let app = try await launch(issue: [JourneyTicket.sample(to: "/buy/7")])
        let outcome = try #require(await app.journeys.resume(after: .login).first)
        #expect(outcome.title == "Add 7?")
        #expect(adding.changes.isEmpty)
        #expect(await adding.questions.first?.accept()?.value?.json == "1")
        #expect(adding.changes == [ItemParameters(id: 7)])
    }

    @Test
    func `changes nothing where the user can't be asked`() async throws {
        let app = try await launch(issue: [JourneyTicket.sample(to: "/empty")])
        let outcome = try #require(await app.journeys.resume(after: .login).first)
        #expect(outcome.error?.code == "journey-changes-data")
        #expect(
            outcome.error?.description
                == "'/empty' changes data, and was kept by an earlier launch of the app. Open it "
                + "again.")
        #expect(changing.changes == 0)
    }

    @Test(
        arguments: [
            (created: 0, expires: 1e300, now: 24 * 3600 - 1, code: nil),
            (0, 1e300, 24 * 3600, "journey-expired"),
            (0, .infinity, 24 * 3600, "journey-expired"),
            (0, 600, 599, nil),
            (-24 * 3600, 1e300, 0, "journey-expired"),
            (3600, 7200, 0, nil),
            (24 * 3600 + 1, 1e300, 0, "journey-expired"),
            (1e300, 1e300, 0, "journey-expired"),
            (-1e300, 1e300, 0, "journey-expired"),
        ] as [(created: Double, expires: Double, now: Int, code: String?)])
    func `expires after a day at the latest`(
        created: Double, expires: Double, now: Int, code: String?
    ) async throws {
        let start = TestClock.start
        let forged = JourneyTicket.sample(
            to: "/item/7", created: start.addingTimeInterval(created),
            expires: start.addingTimeInterval(expires))
        clock.advance(by: .seconds(now))
        guard expires.isFinite else {
            // JSON has no infinity; a store of another kind may.
            #expect(forged.isExpired(at: clock.routeClock.now()))
            return
        }
        let app = try await launch(issue: [forged])
        let outcome = try #require(await app.journeys.resume(after: .login).first)
        #expect(outcome.error?.code == code)
    }

    @Test
    func `does not replace one that was suspended in this launch`() async throws {
        let store = MemoryJourneyStore()
        let login = try await LoginFixture(store: store)
        await login.app.open("/order/7")
        let own = try #require(store.tickets.first)
        store.update { tickets in
            tickets = [
                .sample(to: "/order/666", id: own.id, created: own.created, expires: own.expires)
            ]
        }
        await login.signIn("Ada")
        #expect(login.orders.received.map(\.id) == ["7"])
    }

    @Test(arguments: [Duration.seconds(Int64.max / 2), .seconds(24 * 3600 + 1)])
    func `no suspension lasts longer than a day either`(lifetime: Duration) async throws {
        let login = try await LoginFixture(lifetime: lifetime)
        await login.app.open("/order/7")
        let day = TestClock.start.addingTimeInterval(24 * 3600)
        #expect(login.app.journeys.suspended.map(\.expires) == [day])
    }
}
