import Foundation
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `The record of requests` {
    @Test
    func `every request is in the history once, the newest last`() async throws {
        let app = try await Fixture {
            $0.register(path: "/count", navigator: ClosureNavigator { .value(3) })
        }
        let urls = ["/home", "/count", "/nowhere", nil, "::", "/home"]
        for url in urls {
            await app.open(url)
        }
        #expect(app.router.history.outcomes.map(\.url) == urls)
        #expect(
            app.router.history.outcomes.map { $0.error == nil } == [
                true, true, false, false, false, true,
            ])
    }

    @Test
    func `every request that begins also ends`() async throws {
        let events = EventList()
        let app = try await Fixture {
            $0.register(path: "/count", navigator: ClosureNavigator { .value(3) })
            $0.register(path: "/broken", navigator: ClosureNavigator { throw NotFound("a") })
        }
        app.router.observe(events.add)
        for url in ["/home", "/count", "/nowhere", nil, "/broken"] {
            await app.open(url, from: .push)
            await app.open(url)
        }
        // Of a URL that someone else wrote, only what a route declares is shown.
        let urls = [
            "/home", "/home", "/count", "/count", "/•••", "/nowhere", "no URL", "no URL",
            "/broken", "/broken",
        ]
        #expect(events.all == urls.flatMap { ["began \($0)", "ended \($0)"] })
    }

    @Test
    func `a request inside a request ends first`() async throws {
        let events = EventList()
        let stage = HeadlessStage()
        let router = AppRouter(links: .sample, stage: stage, clock: .still)
        router.register(path: "/inner", navigator: ClosureNavigator { .value(1) })
        router.register(
            path: "/outer",
            navigator: ClosureNavigator {
                let outcome = await router.route(RouteRequest(url: "/inner"))
                return .value(outcome.description)
            })
        try router.start()
        router.observe(events.add)
        await router.route(RouteRequest(url: "/outer"))
        #expect(events.all == ["began /outer", "began /inner", "ended /inner", "ended /outer"])
    }

    @Test
    func `each of many requests at once has one outcome`() async throws {
        let events = EventList()
        let app = try await Fixture {
            $0.register(
                path: "/slow",
                navigator: ClosureNavigator {
                    await Task.yield()
                    return .screen(PageScreen(title: "slow"))
                })
        }
        app.router.observe(events.add)
        await withTaskGroup { group in
            for number in 1...40 {
                group.addTask { await app.open("/slow?number=\(number)", using: .present) }
            }
        }
        for number in 1...40 {
            #expect(events.all.filter { $0 == "began /slow?number=\(number)" }.count == 1)
            #expect(events.all.filter { $0 == "ended /slow?number=\(number)" }.count == 1)
        }
        #expect(app.path == ["/home"] + Array(repeating: "/slow", count: 40))
    }

    @Test
    func `an observer receives all later events, and several receive the same`()
        async throws
    {
        let early = EventList()
        let late = EventList()
        let app = try await Fixture()
        app.router.observe(early.add)
        await app.open("/a")
        app.router.observe(late.add)
        await app.open("/b")
        #expect(early.all == ["began /a", "ended /a", "began /b", "ended /b"])
        #expect(late.all == ["began /b", "ended /b"])
    }

    @Test
    func `the form for tap handlers ends in the history as well`() async throws {
        let app = try await Fixture()
        let outcome = await withCheckedContinuation { continuation in
            app.router.observe { event in
                if case .ended(let outcome) = event { continuation.resume(returning: outcome) }
            }
            tap(app.router)
        }
        #expect(outcome.error?.code == "unknown-route")
        #expect(app.router.history.outcomes.map(\.url) == ["/nowhere"])
    }

    /// Not asynchronous, so that it calls the plain form.
    private func tap(_ router: any AppRouting) {
        router.route(to: URL(string: "/nowhere"), from: nil, using: .show)
    }

    @Test
    func `asking whether a URL opens is not a request`() async throws {
        let app = try await Fixture()
        #expect(app.router.canOpen("/home", from: .app))
        #expect(app.router.canOpen("https://moments.app/home", from: .push))
        #expect(!app.router.canOpen("/home", from: .push))
        #expect(!app.router.canOpen("/nowhere", from: .app))
        #expect(!app.router.canOpen(nil, from: .app))
        #expect(app.router.history.outcomes.isEmpty)
        #expect(app.home.received.count == 1, "the one that made the tab")
    }
}
