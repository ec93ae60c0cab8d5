import Foundation
import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
struct `A request that needs a login` {
    private let login: LoginFixture

    init() async throws {
        login = try await LoginFixture()
    }

    @Test
    func `a suspended request presents the login, and keeps private values hidden`() async throws {
        let outcome = await login.open("/order/7?note=hunter%262")
        #expect(login.suspended == ["/order/7?note=hunter%262"])
        #expect(login.journeys.suspended.first?.expires == TestClock.start + 600)
        #expect(login.stage.state.outline == "*/home | +/login")
        #expect(outcome.description == "app /order/7?note=••• -> suspended: until login")
        #expect(!"\(login.router.history)".contains("hunter"))
        #expect(login.orders.received.isEmpty)
    }

    @Test
    func `a suspended request resumes once, complete, through all interceptors`() async throws {
        let url = "/order/7?note=a%26b%3D1"
        await login.open(url, using: .present, payload: RouteValue([1, 2]))
        let id = try #require(login.journeys.suspended.first?.id)
        #expect(login.guards.asked == ["/login"])
        login.session.user = "Ada"
        async let first = login.journeys.resume(after: .login)
        async let second = login.journeys.resume(after: .login)
        #expect(await (first + second).compactMap(\.title).count == 1)
        #expect(login.guards.asked == ["/login", url])
        #expect(login.stage.state.outline == "*/home | +\(url)")
        #expect(login.orders.received.map(\.note?.value) == ["a&b=1"])
        #expect(login.orders.received.first?.items?.value == [1, 2])
        let again = await login.journeys.resume(id)?.error
        #expect(again?.code == "journey-used")
        #expect(
            again?.description.hasSuffix("was opened after the login already. Open it again.")
                == true)
        #expect(await login.journeys.resume(UUID())?.error?.code == "journey-unknown")
        try await login.journeys.forget("Ada")
        #expect(login.store.tickets.isEmpty, "it may be hers")
    }

    @Test func `each login that was shown for a request leaves with the last one`() async throws {
        for number in 1...3 {
            await login.open("/order/\(number)", using: .present)
            await login.open("/ask/\(number)", using: .present)
        }
        #expect(login.path.count { $0 == "/login" } == 3)
        login.session.user = "Ada"
        await login.journeys.resume(after: .login)
        #expect(login.path == ["/home", "/order/3"])
    }

    @Test(arguments: [["/home"], []])
    func `a suspended link resumes over its parents, with the same trust`(
        tabs: [String]
    ) async throws {
        if tabs.isEmpty { login.router.moveUnasked { $0 = NavigationState() } }
        let trust = RouteTrust(.universalLink)
        await login.open("https://moments.app/order/7", from: .universalLink)
        #expect(login.path.last == "/login")
        #expect(login.stage.state.top?.trust == trust)
        let outcome = try #require(await login.signIn("Ada").first)
        #expect(outcome.origin == .universalLink)
        #expect(login.path == tabs + ["/order/7"])
        #expect(login.store.tickets.map(\.trust) == [trust])
    }

    @Test
    func `a suspended request waits while no user is signed in, or if another requirement is met`()
        async throws
    {
        await login.open("/order/7")
        let outcome = try #require(await login.journeys.resume(after: .login).first)
        #expect(outcome.word == "suspended")
        #expect(await login.journeys.resume(after: RouteRequirement("age")).isEmpty)
        await login.signIn("Ada")
        #expect(login.path.last == "/order/7")
    }

    @Test(arguments: [RouteOrigin.app, .universalLink])
    func `a request of the user replaces one that is suspended`(origin: RouteOrigin) async throws {
        await login.open(origin.url(of: "/order/1"), from: origin)
        await login.open("/order/2")
        #expect(login.suspended == ["/order/2"])
        let ended = login.router.history.filter { $0.url?.hasSuffix("/order/1") == true }
        #expect(ended.count == 1)
        #expect(login.path == ["/home", "/login"])
        await login.signIn("Ada")
        #expect(login.path == ["/home", "/order/2"])
    }

    @Test func `a link replaces no suspended tap, and no link of another kind`() async throws {
        await login.open("/order/1")
        await login.open("https://moments.app/order/2", from: .universalLink)
        await login.open("moments://order/3", from: .customScheme(caller: "com.example.one"))
        await login.open("moments://order/4", from: .customScheme(caller: nil))
        #expect(login.suspended == ["/order/1", "/order/2", "/order/4"])
        await login.signIn("Ada")
        #expect(login.orders.received.map(\.id) == ["2", "4", "1"])
        #expect(login.path.last == "/order/1")
    }

    @Test(arguments: [
        (599, "Ada", nil), (600, "Ada", "journey-expired"), (0, "Bob", "journey-other-user"),
    ])
    func `a suspended request resumes until its expiry, for the user whose session has ended`(
        seconds: Int, name: String, code: String?
    ) async throws {
        login.session.owner = "Ada"
        await login.open("/order/7")
        login.clock.advance(by: .seconds(seconds))
        let events = EventList(of: login.router)
        login.session.user = name
        let outcome = try #require(await login.journeys.resume(after: .login, as: name).first)
        // Also one that can't begin.
        #expect(events.all.contains { $0.contains(/^began .*\/order\/7$/) })
        #expect(outcome.error?.code == code)
        #expect(login.router.history.last?.error == outcome.error)
        #expect(login.suspended.isEmpty)
        #expect(login.path == (code == nil ? ["/home", "/order/7"] : ["/home"]))
        #expect(await login.signIn("Ada").isEmpty)
    }

    @Test func `a suspended request keeps its large payload as long as it waits`() async throws {
        let store = WrittenStore()
        let patient = try await LoginFixture(store: store, lifetime: .seconds(7200))
        let large = RouteValue([Int](repeating: 1_000_000, count: 10_000))
        for id in 1...20 { await patient.open("/order/\(id)", payload: large) }
        patient.clock.advance(by: .seconds(7199))
        store.isFull = true
        await patient.signIn("Ada")
        store.isFull = false
        await patient.signIn("Ada")
        #expect(patient.orders.received.map(\.id) == ["20"])
        #expect(patient.orders.received.first?.items?.value.count == 10_000)
    }

    @Test(arguments: [(0, RouteOrigin.app), (600, .universalLink)])
    func `the payload of a request that is replaced or has expired is released`(
        seconds: Int, next: RouteOrigin
    ) async {
        weak var attachment: Unwritable?
        do {
            let made = Unwritable()
            attachment = made
            await login.open("/order/1", payload: RouteValue(made))
        }
        #expect(attachment != nil)
        login.clock.advance(by: .seconds(seconds))
        await login.open(next.url(of: "/order/2"), from: next)
        #expect(attachment == nil)
    }

    @Test(arguments: [
        ("/ask/x", RouteOrigin.app, "invalid-parameter"),
        ("/delete", .restoration, "access-denied"),
    ])
    func `a request is refused, and not suspended, if its login can't be shown`(
        screen: String, origin: RouteOrigin, code: String
    ) async throws {
        let lost = try await LoginFixture(login: screen)
        #expect(await lost.code("/order/7", from: origin) == code)
        #expect(lost.suspended.isEmpty)
        #expect(lost.changing.changes == 0)
    }

    @Test
    func `a suspended request is dropped if the user signs out before it resumes`() async throws {
        await login.open("/order/2")
        await login.open("https://moments.app/order/1", from: .universalLink)
        login.router.observe { [router = login.router] event in
            if case .ended(let outcome) = event, outcome.title != nil { router.cancelRequests() }
        }
        #expect(await login.signIn("Ada").map(\.error) == [nil])
        #expect(login.path.last == "/order/1")
        #expect(await login.signIn("Bob").isEmpty)
    }

    @Test func `the result of a suspended screen arrives after the login`() async throws {
        let choice = await login.callerWaits(for: "/order/7")
        await login.signIn("Ada")
        login.router.finish(try login.top, with: 5)
        #expect(try await choice.value == 5)
    }

    /// What ends the wait of a caller before its request resumes.
    nonisolated enum End {
        case expiry, otherUser, replacement, forgetting, cancellation
    }

    @Test(arguments: [
        (End.expiry, RouteError.Reason.journeyExpired),
        (.otherUser, .journeyOfOtherUser("Ada")), (.replacement, .superseded),
        (.forgetting, .superseded), (.cancellation, .cancelled),
    ])
    func `the caller of a suspended request learns why it ends, or is cancelled alone`(
        end: End, reason: RouteError.Reason
    ) async throws {
        login.session.owner = "Ada"
        let caller = await login.callerWaits(for: "/count")
        let before = login.router.history.count
        switch end {
        case .expiry:
            await login.clock.sleepers(1)
            login.clock.advance(by: .seconds(600))
        case .otherUser: await login.signIn("Bob")
        case .replacement: await login.open("/order/1")
        case .forgetting:
            try await login.journeys.forget("Bob")
            #expect(login.suspended == ["/count"])
            try await login.journeys.forget("Ada")
            #expect(login.store.tickets.isEmpty)
        case .cancellation: caller.cancel()
        }
        #expect(await caller.refusal == RouteError(url: "/count", reason: reason))
        #expect(login.suspended.contains("/count") == (end == .cancellation))
        if end == .cancellation { #expect(login.router.history.count == before) }
    }

    @Test func `resuming a suspended request a second time does not end its result`() async throws {
        let door = Door()
        let caller = await login.callerWaits(for: "/count")
        try login.router.register(set: "Later") {
            login.router.register(ClosureInterceptor(behind: door, priority: 9))
        }
        let id = try #require(login.journeys.suspended.first?.id)
        let first = Task { await login.signIn("Ada") }
        await door.visitors()
        #expect(await login.journeys.resume(id)?.error?.code == "journey-used")
        door.open()
        #expect(await first.value.count == 1)
        #expect(try await caller.value == 3)
    }

    @Test(arguments: [false, true])
    func `a late caller gets the outcome of its request, or none from a closed router`(
        isClosed: Bool
    ) async throws {
        guard case .suspended(let ticket) = await login.open("/count").result else {
            Issue.record("it isn't suspended")
            return
        }
        if isClosed { login.router.close() } else { await login.signIn("Ada") }
        #expect(await ticket.outcome {}?.value?.json == (isClosed ? nil : "3"))
    }

    @Test
    func `a request that is cancelled while its ticket is saved isn't suspended`() async throws {
        let door = Door()
        let store = WrittenStore(behind: door)
        let login = try await LoginFixture(store: store)
        await login.open("/login")
        let outcome = Task { await login.code("/order/1") }
        await door.visitors()
        login.router.cancelRequests()
        door.open()
        #expect(await outcome.value == "cancelled")
        try await until("the ticket is written") { store.writes > 0 }
        for _ in 0..<100 { await Task.yield() }
        #expect(login.suspended.isEmpty)
    }

    @Test
    func `closing the router answers the caller of a suspended request, and frees the app`()
        async throws
    {
        weak var router: AppRouter?
        weak var journeys: Journeys?
        var store: (any JourneyStore)?
        do {
            let login = try await LoginFixture()
            let caller = await login.callerWaits(for: "/count")
            (router, journeys, store) = (login.router, login.journeys, login.store)
            login.router.close()
            #expect(await caller.refusal?.code == "cancelled")
        }
        try await until("the app is freed") { router == nil && journeys == nil }
        #expect(store?.tickets.map(\.isUsed) == [false], "it can resume in another launch")
    }

    @Test(arguments: [TransitionType.show, .present, .replace, .root])
    func `the login is dismissed before its request resumes, unless the app has done so`(
        transition: TransitionType
    ) async throws {
        await login.open("/order/1")
        await login.open("/order/2", using: transition)
        #expect(login.path == ["/home", "/login"])
        login.session.user = "Ada"
        #expect(await login.journeys.resume(after: .login).first?.title != nil)
        let outlines: [TransitionType: String] = [
            .show: "*/home /order/2", .present: "*/home | +/order/2",
        ]
        #expect(login.stage.state.outline == outlines[transition] ?? "*/order/2")
    }

    @Test
    func `the login is dismissed with what it has opened, and no other login is`() async throws {
        await login.open("/order/1")
        await login.open("/count")
        login.router.move(.push(PageScreen(title: "Register")))
        login.router.move(.present(PageScreen(title: "Conditions")))
        login.session.user = "Ada"
        await login.journeys.resume(after: .login)
        #expect(login.path == ["/home"])
        await login.open("/login", using: .present)
        await login.journeys.resume(after: .login)
        #expect(login.path == ["/home", "/login"], "the user has opened this one")
    }

    @Test(
        arguments: [
            "/login", "/LOGIN", "/login?from=cart", "/sign/7", "/old", "moments://login",
        ].map { ($0, nil) } + [
            ("/nowhere", "which no route answers"),
            ("/logn", "which no route answers; did you mean /login?"),
            ("nowhere", "which is not a URL of the app"),
            ("https://evil.example/login", "which is not a URL of the app"),
            ("/cart", "which requires 'login' itself"),
            ("/menu", "which is not in the \(BuildTarget.current.rawValue) build"),
        ] as [(String, String?)])
    func `the login is a screen of the app, which is checked when the router starts`(
        screen: String, problem: String?
    ) {
        let issues = startIssues { router in
            let journeys = Journeys()
            router.use(journeys)
            router.pages("/login")
            router.items("/sign/:id")
            router.pages("/cart", requires: .login)
            router.pages("/menu", builds: [.internal])
            router.redirect("/old", to: "/login")
            router.register(LoginInterceptor(priority: 1, on: journeys, showing: screen) { false })
        }
        #expect(issues == (problem.map { ["LoginInterceptor shows '\(screen)', \($0)"] } ?? []))
    }
}
