import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
struct `Links that arrive before the app is ready` {
    private let clock = TestClock()

    private func launch(
        _ policy: ArrivalPolicy = .all, until conditions: Set<LaunchCondition> = [.dataLoaded]
    ) async throws -> JourneyFixture {
        let gate = ArrivalGate(until: conditions, policy: policy, lifetime: .seconds(30))
        return try await JourneyFixture(tabs: ["/home", "/list"], clock: clock, gate: gate) {
            router, _ in
            router.items("/item/:id", access: .external)
            router.pages("/list")
        }
    }

    private func arrive(_ paths: String..., in app: JourneyFixture) -> [Task<RouteOutcome, Never>] {
        paths.map { app.begin("https://moments.app\($0)", from: .universalLink) }
    }

    private func codes(_ requests: [Task<RouteOutcome, Never>]) async -> [String?] {
        var codes: [String?] = []
        for request in requests { codes.append(await request.value.error?.code) }
        return codes
    }

    @Test func `early links wait, and open in order once the app is ready`() async throws {
        let app = try await launch(until: [.dataLoaded, .sessionRestored])
        let links = arrive("/item/1", "/item/2", "/nowhere", "/item/3", in: app)
        app.gate.fulfill(.sessionRestored)
        app.gate.fulfill(.sessionRestored)
        app.gate.fulfill(LaunchCondition("something else"))
        #expect(!app.gate.isOpen)
        #expect(app.router.history.isEmpty)
        app.gate.fulfill(.dataLoaded)
        #expect(await codes(links) == [nil, nil, "unknown-route", nil])
        #expect(app.path == ["/home", "/item/1", "/item/2", "/item/3"])
        app.gate.fulfill(.dataLoaded)
        #expect(app.router.history.count == 4)
    }

    @Test(arguments: ArrivalPolicy.allCases)
    func `an early link never replaces one of another kind of origin, and 16 of a kind wait`(
        policy: ArrivalPolicy
    ) async throws {
        let app = try await launch(policy)
        let wanted = arrive("/item/1", in: app)
        let others = (2...20).map {
            app.begin(
                "moments://item/\($0)",
                from: .customScheme(caller: $0.isMultiple(of: 2) ? nil : "com.example.other"))
        }
        let last = arrive("/home", in: app)
        app.gate.fulfill(.dataLoaded)
        #expect(await codes(wanted) == [policy == .latest ? "arrival-replaced" : nil])
        #expect(await codes(last) == [nil])
        let expected: [String?] =
            policy == .all
            ? Array(repeating: nil, count: 16) + Array(repeating: "arrival-full", count: 3)
            : Array(repeating: "arrival-replaced", count: 18) + [nil]
        #expect(await codes(others) == expected)
    }

    @Test(arguments: [29, 30, 31])
    func `no early link opens after its expiry, whether the timer or the gate notices first`(
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

    /// What the user does before the app is ready.
    nonisolated enum Move: CaseIterable {
        case tap, tab, gesture
    }

    @Test(arguments: Move.allCases)
    func `a tap doesn't wait, and a late link asks if the user has navigated meanwhile`(move: Move)
        async throws
    {
        let (events, withdrawn) = (EventList(), EventList())
        let app = try await launch()
        _ = await app.router.restore(NavigationState(outline: "*/home /item/9 | /list"))
        let cancelled = arrive("/item/2", in: app)
        cancelled[0].cancel()
        #expect(await codes(cancelled) == ["cancelled"])
        let link = arrive("/item/1", in: app)
        switch move {
        case .tap: #expect(await app.open("/list").title != nil)
        case .tab: app.stage.update { $0.selectTab(1) }
        case .gesture: app.stage.update { $0.goBack() }
        }
        let state = app.stage.state
        let token = app.gate.observeLateLinks { withdrawn.append($0.url) }
        app.gate.observeLateLinks { events.append($0.url) }
        token.withdraw()
        app.gate.fulfill(.dataLoaded)
        #expect(app.stage.state == state)
        #expect(events.all == ["https://moments.app/item/1"])
        #expect(withdrawn.all.isEmpty)
        let late = try #require(app.gate.lateLinks.first)
        app.gate.answer(late, opens: true)
        #expect(await codes(link) == [nil])
        #expect(app.path.last == "/item/1")
        #expect(app.gate.lateLinks.isEmpty)
        app.gate.answer(late, opens: true)
        #expect(app.router.history.filter { $0.origin.isOutside }.count == 2)
    }

    @Test(arguments: [
        (answer: false, seconds: 0, code: "arrival-declined"), (true, 30, "arrival-expired"),
    ])
    func `a late link that is declined, or accepted too late, does not open`(
        answer: Bool, seconds: Int, code: String
    ) async throws {
        let app = try await launch()
        await app.open("/item/9")
        let link = arrive("/item/1", in: app)
        app.stage.update { $0.goBack() }
        app.gate.fulfill(.dataLoaded)
        let late = try #require(app.gate.lateLinks.first)
        await clock.sleepers(1)
        clock.advance(by: .seconds(seconds))
        app.gate.answer(late, opens: answer)
        #expect(await codes(link) == [code])
        #expect(app.path == ["/home"])
    }

    @Test
    func `a link is not late because of the app's own changes, nor of earlier moves`() async throws
    {
        let app = try await launch()
        await app.open("/item/9")
        app.stage.update { $0.goBack() }
        let link = arrive("/item/1", in: app)
        try await app.router.show(tabs: ["/home", "/list"])
        _ = await app.router.restore(NavigationState(outline: "*/home /item/5 | /list"))
        app.gate.fulfill(.dataLoaded)
        #expect(await codes(link) == [nil])
    }

    @Test func `a capability serves one router, and the next one after that is closed`() throws {
        let journeys = Journeys()
        let gate = ArrivalGate(until: [])
        func start(using count: Int = 1) throws -> AppRouter {
            let router = AppRouter(links: .sample, stage: HeadlessStage())
            for _ in 0..<count {
                router.use(journeys)
                router.use(gate)
            }
            try router.start()
            return router
        }
        let first = try start()
        let error = #expect(throws: RegistrationError.self) { try start() }
        #expect(error?.issues.count == 2)
        #expect(journeys.router === first)
        first.close()
        let next = try start()
        #expect(journeys.router === next)
        next.close()
        #expect(throws: RegistrationError.self) { try start(using: 2) }
    }

    private nonisolated static let reasons: [RouteError.Reason] = [
        .arrivalFull(limit: 16), .arrivalExpired, .arrivalReplaced, .arrivalDeclined,
        .journeyExpired, .journeyFull, .journeyOfOtherUser("Alice"), .journeyUsed,
        .journeyNotSaved, .journeyPayloadGone, .journeyUnknown,
    ]

    @Test(arguments: reasons)
    func `each error of a journey ends in a sentence that helps`(reason: RouteError.Reason) {
        let sentences = RouteError(url: "/page", reason: reason).description
        #expect(sentences.wholeMatch(of: /'\/page' .+[^.]\. [A-Z].*[.?]/) != nil, "\(sentences)")
    }
}
