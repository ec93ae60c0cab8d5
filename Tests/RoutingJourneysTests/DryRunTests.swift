import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `A screen that is made without a request` {
    private final class Counter: RouteInterceptor {
        let priority = 9
        let hasEffects = true
        var isSignedIn = false
        private(set) var count = 0

        func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
            count += 1
            return .proceed
        }
    }

    private let clock = TestClock()
    private let counter = Counter()

    private func launch() async throws -> JourneyFixture {
        try await JourneyFixture(clock: clock) { router, journeys in
            let list = PageNavigator<NoParameters>()
            router.register(path: "/list", navigator: list, access: .external)
            router.register(
                path: "/list/:id", navigator: PageNavigator<ItemParameters>(), access: .external,
                parent: "/list")
            router.register(path: "/wallet", navigator: list, requires: .login)
            router.register(counter)
            router.register(
                LoginInterceptor(priority: 5, on: journeys, showing: "/home") { [counter] in
                    counter.isSignedIn
                })
        }
    }

    /// Why a screen is made.
    enum Occasion: CaseIterable {
        case preview, restoration, tab
    }

    @Test(arguments: Occasion.allCases)
    func `a screen that is made without a request needs the login, and is not suspended`(
        occasion: Occasion
    ) async throws {
        let app = try await launch()
        let make = { @MainActor in
            switch occasion {
            case .preview: _ = try await app.router.screen(for: "/wallet")
            case .restoration:
                let state = NavigationState(outline: "*/home /wallet")
                if let error = await app.router.restore(state).first { throw error }
            case .tab: try await app.router.show(tabs: ["/home", "/wallet"])
            }
        }
        await #expect(throws: RouteError(url: "/wallet", reason: .unmet(.login))) {
            try await make()
        }
        #expect(app.stage.state.outline == "*/home")
        #expect(app.journeys.suspended.isEmpty)
        counter.isSignedIn = true
        try await make()
    }

    @Test
    func `making a screen without a request asks no interceptor with side effects`() async throws {
        let app = try await launch()
        let events = EventList()
        app.router.observe(events.add)
        _ = try await app.router.screen(for: "/list/1")
        _ = await app.router.restore(NavigationState(outline: "*/home /list/1"))
        #expect(counter.count == 0 && events.all.isEmpty)
        await app.open("https://moments.app/list/1", from: .universalLink)
        #expect(counter.count == 1 && events.all.count == 2)
    }

    @Test
    func `a restoration whose interceptor hangs ends at its limit`() async throws {
        let door = Door()
        let app = try await launch()
        try app.router.register(set: "Later") {
            app.router.register(
                ClosureInterceptor(behind: door))
        }
        let restoration = Task {
            await app.router.restore(NavigationState(outline: "*/home /list"))
        }
        for _ in 1...2 {
            await door.visitors()
            await clock.sleepers(1)
            clock.advance(by: .seconds(10))
        }
        #expect(await restoration.value.map(\.code) == ["timed-out", "timed-out"])
        door.open()
    }
}
