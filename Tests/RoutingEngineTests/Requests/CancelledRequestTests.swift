import Foundation
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `Cancelling all requests` {
    private let door = Door()
    private let action = PageNavigator<NoParameters>()

    private func app() async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/slow", navigator: ClosureNavigator(behind: door))
            router.register(path: "/page", navigator: action)
        }
    }

    @Test
    func `ends the one that is handled and those that wait, and asks no other Navigator`()
        async throws
    {
        let app = try await app()
        let requests = ["/slow", "/page", "/page?again=1"].map { app.begin($0) }
        await door.visitors()
        app.router.cancelRequests()
        for request in requests { #expect(await request.value.error?.code == "cancelled") }
        door.open()
        #expect(await app.open("/home").error == nil)
        #expect(action.received.isEmpty)
    }

    @Test
    func `ends one whose turn has come and that has not begun`() async throws {
        let app = try await app()
        let slow = app.begin("/slow")
        let next = app.begin("/page")
        app.router.observe { [weak router = app.router] event in
            guard case .ended(let outcome) = event, outcome.url == "/slow" else { return }
            Task { router?.cancelRequests() }
        }
        await door.visitors()
        door.open()
        _ = await (slow.value, next.value)
        #expect(action.received.isEmpty && app.path == ["/home"])
    }

    @Test
    func `leaves the one that calls it`() async throws {
        let app = try await Fixture { router in
            router.register(
                path: "/sign-out",
                navigator: ClosureNavigator { [weak router] in
                    router?.cancelRequests()
                    return .value(1)
                })
        }
        #expect(await app.open("/sign-out").value?.json == "1")
    }

    @Test
    func `gives no caller a result that was on its way`() async throws {
        let app = try await app()
        let caller = await app.callerWaits(for: "/page")
        let screen = try #require(app.stage.topScreen)
        app.router.finish(screen, with: RouteValue(1))
        app.router.cancelRequests()
        let error = await #expect(throws: RouteError.self) { try await caller.value }
        #expect(error?.code == "cancelled")
    }

    /// An app whose Navigator waits for a result: of a screen, and in a request inside the request.
    private func asking(clock: TestClock = TestClock()) async throws -> Fixture {
        try await Fixture(clock: clock) { router in
            router.register(path: "/choose", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/ask",
                navigator: ClosureNavigator { [unowned router] in
                    let url = URL(string: "/choose")
                    return .value(try await router.result(of: url, as: Int.self, from: nil))
                })
            router.register(
                path: "/nested",
                navigator: ClosureNavigator { [unowned router] in
                    let outcome = await router.route(RouteRequest(url: "/ask"))
                    return .value(outcome.value?.json ?? "none")
                })
        }
    }

    @Test(arguments: ["/ask", "/nested"], [true, false])
    func `ends one that waits for the result of a screen, and removes the screen`(
        url: String, isTap: Bool
    ) async throws {
        let clock = TestClock()
        let app = try await asking(clock: clock)
        let request =
            isTap
            ? app.begin(url)
            : Task { await app.router.route(to: URL(string: url), from: nil, using: .show).outcome }
        try await until("the screen waits") { app.path.last == "/choose" }
        app.router.cancelRequests()
        #expect(await request.value.error?.code == "cancelled")
        #expect(app.path == ["/home"])
        // Nothing that it left behind is timed, waits or is first in the queue.
        for _ in 0..<100 { await Task.yield() }
        #expect(app.router.pipeline.watchdog.requests.isEmpty)
        #expect(app.router.pipeline.queue.requests.isEmpty)
        clock.advance(by: .seconds(60))
        #expect(await app.open("/home").error == nil)
    }

    @Test
    func `ends callers that wait outside of requests`() async throws {
        let app = try await app()
        let caller = await app.callerWaits(for: "/page")
        app.router.cancelRequests()
        let error = await #expect(throws: RouteError.self) { try await caller.value }
        #expect(error?.code == "cancelled")
        #expect(app.path == ["/home"])
    }

    @Test
    func `a request whose time is over while its screen is awaited leaves the queue`() async throws
    {
        let clock = TestClock()
        let app = try await Fixture(clock: clock) { router in
            router.register(path: "/choose", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/ask",
                navigator: ClosureNavigator { [door, unowned router] in
                    let url = URL(string: "/choose")
                    _ = try? await router.result(of: url, as: Int.self, from: nil)
                    await door.pass()
                    return .value(1)
                })
        }
        let request = app.begin("/ask")
        try await until("the screen waits") { app.path.last == "/choose" }
        app.stage.update { $0.goBack() }
        await door.visitors()
        await clock.sleepers(1)
        clock.advance(by: .seconds(11))
        #expect(await request.value.error?.code == "timed-out")
        door.open()
        #expect(await app.open("/home").error == nil)
        #expect(app.router.pipeline.queue.requests.isEmpty)
    }

    @Test
    func `restores nothing of a state that is being restored`() async throws {
        let app = try await Fixture { [door] router in
            router.register(path: "/page", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/wait",
                navigator: ClosureNavigator {
                    await door.pass()
                    return .screen(PageScreen(title: "late"))
                })
        }
        var saved = NavigationState(tabs: [.init(url: "/page", trust: .full)])
        saved.modals = [.init([.init(url: "/wait", trust: .full)])]
        let restoring = Task { [saved] in await app.router.restore(saved) }
        await door.visitors()
        app.router.cancelRequests()
        door.open()
        _ = await restoring.value
        #expect(app.path == ["/home"])
    }
}
