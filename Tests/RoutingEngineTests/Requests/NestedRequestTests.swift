import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
struct `A request inside a request` {
    private let door = Door()
    private let later = Door()

    @Test func `a request inside a request ends first`() async throws {
        let app = try await Fixture { router in
            router.action("/inner") { _ in .value(1) }
            router.action("/outer") { router in
                .value(await router.route(RouteRequest(url: "/inner")).description)
            }
        }
        let events = EventList(of: app.router)
        await app.open("/outer")
        #expect(events.all == ["began /outer", "began /inner", "ended /inner", "ended /outer"])
    }

    @Test func `requests inside requests without an end are refused`() async throws {
        let app = try await Fixture {
            $0.action("/mirror") { router in
                let outcome = await router.route(RouteRequest(url: "/mirror"))
                if let error = outcome.error { throw error }
                return .value(1)
            }
        }
        #expect(await app.code("/mirror") == "too-many-redirects")
        #expect(app.router.history.count == 10)
    }

    @Test func `a task that outlives its request waits, and has the same trust`() async throws {
        var leftover: Task<RouteOutcome, Never>?
        let app = try await Fixture { router in
            router.pages("/secret")
            router.register(path: "/slow", navigator: ClosureNavigator(behind: door))
            router.action("/start", access: .external) { [later] router in
                leftover = Task {
                    await later.pass()
                    return await router.route(RouteRequest(url: "/secret"))
                }
                return .value(1)
            }
        }
        await app.open("https://moments.app/start", from: .universalLink)
        await later.visitors()
        // The app waits for the same URL.
        let requests = ["/slow", "/secret"].map { app.begin($0) }
        later.open()
        for _ in 0..<20 { await Task.yield() }
        door.open()
        #expect(await requests[1].value.title != nil)
        #expect(await leftover?.value.error?.code == "access-denied")
        #expect(app.router.history.compactMap(\.url).contains("/slow"))
    }

    @Test
    func `a request that is left behind ends with the request in which it began`() async throws {
        var inner: Task<RouteOutcome, Never>?
        let app = try await Fixture { router in
            router.pages("/slow")
            router.action("/outer") { [door] router in
                inner = Task { await router.route(RouteRequest(url: "/slow")) }
                await door.visitors()
                return .value(1)
            }
            router.register(ClosureInterceptor(behind: door, wants: { $0.isUnder("/slow") }))
        }
        #expect(await app.open("/outer").word == "performed")
        door.open()
        #expect(await inner?.value.error?.code == "cancelled")
        #expect(app.path == ["/home"])
    }

    @Test
    func `a request that has asked the user continues before the waiting requests`() async throws {
        let app = try await Fixture { router in
            router.pages("/choose", "/help")
            router.register(path: "/slow", navigator: ClosureNavigator(behind: door))
            router.action("/ask") { router in
                .value(try await router.result(of: RouteRequest(url: "/choose")))
            }
        }
        let ask = app.begin("/ask")
        try await until("the question") { app.path.last == "/choose" }
        let screen = try app.top
        let requests = [ask, app.begin("/slow"), app.begin("/help")]
        await door.visitors()
        app.router.finish(screen, with: 5)
        for _ in 0..<20 { await Task.yield() }
        door.open()
        for request in requests { _ = await request.value }
        #expect(app.router.history.map(\.url) == ["/choose", "/slow", "/ask", "/help"])
    }
}

@Suite(.hangLimit)
struct `The time limit of a step` {
    private let clock = TestClock()
    private let first = Door()
    private let second = Door()

    /// Runs everything that is ready on the main actor.
    private func settle() async {
        for _ in 0..<20 { await Task.yield() }
    }

    @Test func `an interceptor learns that its request is cancelled`() async throws {
        var isCancelled: [Bool] = []
        let app = try await Fixture(clock: clock) { router in
            router.intercept { [first, second] _ in
                await first.pass()
                isCancelled.append(Task.isCancelled)
                second.open()
                return .proceed
            }
        }
        let request = app.begin("/home")
        await first.visitors()
        request.cancel()
        #expect(await request.value.error?.code == "cancelled")
        first.open()
        await second.pass()
        #expect(isCancelled == [true])
    }

    @Test
    func `an interceptor that hangs ends its request at its limit, which counts from its begin`()
        async throws
    {
        let limit = Duration.milliseconds(50)
        let app = try await Fixture(clock: clock) { router in
            router.register(ClosureInterceptor(behind: first, priority: 2))
            router.register(ClosureInterceptor(behind: second, priority: 1, timeLimit: limit))
        }
        let request = app.begin("/home")
        await clock.advance(by: .seconds(9), at: first)
        first.open()
        await clock.advance(by: limit - .milliseconds(1), at: second)
        await settle()
        #expect(app.router.history.isEmpty)
        clock.advance(by: .milliseconds(1))
        let outcome = await request.value
        #expect(
            outcome.error?.description
                == "'/home' timed out: ClosureInterceptor took longer than \(limit). Try again.")
        #expect(outcome.duration == .seconds(9) + limit)
    }

    @Test func `a time limit ends a step inside one with a later deadline`() async throws {
        let app = try await Fixture(clock: clock) { router in
            router.register(path: "/inner", navigator: ClosureNavigator(behind: second))
            router.intercept(timeLimit: .seconds(3600), wants: { $0.isUnder("/home") }) {
                [unowned router, first] _ in
                await first.pass()
                await router.route(RouteRequest(url: "/inner"))
                return .handled
            }
        }
        let request = app.begin("/home")
        await first.visitors()
        await clock.sleepers(1)
        first.open()
        await second.visitors()
        // The limit of the outer one runs already.
        await clock.sleepers(2)
        clock.advance(by: .seconds(10))
        #expect(await request.value.word == "handled")
        #expect(app.router.history.map(\.word) == ["timed-out", "handled"])
    }

    @Test(arguments: ["/ask", "/outer"], [true, false])
    func `a time limit does not count while the user is asked, and counts afterwards`(
        url: String, waitsFirst: Bool
    ) async throws {
        let app = try await Fixture(clock: clock) { router in
            router.pages("/choose")
            router.action("/ask") { [first, second] router in
                if waitsFirst { await first.pass() }
                let value = try await router.result(of: RouteRequest(url: "/choose"))
                if url == "/ask" { await second.pass() }
                return .value(value)
            }
            router.action("/outer") { [second] router in
                await router.route(RouteRequest(url: "/ask"))
                await second.pass()
                return .value(1)
            }
        }
        let request = app.begin(url)
        if waitsFirst {
            await first.visitors()
            await clock.sleepers(1)
            first.open()
        }
        try await until("the question") { app.path.last == "/choose" }
        await settle()
        clock.advance(by: .seconds(3600))
        await settle()
        try #require(app.router.history.map(\.url) == ["/choose"])
        app.router.finish(try app.top, with: 5)
        await clock.advance(at: second)
        #expect(await request.value.error?.code == "timed-out")
    }
}
