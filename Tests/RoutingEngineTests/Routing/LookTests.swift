import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A look at a URL` {
    @Test(arguments: [
        ("/item/1", true), ("/delete", true), ("/count", true), ("/item/x", false),
        ("/nowhere", false),
        ("/debug", false),
    ])
    func `asking whether it opens makes no screen`(url: String, opens: Bool) async throws {
        let (app, items, deleting) = try await counted()
        let events = EventList()
        app.router.observe(events.add)
        #expect(app.router.canOpen(url, from: .app) == opens)
        #expect(!app.router.explain(url, from: .app).summary.isEmpty)
        #expect((items.received.count, deleting.changes) == (0, 0))
        #expect(events.all == [])
        #expect(app.router.history.outcomes.isEmpty)
        #expect(app.path == ["/home"])
    }

    @Test(arguments: [
        ("/item/1", nil), ("/item/x", "invalid-parameter"), ("/item", "unknown-route"),
        ("/item/1?id=2", "repeated-parameter"), ("/item/1;b", "matrix-parameter"),
        ("/debug", "unavailable"),
    ])
    func `an explanation has the error of the request, and makes no screen`(
        url: String, code: String?
    ) async throws {
        let (app, items, _) = try await counted()
        let explanation = app.router.explain(url, from: .app)
        #expect(explanation.error?.code == code)
        #expect(items.received.isEmpty)
        #expect(await app.router.route(RouteRequest(url: url)).error == explanation.error)
    }

    @Test
    func `a preview is the screen, made and not shown`() async throws {
        let (app, items, _) = try await counted()
        let events = EventList()
        app.router.observe(events.add)
        let screen = try await app.router.screen(for: "/item/7")
        #expect(screen.title == "ItemParameters(id: 7)")
        #expect(items.received == [ItemParameters(id: 7)])
        #expect(events.all == [])
        #expect(app.router.history.outcomes.isEmpty)
        #expect(app.path == ["/home"])
    }

    @Test(arguments: [
        ("/delete" as String?, RouteOrigin.app, "no-preview"), ("/count", .app, "no-screen"),
        ("/item/x", .app, "invalid-parameter"), ("/nowhere", .app, "unknown-route"),
        ("/debug", .app, "unavailable"), ("moments://item/1", .push, "access-denied"),
        (nil, .app, "empty-url"),
    ])
    func `a URL without a preview is refused, and changes nothing`(
        url: String?, origin: RouteOrigin, code: String
    ) async throws {
        let (app, items, deleting) = try await counted()
        let error = await #expect(throws: RouteError.self) {
            try await app.router.screen(for: url, from: origin)
        }
        #expect(error?.code == code)
        #expect((items.received.count, deleting.changes) == (0, 0))
    }

    private func counted() async throws -> (
        Fixture, PageNavigator<ItemParameters>, ChangingNavigator
    ) {
        let (items, deleting) = (PageNavigator<ItemParameters>(), ChangingNavigator())
        let app = try await Fixture {
            $0.register(path: "/item/:id", navigator: items)
            $0.register(path: "/delete", navigator: deleting)
            $0.register(path: "/count", navigator: ClosureNavigator { .value(3) })
            $0.register(path: "/debug", navigator: PageNavigator<NoParameters>(), builds: [.debug])
        }
        return (app, items, deleting)
    }
}
