import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `Links that arrive before the app is ready` {
    private let clock = TestClock()

    private func launch(
        _ policy: ArrivalPolicy = .all, until conditions: Set<LaunchCondition> = [.dataLoaded]
    ) async throws -> JourneyFixture {
        let rules = ArrivalGate(until: conditions, policy: policy, lifetime: .seconds(30))
        return try await JourneyFixture(clock: clock, gate: rules) { router in
            router.register(
                path: "/item/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
            router.register(path: "/list", navigator: PageNavigator<NoParameters>())
        }
    }

    private func arrive(_ paths: String..., in app: JourneyFixture) -> [Task<RouteOutcome, Never>] {
        paths.map { app.begin("https://moments.app\($0)", from: .universalLink) }
    }

    private func codes(_ requests: [Task<RouteOutcome, Never>]) async -> [String?] {
        var codes: [String?] = []
        for request in requests {
            codes.append(await request.value.error?.code)
        }
        return codes
    }

    @Test
    func `they wait, and are opened in order once it is`() async throws {
        let app = try await launch(until: [.dataLoaded, .sessionRestored])
        let links = arrive("/item/1", "/item/2", "/nowhere", "/item/3", in: app)
        app.gate.fulfill(.sessionRestored)
        app.gate.fulfill(.sessionRestored)
        app.gate.fulfill(LaunchCondition("something else"))
        #expect(!app.gate.isOpen && app.router.history.outcomes.isEmpty)
        app.gate.fulfill(.dataLoaded)
        #expect(await codes(links) == [nil, nil, "unknown-route", nil])
        #expect(app.path == ["/home", "/item/1", "/item/2", "/item/3"])
        app.gate.fulfill(.dataLoaded)
        #expect(app.router.history.outcomes.count == 4)
    }

    @Test
    func `a tap of the user does not wait`() async throws {
        let app = try await launch()
        #expect(await app.open("/list").title != nil)
    }

    @Test
    func `the same link twice in a row is handled once`() async throws {
        let app = try await launch()
        let links = arrive("/item/1", "/item/1", in: app)
        app.gate.fulfill(.dataLoaded)
        #expect(await codes(links) == [nil, nil])
        #expect(app.router.history.outcomes.count == 1)
    }

    @Test
    func `sixteen wait, and the next one is refused`() async throws {
        let app = try await launch()
        let links = (1...17).flatMap { arrive("/item/\($0)", in: app) }
        let refused = try #require(app.router.history.outcomes.first)
        #expect(refused.error?.code == "arrival-full")
        #expect(refused.url == "https://moments.app/item/17")
        app.gate.fulfill(.dataLoaded)
        #expect(await codes(links).dropLast().allSatisfy { $0 == nil })
        #expect(app.path.count == 17)
    }

    @Test(arguments: ArrivalPolicy.allCases)
    func `a link never replaces a link of another kind of origin`(
        policy: ArrivalPolicy
    ) async throws {
        let app = try await launch(policy)
        let wanted = arrive("/item/1", in: app)
        let others = (2...20).map {
            app.begin(
                "moments://item/\($0)",
                from: .customScheme(caller: $0.isMultiple(of: 2) ? nil : "com.example.other"))
        }
        let late = arrive("/home", in: app)
        app.gate.fulfill(.dataLoaded)
        #expect(await codes(wanted) == [policy == .latest ? "arrival-replaced" : nil])
        #expect(await codes(late) == [nil])
        let ends = await codes(others)
        switch policy {
        case .all:
            #expect(ends.prefix(16).allSatisfy { $0 == nil })
            #expect(ends.suffix(3).allSatisfy { $0 == "arrival-full" })
        case .latest, .onePerRoute:
            #expect(
                ends.dropLast().allSatisfy { $0 == "arrival-replaced" } && ends.last == .some(nil))
        }
    }

    @Test(arguments: [29, 30, 31])
    func `none is opened after its expiry, whether the timer or the gate notices first`(
        seconds: Int
    ) async throws {
        let app = try await launch()
        let links = arrive("/item/1", in: app)
        await clock.sleepers(1)
        clock.advance(by: .seconds(seconds))
        app.gate.fulfill(.dataLoaded)
        #expect(await codes(links) == [seconds < 30 ? nil : "arrival-expired"])
        #expect(app.path.count == (seconds < 30 ? 2 : 1))
    }

    @Test
    func `one whose task is cancelled is removed`() async throws {
        let app = try await launch()
        let links = arrive("/item/1", "/item/2", in: app)
        links[0].cancel()
        #expect(await links[0].value.error?.code == "cancelled")
        app.gate.fulfill(.dataLoaded)
        #expect(await codes([links[1]]) == [nil])
        #expect(app.path == ["/home", "/item/2"])
    }

    @Test
    func `without conditions, none waits`() async throws {
        let app = try await launch(until: [])
        #expect(app.gate.isOpen)
        #expect(await codes(arrive("/item/1", in: app)) == [nil])
    }
}
