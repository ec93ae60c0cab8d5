import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `The time limit of a step` {
    private let clock = TestClock()
    private let first = Door()
    private let second = Door()

    /// Runs everything that is ready on the main actor.
    private func settle() async {
        for _ in 0..<20 { await Task.yield() }
    }

    @Test
    func `ends the second step, too, though the alarm was set for the first`() async throws {
        let app = try await Fixture(clock: clock) { router in
            for (priority, door) in [(2, first), (1, second)] {
                router.register(
                    ClosureInterceptor(priority: priority) { _ in
                        await door.pass()
                        return .proceed
                    })
            }
        }
        let request = app.begin("/home")
        await first.visitors()
        await clock.sleepers(1)
        clock.advance(by: .seconds(9))
        first.open()
        await second.visitors()
        clock.advance(by: .seconds(1))
        await settle()
        #expect(app.router.history.outcomes.isEmpty)
        await clock.sleepers(1)
        clock.advance(by: .seconds(9))
        let outcome = await request.value
        #expect(outcome.error?.code == "timed-out")
        #expect(outcome.duration == .seconds(19))
    }

    @Test
    func `ends a step whose deadline is earlier than those before it`() async throws {
        let app = try await Fixture(clock: clock) { router in
            router.register(
                path: "/inner",
                navigator: ClosureNavigator { [second] in
                    await second.pass()
                    return .value(1)
                })
            router.register(
                ClosureInterceptor(timeLimit: .seconds(3600), wants: { $0.isUnder("/home") }) {
                    [unowned router, first] _ in
                    await first.pass()
                    await router.route(RouteRequest(url: "/inner"))
                    return .handled
                })
        }
        let request = app.begin("/home")
        await first.visitors()
        await clock.sleepers(1)
        first.open()
        await second.visitors()
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        #expect(await request.value.word == "handled")
        #expect(app.router.history.outcomes.map(\.word) == ["timed-out", "handled"])
    }

    /// A request that asks the user, of its own or inside another one, and hangs afterwards.
    private func launchAsking(
        from outer: String, waitingFirst: Bool, then last: Door
    ) async throws -> Fixture {
        try await Fixture(clock: clock) { router in
            router.register(path: "/choose", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/ask",
                navigator: ClosureNavigator { [unowned router, first] in
                    if waitingFirst { await first.pass() }
                    let value = try await router.result(of: RouteRequest(url: "/choose"))
                    if outer == "/ask" { await last.pass() }
                    return .value(value)
                })
            router.register(
                path: "/outer",
                navigator: ClosureNavigator { [unowned router] in
                    await router.route(RouteRequest(url: "/ask"))
                    await last.pass()
                    return .value(1)
                })
        }
    }

    @Test(arguments: ["/ask", "/outer"], [true, false])
    func `does not count while the user is asked, and counts afterwards`(
        url: String, waitingFirst: Bool
    ) async throws {
        let app = try await launchAsking(from: url, waitingFirst: waitingFirst, then: second)
        let request = app.begin(url)
        if waitingFirst {
            await first.visitors()
            await clock.sleepers(1)
            first.open()
        }
        try await until("the question") { app.path.last == "/choose" }
        await settle()
        clock.advance(by: .seconds(3600))
        await settle()
        try #require(app.router.history.outcomes.map(\.url) == ["/choose"])
        app.router.finish(try #require(app.stage.topScreen), with: 5)
        await second.visitors()
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        #expect(await request.value.error?.code == "timed-out")
    }
}
