import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `The order of requests` {
    private let door = Door()
    private let slow = PageNavigator<NoParameters>()

    private func launch() async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/slow", navigator: slow)
            for path in ["/a", "/b", "/c"] {
                router.register(path: path, navigator: PageNavigator<NoParameters>())
            }
            router.register(
                ClosureInterceptor(wants: { $0.isUnder("/slow") }) { [door] _ in
                    await door.pass()
                    return .proceed
                })
        }
    }

    private func end(_ requests: [Task<RouteOutcome, Never>]) async -> [RouteOutcome] {
        door.open()
        var outcomes: [RouteOutcome] = []
        for request in requests {
            outcomes.append(await request.value)
        }
        return outcomes
    }

    @Test
    func `a request waits until those before it have ended`() async throws {
        let app = try await launch()
        let requests = ["/slow", "/a", "/b", "/nowhere", "/c"].map { app.begin($0) }
        #expect(app.path == ["/home"])
        _ = await end(requests)
        #expect(app.path == ["/home", "/slow", "/a", "/b", "/c"])
        #expect(
            app.router.history.outcomes.map(\.url) == ["/slow", "/a", "/b", "/nowhere", "/c"])
    }

    @Test
    func `the same request twice in a row is handled once, and shows the screen once`() async throws
    {
        let app = try await launch()
        let requests = (1...3).map { _ in app.begin("/slow") }
        let outcomes = await end(requests)
        #expect(slow.received.count == 1)
        #expect(app.path == ["/home", "/slow"])
        #expect(outcomes.allSatisfy { $0.title != nil })
        #expect(app.router.history.outcomes.count == 1)
    }

    @Test
    func
        `the same request with another one in between is handled twice, because it overtakes none`()
        async throws
    {
        let app = try await launch()
        _ = await end(["/slow", "/a", "/slow"].map { app.begin($0) })
        #expect(app.path == ["/home", "/slow", "/a", "/slow"])
    }

    @Test
    func `a request that differs in any property is another one`() async throws {
        let app = try await launch()
        let screen = try #require(app.stage.topScreen)
        let requests = [
            app.begin("/slow"), app.begin("/slow", using: .present),
            app.begin("/slow", using: .present, source: screen),
            app.begin("/slow", using: .present, source: screen, payload: RouteValue(1)),
            app.begin("/slow", using: .present, source: screen, payload: RouteValue(2)),
            app.begin("/slow", using: .present, source: screen, payload: RouteValue(2)),
            app.begin("/slow", from: .restoration, using: .present, source: screen),
        ]
        _ = await end(requests)
        #expect(slow.received.count == 6)
    }

    @Test
    func `one of two joined requests can be cancelled without the other`() async throws {
        let app = try await launch()
        let requests = [app.begin("/slow"), app.begin("/slow")]
        requests[0].cancel()
        #expect(await requests[0].value.error?.code == "cancelled")
        #expect(await end(requests)[1].title != nil)
        #expect(slow.received.count == 1)
    }

    @Test
    func `a request that is cancelled in the queue is not handled`() async throws {
        let app = try await launch()
        let requests = ["/slow", "/a", "/b"].map { app.begin($0) }
        requests[1].cancel()
        #expect(await requests[1].value.error?.code == "cancelled")
        _ = await end(requests)
        #expect(app.path == ["/home", "/slow", "/b"])
    }

    @Test
    func `many requests in the queue need no deep call stack`() async throws {
        let app = try await launch()
        let count = ProofSize.count(2_000, full: 10_000)
        let requests = (0..<count).map { app.begin($0 == 0 ? "/slow" : "/nowhere/\($0)") }
        #expect(await end(requests).count == count)
    }

    @Test
    func `an observer of an outcome may make a request`() async throws {
        let app = try await launch()
        var late: [Task<RouteOutcome, Never>] = []
        app.router.observe { event in
            if case .ended(let outcome) = event, outcome.url == "/slow" {
                late.append(app.begin("/a"))
            }
        }
        _ = await end([app.begin("/slow")])
        _ = await late.first?.value
        #expect(app.path == ["/home", "/slow", "/a"])
    }
}
