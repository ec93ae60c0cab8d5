import Foundation
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The history` {
    @Test(arguments: [(50, 71...120), (3, 118...120), (0, 120...120), (200, 1...120)])
    func `it keeps as many requests as its limit, the newest last`(
        limit: Int, kept: ClosedRange<Int>
    ) async throws {
        let app = try await Fixture(historyLimit: limit)
        for number in 1...120 {
            await app.open("/\(number)")
        }
        #expect(app.router.history.outcomes.map(\.url) == kept.map { "/\($0)" })
    }

    @Test
    func `50 are kept by default`() {
        #expect(RouteHistory().limit == 50)
        #expect(
            AppRouter(links: .sample, stage: HeadlessStage(), clock: .still).history.limit == 50)
    }

    @Test
    func `each has its origin, its start and its duration`() async throws {
        let clock = TestClock()
        let app = try await Fixture(clock: clock) {
            $0.register(
                path: "/slow",
                navigator: ClosureNavigator {
                    clock.advance(by: .milliseconds(250))
                    return .value(1)
                })
        }
        clock.advance(by: .seconds(10))
        await app.open("/slow")
        await app.open("moments://slow", from: .push)
        let outcomes = app.router.history.outcomes
        #expect(outcomes.map(\.origin) == [.app, .push])
        #expect(outcomes.map { $0.began.timeIntervalSince(TestClock.start) } == [10, 10.25])
        #expect(outcomes.map(\.duration) == [.milliseconds(250), .zero])
        #expect(outcomes.map { $0.error?.code } == [nil, "access-denied"])
    }

    @Test
    func `the previous one is the request that showed the screen before`() async throws {
        let app = try await shop()
        #expect(app.router.history.previous == nil)
        for url in ["/product/1", "/nowhere", "/count", "/product/2", "/nowhere"] {
            await app.open(url)
        }
        #expect(app.router.history.previous?.url == "/product/1")
    }

    @Test
    func `the last one of a route is found by its path`() async throws {
        let app = try await shop()
        for url in ["/product/1", "/product/2", "/home"] {
            await app.open(url)
        }
        #expect(app.router.history.last(of: "/product/:id")?.url == "/product/2")
        #expect(app.router.history.last(of: "/count") == nil)
    }

    @Test(arguments: [
        ("/product/:id", "/home /product/1 /home /product/2"), ("/product/1", "/home /product/1"),
        ("/home", "/home /product/1 /home"), ("/count", nil), ("/product/3", nil), ("/x", nil),
        ("", nil),
    ])
    func `going back to a route and removing after it stop at its last screen`(
        route: String, expected: String?
    ) async throws {
        for change in [AppRouter.pop(to:), AppRouter.removeAfter] {
            let app = try await shop()
            for url in ["/product/1", "/home", "/product/2", "/list"] {
                await app.open(url)
            }
            let before = app.path.joined(separator: " ")
            #expect(change(app.router)(route) == (expected != nil))
            #expect(app.path.joined(separator: " ") == expected ?? before)
        }
    }

    @Test
    func `going back dismisses everything above the route; removing after it stays in its stack`()
        async throws
    {
        let app = try await shop()
        await app.open("/product/1")
        await app.open("/list", using: .present)
        #expect(!app.router.removeAfter("/product/:id"))
        #expect(app.path == ["/home", "/product/1", "/list"])
        #expect(app.router.pop(to: "/product/:id"))
        #expect(app.path == ["/home", "/product/1"])
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

    private func shop() async throws -> Fixture {
        try await Fixture {
            $0.register(path: "/product/:id", navigator: PageNavigator<ItemParameters>())
            $0.register(path: "/list", navigator: PageNavigator<NoParameters>())
            $0.register(path: "/count", navigator: ClosureNavigator { .value(3) })
        }
    }
}
