import RoutingKit
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
