import Foundation
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A result that a caller waits for` {
    @Test(arguments: [TransitionType.show, .present, .presentFullScreen])
    func `it arrives by every transition that keeps the caller`(
        transition: TransitionType
    ) async throws {
        let app = try await pickers()
        let caller = await app.callerWaits(for: "/pick/1", using: transition)
        app.router.finish(try #require(app.stage.topScreen), with: 1)
        #expect(try await caller.value == 1)
        #expect(app.stage.state.outline == "*/home")
    }

    @Test
    func `an action returns it immediately`() async throws {
        let app = try await pickers()
        #expect(
            try await app.router.result(of: URL(string: "/count"), as: Int.self, from: nil) == 3)
        #expect(app.stage.state.outline == "*/home")
    }

    @Test
    func `it is passed by structure`() async throws {
        let app = try await pickers()
        let caller = await app.callerWaits(for: "/pick/1", as: ItemParameters.self)
        app.router.finish(try #require(app.stage.topScreen), with: ["id": 7, "more": 8])
        #expect(try await caller.value == ItemParameters(id: 7))
    }

    final class Model: Codable, Sendable {}

    @Test
    func `it is passed by reference if both sides use the same type`() async throws {
        let app = try await pickers()
        let model = Model()
        let caller = await app.callerWaits(for: "/pick/1", as: Model.self)
        app.router.finish(try #require(app.stage.topScreen), with: model)
        #expect(try await caller.value === model)
    }

    @Test
    func `one of another structure is refused, with both sides named`() async throws {
        let app = try await pickers()
        let error = await #expect(throws: RouteError.self) {
            try await app.router.result(
                of: URL(string: "/count"), as: ItemParameters.self, from: nil)
        }
        #expect(error?.code == "invalid-result")
        #expect(
            error?.description.hasPrefix("'/count' returned another value than was expected: ")
                == true)
        let caller = await app.callerWaits(for: "/pick/1", as: [Int].self)
        app.router.finish(try #require(app.stage.topScreen), with: ["x"])
        await #expect(
            throws: RouteError(
                url: "/pick/1",
                reason: .invalidResult(.invalidPayload(path: "[0]", problem: "Int is expected")))
        ) { try await caller.value }
    }

    @Test(arguments: [("/nowhere", "unknown-route"), ("/pick/x", "invalid-parameter")])
    func `a refused request has none`(url: String, code: String) async throws {
        let app = try await pickers()
        let caller = await app.callerWaits(for: url)
        let error = await #expect(throws: RouteError.self) { try await caller.value }
        #expect(error?.code == code)
    }

    @Test
    func `two callers get their own`() async throws {
        let app = try await pickers()
        let first = await app.callerWaits(for: "/pick/1")
        let firstScreen = try #require(app.stage.topScreen)
        let second = await app.callerWaits(for: "/pick/1")
        let secondScreen = try #require(app.stage.topScreen)
        #expect(app.stage.state.outline == "*/home | +/pick/1 | +/pick/1")
        app.router.finish(secondScreen, with: 2)
        #expect(app.stage.state.outline == "*/home | +/pick/1")
        app.router.finish(firstScreen, with: 1)
        #expect(try await first.value == 1)
        #expect(try await second.value == 2)
        #expect(app.stage.state.outline == "*/home")
    }

    @Test
    func `the screens above the one that ends are removed, without a result`() async throws {
        let app = try await pickers()
        let first = await app.callerWaits(for: "/pick/1")
        let firstScreen = try #require(app.stage.topScreen)
        let second = await app.callerWaits(for: "/pick/2", using: .show)
        let third = await app.callerWaits(for: "/pick/3")
        app.router.finish(firstScreen, with: 1)
        #expect(try await first.value == 1)
        await #expect(throws: RouteError(url: "/pick/2", reason: .cancelled)) {
            try await second.value
        }
        await #expect(throws: RouteError(url: "/pick/3", reason: .cancelled)) {
            try await third.value
        }
        #expect(app.stage.state.outline == "*/home")
    }

    @Test
    func `a screen without a waiting caller just leaves`() async throws {
        let app = try await pickers()
        let events = EventList()
        await app.open("/pick/1")
        app.router.observe(events.add)
        app.router.finish(try #require(app.stage.topScreen), with: 1)
        #expect(app.stage.state.outline == "*/home")
        #expect(events.all == [])
    }

    @Test
    func `a screen that is not on the stage ends nothing`() async throws {
        let app = try await pickers()
        let caller = await app.callerWaits(for: "/pick/1")
        app.router.finish(PageScreen(title: "elsewhere"), with: 1)
        #expect(app.stage.state.outline == "*/home | +/pick/1")
        app.router.finish(try #require(app.stage.topScreen), with: 2)
        #expect(try await caller.value == 2)
    }

    /// Waits for two results at once in one request, and for a third one if the first is 3.
    private func waitForTwo(clock: TestClock = TestClock()) async throws -> Fixture {
        try await Fixture(clock: clock) { router in
            router.register(path: "/pick/:id", navigator: PageNavigator<ItemParameters>())
            router.register(path: "/other", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/both",
                navigator: ClosureNavigator { [unowned router] in
                    async let one = router.picked(1)
                    async let two = router.picked(2)
                    return .value(try await one + two)
                })
        }
    }

    @Test
    func `two that one request awaits at once let others in until both are there`() async throws {
        let app = try await waitForTwo()
        let both = app.begin("/both")
        try await until("both are shown") { app.stage.state.modals.count == 2 }
        #expect(await app.open("/other", using: .presentFullScreen).error == nil)
        for _ in 1...2 {
            #expect(await app.open("/other", using: .presentFullScreen).error == nil)
            try app.finishTopPicker()
        }
        #expect(await both.value.value?.json == "3")
        #expect(await app.open("/other").error == nil)
    }

    @Test
    func `no time limit runs while one of two is awaited`() async throws {
        let clock = TestClock()
        let app = try await waitForTwo(clock: clock)
        let both = app.begin("/both")
        try await until("both are shown") { app.stage.state.modals.count == 2 }
        try app.finishTopPicker()
        #expect(await app.open("/other", using: .present).error == nil)
        clock.advance(by: .seconds(60))
        #expect(await app.open("/other", using: .present).error == nil)
        try app.finishTopPicker()
        #expect(await both.value.value?.json == "3")
    }

    private func pickers() async throws -> Fixture {
        try await Fixture {
            $0.register(path: "/pick/:id", navigator: PageNavigator<ItemParameters>())
            $0.register(path: "/count", navigator: ClosureNavigator { .value(3) })
        }
    }
}

extension AppRouter {
    fileprivate func picked(_ id: Int) async throws -> Int {
        try await result(of: URL(string: "/pick/\(id)"), as: Int.self, from: nil)
    }
}

extension Fixture {
    /// Two that are awaited at once are shown in any order.
    fileprivate func finishTopPicker() throws {
        let entry = try #require(stage.state.entries.last { $0.url.hasPrefix("/pick/") })
        let screen = try #require(stage.screen(entry.id))
        router.finish(screen, with: entry.url == "/pick/1" ? 1 : 2)
    }
}
