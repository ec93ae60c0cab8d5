import RouteMatching
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
struct `Screens that are made and not shown by a request` {
    private let clock = TestClock()

    private final class Counter: RouteInterceptor {
        let priority = 9
        let hasEffects = true
        private(set) var count = 0

        func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
            count += 1
            return .proceed
        }
    }

    private let counter = Counter()

    private func launch() async throws -> JourneyFixture {
        let journeys = Journeys()
        return try await JourneyFixture(clock: clock, journeys: journeys) { router in
            router.register(
                path: "/list", navigator: PageNavigator<NoParameters>(), access: .external)
            router.register(
                path: "/list/:id", navigator: PageNavigator<ItemParameters>(), access: .external,
                parent: "/list")
            router.register(
                path: "/cart", navigator: PageNavigator<NoParameters>(), requires: .login)
            router.register(path: "/login", navigator: PageNavigator<NoParameters>())
            router.register(counter)
            router.register(
                LoginInterceptor(
                    priority: 5, on: journeys, showing: "/login", isSignedIn: { false }))
        }
    }

    @Test
    func `a preview has the requirements of its route`() async throws {
        let app = try await launch()
        await #expect(throws: RouteError(url: "/cart", reason: .unmet(.login))) {
            try await app.router.screen(for: "/cart")
        }
        #expect(app.journeys.suspended.isEmpty)
    }

    @Test
    func `a screen that requires a login is not restored without one`() async throws {
        let app = try await launch()
        let leftOut = await app.router.restore(NavigationState(outline: "*/home /cart /list/1"))
        #expect(leftOut == [RouteError(url: "/cart", reason: .unmet(.login))])
        #expect(app.path == ["/home", "/list/1"])
    }

    @Test
    func `a tab has the requirements of its route`() async throws {
        var isSignedIn = false
        let app = try await Fixture {
            $0.register(path: "/wallet", navigator: PageNavigator<NoParameters>(), requires: .login)
            $0.register(
                LoginInterceptor(
                    priority: 1, on: $0.newJourneys(), showing: "/home",
                    isSignedIn: { isSignedIn }))
        }
        let error = await #expect(throws: RouteError.self) {
            try await app.router.show(tabs: ["/home", "/wallet"])
        }
        #expect(error == RouteError(url: "/wallet", reason: .unmet(.login)))
        #expect(app.stage.state.outline == "*/home")
        isSignedIn = true
        try await app.router.show(tabs: ["/home", "/wallet"])
        #expect(app.stage.state.outline == "*/home | /wallet")
    }

    @Test
    func `a parent that is refused is left out`() async throws {
        let app = try await launch()
        try app.router.register(set: "Later") {
            app.router.register(
                ClosureInterceptor(wants: { $0.route.pattern.description == "/list" }) { _ in
                    .refuse(because: "it is closed")
                })
        }
        await app.open("https://moments.app/list/1", from: .universalLink)
        #expect(app.path == ["/home", "/list/1"])
    }

    @Test
    func `an interceptor with side effects is not asked, and no event is reported`() async throws {
        let app = try await launch()
        var events = 0
        app.router.observe { event in
            if case .began = event { events += 1 }
        }
        _ = try await app.router.screen(for: "/list/1")
        _ = await app.router.restore(NavigationState(outline: "*/home /list/1"))
        #expect(counter.count == 0 && events == 0)
        await app.open("https://moments.app/list/1", from: .universalLink)
        #expect(counter.count == 1 && events == 1)
    }

    @Test
    func `one that hangs ends at its limit`() async throws {
        let door = Door()
        let app = try await launch()
        try app.router.register(set: "Later") {
            app.router.register(
                ClosureInterceptor { _ in
                    await door.pass()
                    return .proceed
                })
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
