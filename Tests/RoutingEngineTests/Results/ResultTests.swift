import Foundation
import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
struct `A result that a caller waits for` {
    private let app: Fixture

    init() async throws {
        app = try await Fixture { router in
            router.items("/pick/:id")
            router.pages("/other")
            router.action("/count") { _ in .value(3) }
            router.action("/both") { router in
                async let one = router.result(of: URL(string: "/pick/1"), as: Int.self, from: nil)
                async let two = router.result(of: URL(string: "/pick/2"), as: Int.self, from: nil)
                return .value(try await one + two)
            }
        }
    }

    /// Ends the picker in front with its number; those that are awaited at once are shown in any
    /// order.
    private func finishPicker() throws {
        let entry = try #require(app.stage.state.entries.last { $0.url.hasPrefix("/pick/") })
        app.router.finish(
            try #require(app.stage.screen(entry.id)), with: entry.url == "/pick/1" ? 1 : 2)
    }

    @Test(arguments: [TransitionType.show, .present, .presentFullScreen])
    func `a result arrives by every transition`(transition: TransitionType) async throws {
        let caller = await app.callerWaits(for: "/pick/1", using: transition)
        app.router.finish(PageScreen(title: "elsewhere"), with: 9)
        app.router.finish(try app.top, with: 1)
        #expect(try await caller.value == 1)
        #expect(app.stage.state.outline == "*/home")
    }

    @Test
    func `a result of an action arrives immediately, and one without a caller never`() async throws
    {
        #expect(
            try await app.router.result(of: URL(string: "/count"), as: Int.self, from: nil) == 3)
        await app.open("/pick/1")
        let events = EventList(of: app.router)
        app.router.finish(try app.top, with: 1)
        #expect(app.stage.state.outline == "*/home")
        #expect(events.all == [])
    }

    @Test
    func `a result is passed by structure, and one that doesn't fit is refused`() async throws {
        let fitting = await app.callerWaits(for: "/pick/1", as: ItemParameters.self)
        app.router.finish(try app.top, with: ["id": 7, "more": 8])
        #expect(try await fitting.value == ItemParameters(id: 7))
        let other = await app.callerWaits(for: "/pick/1", as: [Int].self)
        app.router.finish(try app.top, with: ["x"])
        let error = await other.refusal
        #expect(
            error?.reason
                == .invalidResult(.invalidPayload(path: "[0]", problem: "Int is expected")))
        #expect(
            error?.description.hasPrefix("'/pick/1' returned another value than was expected: ")
                == true)
    }

    @Test func `a result removes the screens above its own, which have none`() async throws {
        let first = await app.callerWaits(for: "/pick/1")
        let firstScreen = try app.top
        let others = [
            await app.callerWaits(for: "/pick/2", using: .show),
            await app.callerWaits(for: "/pick/3"),
        ]
        app.router.finish(firstScreen, with: 1)
        #expect(try await first.value == 1)
        for other in others {
            #expect(await other.refusal?.reason == .cancelled)
        }
        #expect(app.stage.state.outline == "*/home")
    }

    @Test func `two results that one request awaits at once let other requests in`() async throws {
        let both = app.begin("/both")
        try await until("both are shown") { app.stage.state.modals.count == 2 }
        #expect(await app.open("/other", using: .presentFullScreen).error == nil)
        try finishPicker()
        #expect(await app.open("/other", using: .presentFullScreen).error == nil)
        // No time limit runs while one of them is awaited.
        app.clock.advance(by: .seconds(60))
        #expect(await app.open("/other", using: .presentFullScreen).error == nil)
        try finishPicker()
        #expect(await both.value.value?.json == "3")
        #expect(await app.code("/other") == nil)
    }
}

@Suite(.hangLimit)
struct `A screen that leaves without a result` {
    /// A way in which a screen leaves the stage. The state knows the reason of each.
    nonisolated enum Leaving: CaseIterable {
        case back, replacement, restoration, newTabs, link

        /// The error that its caller receives.
        var reason: RouteError.Reason {
            switch self {
            case .back: .cancelled
            case .replacement, .restoration: .replaced
            case .newTabs, .link: .superseded
            }
        }

        @MainActor
        func leave(_ app: Fixture) async throws {
            switch self {
            case .back: app.stage.update { $0.goBack() }
            case .replacement: await app.open("/other", using: .replace)
            case .restoration: _ = await app.router.restore(app.stage.state)
            case .newTabs: try await app.router.show(tabs: ["/other"])
            case .link: await app.open("moments://home", from: .push)
            }
        }
    }

    private let app: Fixture

    init() async throws {
        app = try await Fixture(tabs: ["/home", "/other"]) { $0.pages("/pick", "/other") }
    }

    @Test(arguments: Leaving.allCases)
    func `the caller of a screen that leaves learns why, once`(leaving: Leaving) async throws {
        let caller = await app.callerWaits(for: "/pick", using: .show)
        let entry = try #require(app.stage.state.top)
        try await leaving.leave(app)
        #expect(await caller.refusal == RouteError(url: "/pick", reason: leaving.reason))
        #expect(!app.stage.state.entries.contains(entry))
    }

    @Test func `a cancelled caller no longer waits for its screen, which stays`() async throws {
        let caller = await app.callerWaits(for: "/pick")
        let early = Task {
            try await app.router.result(of: URL(string: "/pick"), as: Int.self, from: nil)
        }
        early.cancel()
        caller.cancel()
        for cancelled in [caller, early] {
            #expect(await cancelled.refusal == RouteError(url: "/pick", reason: .cancelled))
        }
        #expect(app.stage.state.outline == "*/home | /other | +/pick")
        app.router.finish(try app.top, with: 5)
        #expect(app.stage.state.outline == "*/home | /other")
    }

    @Test func `a screen over an awaited one doesn't end it`() async throws {
        let caller = await app.callerWaits(for: "/pick", using: .show)
        let screen = try app.top
        await app.open("/other")
        await app.open("/other", using: .present)
        app.stage.update { $0.selectTab(1) }
        app.router.finish(screen, with: 5)
        #expect(try await caller.value == 5)
        #expect(app.stage.state.outline == "/home | */other")
    }

    @Test func `a screen that leaves while its request ends is not awaited`() async throws {
        app.router.observe { event in
            if case .ended = event { app.stage.update { $0.goBack() } }
        }
        let caller = await app.callerWaits(for: "/pick")
        #expect(await caller.refusal == RouteError(url: "/pick", reason: .cancelled))
    }

    @Test func `a screen that finishes as soon as it is awaited returns its result`() async throws {
        app.router.observe { event in
            if case .awaitsResult = event, let screen = app.stage.topScreen {
                app.router.finish(screen, with: 9)
            }
        }
        let caller = await app.callerWaits(for: "/pick")
        #expect(try await caller.value == 9)
    }
}

@Suite(.hangLimit)
struct `The work that an action of the user starts` {
    private let app: Fixture

    init() async throws {
        app = try await Fixture { $0.items("/pick/:id") }
    }

    @Test func `the work of the user returns when a screen waits for their choice`() async throws {
        let work = UserWork()
        var result: Int?
        // Which code continues first differs from time to time.
        for number in 1...100 {
            result = nil
            await work.perform {
                let url = URL(string: "/pick/1")
                result = try? await app.router.result(of: url, as: Int.self, from: nil)
            }
            #expect(result == nil)
            let picker = try app.top
            await work.perform { app.router.finish(picker, with: number) }
            #expect(result == number)
        }
    }

    @Test func `the work of the user lasts as long as its own code`() async throws {
        var result: Int?
        // Waits since before the work is watched.
        let before = await app.callerWaits(for: "/pick/1")
        let work = UserWork()
        let outside = await app.callerWaits(for: "/pick/2")
        let door = Door()
        let performing = Task {
            await work.perform {
                await door.pass()
                result = 1
            }
        }
        await door.visitors()
        app.router.finish(try app.top, with: 2)
        app.router.finish(try app.top, with: 1)
        #expect(try await [before.value, outside.value] == [1, 2])
        #expect(result == nil)
        door.open()
        await performing.value
        #expect(result == 1)
        await work.perform { result = 3 }
        #expect(result == 3)
    }

    @Test func `the work of the user continues with both of two results at once`() async throws {
        let work = UserWork()
        var result: Int?
        await work.perform {
            async let one = app.router.result(
                of: RouteRequest(url: "/pick/1", transition: .present))
            async let two = app.router.result(
                of: RouteRequest(url: "/pick/2", transition: .present))
            result = try? await [one, two].count
        }
        // The second one may be asked for after the first one waits.
        try await until("both are shown") { app.stage.state.modals.count == 2 }
        for _ in 1...2 {
            let screen = try app.top
            await work.perform { app.router.finish(screen, with: 1) }
        }
        #expect(result == 2)
    }
}
