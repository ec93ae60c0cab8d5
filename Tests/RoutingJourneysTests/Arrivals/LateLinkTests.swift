import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `A late link` {
    /// What the user does before the app is ready.
    enum Move: CaseIterable {
        case tap, tab, gesture
    }

    private let clock = TestClock()

    private func launch() async throws -> JourneyFixture {
        let rules = ArrivalGate(until: [.dataLoaded], lifetime: .seconds(30))
        let app = try await JourneyFixture(tabs: ["/home", "/list"], clock: clock, gate: rules) {
            router in
            router.register(
                path: "/item/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
            router.register(path: "/list", navigator: PageNavigator<NoParameters>())
        }
        await app.open("/item/9")
        return app
    }

    private func arrive(_ path: String, in app: JourneyFixture) -> Task<RouteOutcome, Never> {
        app.begin("https://moments.app\(path)", from: .universalLink)
    }

    @Test(arguments: Move.allCases)
    func `if the user has navigated meanwhile, it asks`(move: Move) async throws {
        let events = EventList()
        let app = try await launch()
        let link = arrive("/item/1", in: app)
        switch move {
        case .tap: await app.open("/list")
        case .tab: app.stage.update { $0.selectTab(1) }
        case .gesture: app.stage.update { $0.goBack() }
        }
        let state = app.stage.state
        app.gate.observeLateLinks(events.add)
        app.gate.fulfill(.dataLoaded)
        #expect(app.stage.state == state)
        #expect(events.all == ["late https://moments.app/item/1"])
        let late = try #require(app.gate.lateLinks.first)
        app.gate.answer(late, opens: true)
        #expect(await link.value.title != nil)
        #expect(app.path.last == "/item/1")
        #expect(app.gate.lateLinks.isEmpty)
        app.gate.answer(late, opens: true)
        #expect(app.router.history.outcomes.filter { $0.origin.isOutside }.count == 1)
    }

    @Test
    func `a withdrawn observer is not notified`() async throws {
        let (kept, withdrawn) = (EventList(), EventList())
        let app = try await launch()
        let link = arrive("/item/1", in: app)
        app.stage.update { $0.goBack() }
        let token = app.gate.observeLateLinks(withdrawn.add)
        app.gate.observeLateLinks(kept.add)
        token.withdraw()
        app.gate.fulfill(.dataLoaded)
        #expect(kept.all == ["late https://moments.app/item/1"] && withdrawn.all.isEmpty)
        app.gate.answer(try #require(app.gate.lateLinks.first), opens: false)
        _ = await link.value
    }

    @Test
    func `one that the user declines ends as declined`() async throws {
        let app = try await launch()
        let link = arrive("/item/1", in: app)
        app.stage.update { $0.goBack() }
        app.gate.fulfill(.dataLoaded)
        app.gate.answer(try #require(app.gate.lateLinks.first), opens: false)
        #expect(await link.value.error?.code == "arrival-declined")
        #expect(app.path == ["/home"])
    }

    @Test
    func `one that is answered too late expires, whether the timer or the answer is first`()
        async throws
    {
        let app = try await launch()
        let link = arrive("/item/1", in: app)
        app.stage.update { $0.goBack() }
        app.gate.fulfill(.dataLoaded)
        let late = try #require(app.gate.lateLinks.first)
        await clock.sleepers(1)
        clock.advance(by: .seconds(30))
        app.gate.answer(late, opens: true)
        #expect(await link.value.error?.code == "arrival-expired")
        #expect(app.path == ["/home"])
    }

    @Test
    func `a change by the app at its start is not a move of the user`() async throws {
        let app = try await launch()
        let link = arrive("/item/1", in: app)
        try await app.router.show(tabs: ["/home", "/list"])
        _ = await app.router.restore(NavigationState(outline: "*/home /item/5 | /list"))
        app.gate.fulfill(.dataLoaded)
        #expect(await link.value.title != nil)
    }

    @Test
    func `a link that arrived after the move does not ask`() async throws {
        let app = try await launch()
        app.stage.update { $0.goBack() }
        let link = arrive("/item/1", in: app)
        app.gate.fulfill(.dataLoaded)
        #expect(await link.value.title != nil)
    }
}
