import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
final class `A screen that is made without a request` {
    /// Why the screen of a path is made.
    nonisolated enum Occasion: CaseIterable {
        case preview, restoration, tab, parent

        @MainActor
        func make(_ path: String, in app: JourneyFixture) async throws {
            switch self {
            case .preview: _ = try await app.router.screen(for: path)
            case .restoration:
                let saved = NavigationState(outline: "*/home \(path)")
                if let error = await app.router.restore(saved).first { throw error }
            case .tab: try await app.router.show(tabs: ["/home", path])
            case .parent:
                await app.open("https://moments.app\(path)/item", from: .universalLink)
            }
        }
    }

    /// The code that makes requests meanwhile.
    nonisolated enum Caller: CaseIterable {
        case interceptor, navigator
    }

    private var isSignedIn = false
    private var values: Set<Int> = []
    private let counter = ClosureInterceptor(priority: 9, hasEffects: true) { _ in .proceed }
    private let clock = TestClock()
    private let changing = ChangingNavigator()

    /// An app in which making `/list` makes requests as well.
    private func launch(requestsIn caller: Caller? = nil) async throws -> JourneyFixture {
        try await JourneyFixture(clock: clock) { [unowned self] router, journeys in
            let ask: @MainActor (Caller) async -> Void = { [unowned self, unowned router] place in
                guard place == caller else { return }
                for url in ["/delete", "/notice"] { await router.route(RouteRequest(url: url)) }
                let value = try? await router.result(of: RouteRequest(url: "/count"))
                if let value = try? value?.decoded(as: Int.self) { values.insert(value) }
            }
            router.register(path: "/delete", navigator: changing)
            router.action("/count") { _ in .value(3) }
            router.pages("/notice")
            router.pages("/list/item", access: .external, parent: "/list")
            router.pages("/wallet", requires: .login)
            router.action("/list", access: .external) { _ in
                await ask(.navigator)
                return .screen(PageScreen(title: "list"))
            }
            router.register(counter)
            router.intercept(wants: { $0.url == "/list" }) { _ in
                await ask(.interceptor)
                return .proceed
            }
            router.register(
                LoginInterceptor(priority: 5, on: journeys, showing: "/home") { [unowned self] in
                    isSignedIn
                })
        }
    }

    @Test(arguments: Occasion.allCases, Caller.allCases)
    func `code that makes a screen without a request gets values, and has no effect`(
        occasion: Occasion, caller: Caller
    ) async throws {
        let app = try await launch(requestsIn: caller)
        try await occasion.make("/list", in: app)
        #expect(changing.changes == 0)
        // A link doesn't open `/count`.
        if caller == .navigator { #expect(values == (occasion == .parent ? [] : [3])) }
        #expect(app.stage.state.entries.allSatisfy { $0.url != "/notice" })
        let asked = app.router.history.compactMap(\.url)
        #expect(!asked.contains("/delete"), "\(asked)")
        #expect(!asked.contains("/notice"), "\(asked)")
    }

    @Test(arguments: [Occasion.preview, .restoration, .tab])
    func `a screen that is made without a request needs the login, and is not suspended`(
        occasion: Occasion
    ) async throws {
        let app = try await launch()
        await #expect(throws: RouteError(url: "/wallet", reason: .unmet(.login))) {
            try await occasion.make("/wallet", in: app)
        }
        #expect(app.stage.state.outline == "*/home")
        #expect(app.journeys.suspended.isEmpty)
        isSignedIn = true
        try await occasion.make("/wallet", in: app)
    }

    @Test
    func `making a screen without a request asks no interceptor with side effects`() async throws {
        let app = try await launch()
        let events = EventList(of: app.router)
        try await Occasion.preview.make("/list/item", in: app)
        try await Occasion.restoration.make("/list/item", in: app)
        #expect(counter.asked.count == 0)
        #expect(events.all.isEmpty)
        try await Occasion.parent.make("/list", in: app)
        #expect(counter.asked.count == 1)
        #expect(events.all.count == 2)
    }

    @Test func `a restoration whose interceptor hangs ends at its limit`() async throws {
        let door = Door()
        let app = try await launch()
        try app.router.register(set: "Later") {
            app.router.register(ClosureInterceptor(behind: door, priority: 1))
        }
        let restoration = Task {
            await app.router.restore(NavigationState(outline: "*/home /notice"))
        }
        for _ in 1...2 {
            await clock.advance(at: door)
        }
        #expect(await restoration.value.map(\.code) == ["timed-out", "timed-out"])
        door.open()
    }
}
