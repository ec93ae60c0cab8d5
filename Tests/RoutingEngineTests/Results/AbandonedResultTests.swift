import Foundation
import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A screen that leaves without a result` {
    /// A way in which a screen leaves the stage.
    enum Leaving: CaseIterable {
        case back, dismiss, replace, again, root, pop, popToRoot, removeAfter, tab, newTabs, landing

        /// The error that its caller receives.
        var reason: RouteError.Reason {
            switch self {
            case .back, .dismiss, .pop, .popToRoot, .removeAfter: .cancelled
            case .replace, .again: .replaced
            case .root, .tab, .newTabs, .landing: .superseded
            }
        }

        /// How the screen was shown.
        var arrival: TransitionType {
            switch self {
            case .dismiss, .tab: .present
            default: .show
            }
        }

        @MainActor
        func leave(_ app: Fixture) async throws {
            switch self {
            case .back: app.stage.update { $0.goBack() }
            case .dismiss: app.stage.update { $0.dismiss() }
            case .replace: await app.open("/other", using: .replace)
            case .again: await app.open("/pick")
            case .root: await app.open("/third", using: .root)
            case .pop: app.stage.update { $0.pop { $0.url == "/home" } }
            case .popToRoot: app.stage.update { $0.popToRoot() }
            case .removeAfter: app.stage.update { $0.removeAfterLast { $0.url == "/home" } }
            case .tab: app.stage.update { $0.selectTab(1) }
            case .newTabs: try await app.router.show(tabs: ["/other"])
            case .landing: await app.open("moments://home", from: .push)
            }
        }
    }

    @Test(arguments: Leaving.allCases)
    func `the caller learns why, exactly once`(leaving: Leaving) async throws {
        let app = try await tabs()
        let events = EventList()
        let caller = await app.callerWaits(for: "/pick", using: leaving.arrival)
        let entry = try #require(app.stage.state.top)
        app.router.observe(events.add)
        try await leaving.leave(app)
        await #expect(throws: RouteError(url: "/pick", reason: leaving.reason)) {
            try await caller.value
        }
        #expect(!app.stage.state.entries.contains(entry))
        #expect(events.all.filter { $0 == "got" }.count == 1)
    }

    @Test(arguments: [
        (
            RouteError.Reason.cancelled, "cancelled",
            "'/pick' was left without a result. Open it again."
        ),
        (
            .replaced, "replaced",
            "'/pick' was replaced by another screen before it had a result. Open it again."
        ),
        (
            .superseded, "superseded",
            "'/pick' had no result yet when the app showed something else. "
                + "Open it again."
        ),
    ])
    func `the sentence names the URL`(reason: RouteError.Reason, code: String, sentence: String) {
        let error = RouteError(url: "/pick", reason: reason)
        #expect(error.description == sentence)
        #expect(error.code == code)
    }

    @Test
    func `a caller that is cancelled no longer waits, and the screen stays`() async throws {
        let app = try await tabs()
        let caller = await app.callerWaits(for: "/pick")
        caller.cancel()
        await #expect(throws: RouteError(url: "/pick", reason: .cancelled)) {
            try await caller.value
        }
        #expect(app.stage.state.outline == "*/home | /other | +/pick")
        app.router.finish(try #require(app.stage.topScreen), with: 5)
        #expect(app.stage.state.outline == "*/home | /other")
    }

    @Test
    func `a caller that is cancelled before it waits doesn't wait at all`() async throws {
        let app = try await tabs()
        let caller = Task {
            try await app.router.result(of: URL(string: "/pick"), as: Int.self, from: nil)
        }
        caller.cancel()
        await #expect(throws: RouteError(url: "/pick", reason: .cancelled)) {
            try await caller.value
        }
    }

    @Test
    func `a screen that is opened over it doesn't end it`() async throws {
        let app = try await tabs()
        let events = EventList()
        let caller = await app.callerWaits(for: "/pick", using: .show)
        let screen = try #require(app.stage.topScreen)
        app.router.observe(events.add)
        await app.open("/other")
        await app.open("/other", using: .present)
        app.stage.update { $0.selectTab(1) }
        #expect(!events.all.contains("got"))
        app.router.finish(screen, with: 5)
        #expect(try await caller.value == 5)
        #expect(app.stage.state.outline == "/home | */other")
    }

    @Test
    func `one that is removed while its request ends is not awaited`() async throws {
        let app = try await tabs()
        app.router.observe { event in
            if case .ended = event { app.stage.update { $0.goBack() } }
        }
        let caller = await app.callerWaits(for: "/pick")
        await #expect(throws: RouteError(url: "/pick", reason: .cancelled)) {
            try await caller.value
        }
    }

    @Test
    func `one that finishes as soon as it is awaited returns its result`() async throws {
        let app = try await tabs()
        app.router.observe { event in
            if case .awaitsResult = event, let screen = app.stage.topScreen {
                app.router.finish(screen, with: 9)
            }
        }
        let caller = await app.callerWaits(for: "/pick")
        #expect(try await caller.value == 9)
    }

    private func tabs() async throws -> Fixture {
        try await Fixture(tabs: ["/home", "/other"]) {
            $0.register(path: "/pick", navigator: PageNavigator<NoParameters>())
            $0.register(path: "/other", navigator: PageNavigator<NoParameters>())
            $0.register(path: "/third", navigator: PageNavigator<NoParameters>())
        }
    }
}
