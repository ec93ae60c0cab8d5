import RoutingTesting
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `The result of a suspended request` {
    private let login: LoginFixture
    private var app: JourneyFixture { login.app }

    init() async throws {
        login = try await LoginFixture()
    }

    @Test
    func `it is returned after the login`() async throws {
        let caller = await app.callerWaits(for: "/count")
        await login.signIn("Ada")
        #expect(try await caller.value == 3)
    }

    @Test
    func `a screen that is shown after the login answers as well`() async throws {
        let caller = await app.callerWaits(for: "/order/7")
        await login.signIn("Ada")
        let screen = try #require(app.stage.topScreen)
        app.router.finish(screen, with: 5)
        #expect(try await caller.value == 5)
    }

    @Test
    func `it ends when the request has waited too long and no user has signed in`() async throws {
        let caller = await app.callerWaits(for: "/count")
        await login.clock.sleepers(1)
        login.clock.advance(by: .seconds(600))
        await #expect(throws: RouteError(url: "/count", reason: .journey(.expired))) {
            try await caller.value
        }
        #expect(await login.signIn("Ada").isEmpty)
    }

    @Test
    func `it ends when another user signs in`() async throws {
        login.owner = "Ada"
        let caller = await app.callerWaits(for: "/count")
        await login.signIn("Bob")
        await #expect(throws: RouteError(url: "/count", reason: .journey(.otherUser("Ada")))) {
            try await caller.value
        }
    }

    @Test
    func `it ends when another request replaces it`() async throws {
        let caller = await app.callerWaits(for: "/count")
        await app.open("/order/1")
        await #expect(throws: RouteError(url: "/count", reason: .superseded)) {
            try await caller.value
        }
    }

    @Test
    func `it ends when the requests of its user are forgotten`() async throws {
        login.owner = "Ada"
        let caller = await app.callerWaits(for: "/count")
        app.journeys.forget("Bob")
        #expect(app.journeys.suspended.map(\.user) == ["Ada"])
        app.journeys.forget("Ada")
        await #expect(throws: RouteError(url: "/count", reason: .superseded)) {
            try await caller.value
        }
        #expect(login.store.tickets.isEmpty)
    }

    @Test
    func `it is not ended by resuming the request a second time`() async throws {
        let door = Door()
        let caller = await app.callerWaits(for: "/count")
        try app.router.register(set: "Later") {
            app.router.register(
                ClosureInterceptor(priority: 9) { _ in
                    await door.pass()
                    return .proceed
                })
        }
        let id = try #require(app.journeys.suspended.first?.id)
        let first = Task { await login.signIn("Ada") }
        await door.visitors()
        #expect(await app.journeys.resume(id).error?.code == "journey-used")
        door.open()
        #expect(await first.value.count == 1)
        #expect(try await caller.value == 3)
    }

    @Test
    func `it ends when the caller is cancelled, and the request keeps waiting`() async throws {
        let caller = await app.callerWaits(for: "/count")
        let before = app.router.history.outcomes.count
        caller.cancel()
        await #expect(throws: RouteError(url: "/count", reason: .cancelled)) {
            try await caller.value
        }
        #expect(app.router.history.outcomes.count == before)
        #expect(app.journeys.suspended.map(\.url) == ["/count"])
    }
}
