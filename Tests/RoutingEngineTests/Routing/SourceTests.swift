import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The source of a request` {
    typealias Plain = PageNavigator<NoParameters>

    @Test
    func `it decides the stack and brings its tab to the front`() async throws {
        let app = try await twoTabs()
        let home = try #require(app.stage.topScreen)
        app.stage.update { $0.selectTab(1) }
        let outcome = await app.open("/a", source: home)
        #expect(outcome.stack == ["/home", "/a"])
        #expect(app.stage.state.outline == "*/home /a | /shop")
    }

    @Test
    func `it is the visible screen if none is given`() async throws {
        let app = try await twoTabs()
        app.stage.update { $0.selectTab(1) }
        await app.open("/a")
        #expect(app.stage.state.outline == "/home | */shop /a")
        await app.open("/b", using: .present)
        await app.open("/a")
        #expect(app.stage.state.outline == "/home | */shop /a | +/b /a")
    }

    @Test(arguments: TransitionType.allCases)
    func `a screen that is not on the stage can't be the source`(transition: TransitionType)
        async throws
    {
        let app = try await twoTabs()
        let before = app.stage.state
        let outcome = await app.open(
            "/a", using: transition, source: PageScreen(title: "elsewhere"))
        #expect(outcome.error == RouteError(url: "/a", reason: .noSource))
        #expect(
            outcome.error?.description == "'/a' has no screen to start from. "
                + "Start from a screen that is on the stage; on an empty one use the transition "
                + "'root'.")
        #expect(app.stage.state == before)
    }

    @Test(arguments: TransitionType.allCases)
    func `a screen that leaves while the Navigator works can't be the source`(
        transition: TransitionType
    ) async throws {
        let stage = HeadlessStage()
        let router = AppRouter(links: .sample, stage: stage, clock: .still)
        router.register(path: "/home", navigator: Plain())
        router.register(path: "/a", navigator: Plain())
        router.register(
            path: "/slow",
            navigator: ClosureNavigator {
                stage.update { $0.goBack() }
                return .screen(PageScreen(title: "late"))
            })
        try router.start()
        try await router.show(tabs: ["/home"])
        await router.route(RouteRequest(url: "/a"))
        let outcome = await router.route(
            RouteRequest(url: "/slow", source: stage.topScreen, transition: transition))
        #expect(outcome.error?.reason == .noSource)
        #expect(stage.state.outline == "*/home")
    }

    @Test(arguments: TransitionType.allCases)
    func `an empty stage has none, and only the transition root needs none`(
        transition: TransitionType
    ) async throws {
        let app = try await Fixture(tabs: []) { $0.register(path: "/a", navigator: Plain()) }
        let outcome = await app.open("/a", using: transition)
        #expect(outcome.error?.reason == (transition == .root ? nil : .noSource))
        #expect(app.stage.state.outline == (transition == .root ? "*/a" : ""))
    }

    private func twoTabs() async throws -> Fixture {
        try await Fixture(tabs: ["/home", "/shop"]) { router in
            for path in ["/shop", "/a", "/b", "/c"] {
                router.register(path: path, navigator: Plain())
            }
        }
    }

    @Test
    func `one that is not named is the visible screen`() async throws {
        var sources: [(any RoutingSource)?] = []
        let app = try await Fixture {
            $0.register(path: "/over", navigator: PageNavigator<NoParameters>())
            $0.register(path: "/ask", navigator: SourceNavigator { sources.append($0) })
        }
        await app.open("/ask")
        await app.open("/over", using: .present)
        let visible = try #require(app.stage.topScreen)
        await app.open("/ask")
        #expect(sources.count == 2)
        #expect(sources.last.flatMap(\.self) === visible)
    }

    private struct SourceNavigator: Navigating {
        let tell: (((any RoutingSource)?) -> Void)

        func navigate(
            from source: (any RoutingSource)?, using transition: TransitionType,
            parameters: NoParameters
        ) -> Destination {
            tell(source)
            return .value(true)
        }
    }
}
