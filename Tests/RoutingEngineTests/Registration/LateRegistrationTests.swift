import RouteMatching
import RoutingKit
import RoutingTestSupport
import RoutingTesting
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A registration after the start` {
    private let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
    private let events = EventList()
    private let site = CallSite(file: "App.swift", line: 12)
    private let page = PageNavigator<NoParameters>()

    private struct Empty: RouterCapability {
        func install(on router: AppRouter, at site: CallSite) {
            router.register(ClosureInterceptor { _ in .proceed })
        }
    }

    private func open(_ url: String, from origin: RouteOrigin = .app) async -> RouteError? {
        await router.route(RouteRequest(url: url, origin: origin, transition: .root)).error
    }

    @Test
    func `it is reported at the call, whatever it is`() throws {
        router.observe(events.add)
        try router.start()
        router.register(path: "/sale", navigator: page, file: "App.swift", line: 12)
        router.redirect("/old", to: "/sale", file: "App.swift", line: 12)
        router.register(ClosureInterceptor { _ in .proceed }, file: "App.swift", line: 12)
        router.register(
            RouteConstraint("sku", example: "A1", file: "App.swift", line: 12) { _ in true })
        router.use(Empty(), file: "App.swift", line: 12)
        #expect(
            events.all == [
                "inactive /sale at App.swift:12", "inactive /old at App.swift:12",
                "inactive ClosureInterceptor at App.swift:12",
                "inactive The constraint 'sku' at App.swift:12", "inactive Empty at App.swift:12",
            ])
    }

    @Test
    func `nothing is reported before the start, and in a set`() throws {
        router.observe(events.add)
        router.register(path: "/a", navigator: page)
        router.use(Empty())
        try router.start()
        try router.register(set: "B") { router.register(path: "/b", navigator: page) }
        #expect(events.all.isEmpty)
    }

    @Test
    func `a request that its route would answer names it`() async throws {
        try router.start()
        router.register(
            path: "/sale/:id(int)", navigator: PageNavigator<ItemParameters>(),
            file: "App.swift", line: 12)
        let error = await open("/sale/7")
        #expect(error?.reason == .notStarted(try RoutePattern("/sale/:id(int)"), at: site))
        #expect(error?.code == "not-ready")
        #expect(
            error?.description
                == "'/sale/7' has no route yet: /sale/:id(int) was registered at App.swift:12, and "
                + "start() has not succeeded since. Call start(); a route that is registered in a "
                + "set needs no second start.")
        #expect(await open("/sale/x")?.code == "unknown-route")
        try router.start()
        #expect(await open("/sale/7") == nil)
    }

    @Test
    func `a request before the first start names its route, too`() async throws {
        router.register(path: "/sale", navigator: page, file: "App.swift", line: 12)
        #expect(await open("/sale")?.reason == .notStarted(try RoutePattern("/sale"), at: site))
        #expect(await open("/other")?.reason == .notReady)
        #expect(!router.canOpen("/sale", from: .app))
    }

    @Test
    func `no request from outside reads of a route that is closed to it`() async throws {
        try router.start()
        router.register(path: "/closed", navigator: page)
        router.register(path: "/open", navigator: page, access: .external)
        let host = "https://moments.app"
        #expect(await open(host + "/closed", from: .push)?.code == "unknown-route")
        #expect(await open(host + "/open", from: .push)?.code == "not-ready")
    }

    @Test
    func `its private values are masked already`() async throws {
        try router.start()
        router.register(path: "/reset/:token", navigator: PageNavigator<Token>())
        let error = await open("/reset/hunter2")
        #expect(error?.description.hasPrefix("'/reset/•••' has no route yet") == true)
    }

    private struct Token: Decodable, Sendable {
        let token: Private<String>
    }

    @Test
    func `an interceptor that is withdrawn again waits no longer`() throws {
        try router.start()
        let token = router.register(ClosureInterceptor { _ in .proceed })
        #expect(router.registry.pending != nil)
        try token.withdraw()
        #expect(router.registry.pending == nil)
    }
}
