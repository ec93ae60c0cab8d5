import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `A prepared screen` {
    private let clock = TestClock()
    private let items = PageNavigator<ItemParameters>()
    private let prepared = PreparedScreens(lifetime: .seconds(30), limit: 2)

    private func launch(
        _ register: @MainActor (AppRouter) -> Void = { _ in }
    ) async throws -> Fixture {
        try await Fixture(clock: clock) { router in
            router.use(prepared)
            router.register(path: "/item/:id", navigator: items, access: .external)
            register(router)
        }
    }

    @Test
    func `is shown by the next request, under its URL`() async throws {
        let app = try await launch()
        try await prepared.prepare("/item/7")
        #expect(app.path == ["/home"] && items.received.count == 1)
        #expect(app.router.history.outcomes.isEmpty)
        #expect(await app.open("/item/7").title == "ItemParameters(id: 7)")
        #expect(app.path == ["/home", "/item/7"])
        #expect(items.received.count == 1)
        #expect(prepared.urls.isEmpty)
    }

    @Test
    func `is shown once`() async throws {
        let app = try await launch()
        try await prepared.prepare("/item/7")
        await app.open("/item/7")
        let first = app.stage.topScreen
        app.stage.update { $0.pop() }
        await app.open("/item/7")
        #expect(app.stage.topScreen !== first)
        #expect(items.received.count == 2)
    }

    @Test
    func `is made once if it is prepared twice`() async throws {
        let app = try await launch()
        try await prepared.prepare("/item/7")
        try await prepared.prepare("/ITEM/7/")
        #expect(prepared.urls == ["/item/7"])
        await app.open("/item/7")
        #expect(items.received.count == 1)
    }

    @Test
    func `isn't shown by a request that the Navigator could answer in another way`() async throws {
        let app = try await launch()
        let other = PageScreen(title: "other")
        let requests = [
            RouteRequest(url: "https://moments.app/item/7", origin: .universalLink),
            RouteRequest(url: "/item/7", source: other),
            RouteRequest(url: "/item/7", transition: .present),
            RouteRequest(url: "/item/7", payload: RouteValue(1)),
        ]
        for request in requests {
            try await prepared.prepare("/item/7")
            let count = items.received.count
            _ = await app.router.route(request)
            #expect(items.received.count == count + 1, "\(request.origin) \(request.transition)")
            app.stage.update { $0.dismiss() }
            app.stage.update { $0.popToRoot() }
            prepared.removeAll()
        }
    }

    @Test
    func `is dropped after its lifetime`() async throws {
        let app = try await launch()
        try await prepared.prepare("/item/7")
        clock.advance(by: .seconds(31))
        #expect(prepared.urls.isEmpty)
        await app.open("/item/7")
        #expect(items.received.count == 2)
    }

    @Test
    func `is dropped when routes change`() async throws {
        let app = try await launch()
        try await prepared.prepare("/item/7")
        _ = try app.router.register(set: "More") {
            app.router.register(path: "/more", navigator: PageNavigator<NoParameters>())
        }
        #expect(prepared.urls.isEmpty)
        await app.open("/item/7")
        #expect(items.received.count == 2)
    }

    @Test
    func `is dropped when the app says so, also while it is being made`() async throws {
        let door = Door()
        let app = try await launch { router in
            router.register(
                path: "/slow",
                navigator: ClosureNavigator {
                    await door.pass()
                    return .screen(PageScreen(title: "slow"))
                })
        }
        try await prepared.prepare("/item/7")
        let slow = Task { [prepared] in try await prepared.prepare("/slow") }
        await door.visitors()
        prepared.removeAll()
        door.open()
        await #expect(throws: RouteError.self) { try await slow.value }
        #expect(prepared.urls.isEmpty)
        #expect(await app.open("/item/7").title != nil)
        #expect(items.received.count == 2)
    }

    @Test
    func `drops the oldest if there are too many`() async throws {
        let app = try await launch()
        for id in 1...3 { try await prepared.prepare("/item/\(id)") }
        #expect(prepared.urls == ["/item/2", "/item/3"])
        #expect(app.path == ["/home"])
    }

    @Test
    func `is refused as its request would be, and nothing is kept`() async throws {
        let changing = ChangingNavigator()
        let app = try await launch { router in
            router.register(path: "/change", navigator: changing)
            router.register(path: "/no", navigator: ClosureNavigator { throw NotFound("page") })
        }
        for (url, code) in [
            ("/none", "unknown-route"), ("/change", "no-preview"), ("/no", "not-found"),
            ("/item/x", "invalid-parameter"),
        ] {
            let error = await #expect(throws: RouteError.self) { try await prepared.prepare(url) }
            #expect(error?.code == code)
        }
        #expect(prepared.urls.isEmpty && changing.changes == 0)
        #expect(app.router.history.outcomes.isEmpty)
    }

    @Test
    func `passes the interceptors again before it is shown`() async throws {
        var isOpen = true
        let app = try await launch { router in
            router.register(
                ClosureInterceptor { request in
                    isOpen || !request.url.hasPrefix("/item") ? .proceed : .refuse(because: "late")
                })
        }
        try await prepared.prepare("/item/7")
        isOpen = false
        #expect(await app.open("/item/7").error?.code == "blocked")
        #expect(app.path == ["/home"])
    }

    @Test
    func `can't be made before the router has the capability`() async throws {
        let error = await #expect(throws: RouteError.self) {
            try await PreparedScreens().prepare("/item/7")
        }
        #expect(error?.code == "not-ready")
    }
}
