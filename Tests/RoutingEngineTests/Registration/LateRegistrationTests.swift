import RouteMatching
import RoutingKit
import RoutingTestSupport
import RoutingTesting
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A registration after the start and outside of a set` {
    private let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
    private let events = EventList()
    private let page = PageNavigator<NoParameters>()

    private struct Empty: RouterCapability {
        func install(on router: AppRouter, at site: CallSite) {
            router.register(ClosureInterceptor { _ in .proceed })
        }
    }

    @Test
    func `is an error at its line, whatever it is, and has no effect`() async throws {
        router.observe(events.add)
        router.register(path: "/a", navigator: page)
        try router.start()
        try router.register(set: "B") { router.register(path: "/b", navigator: page) }
        #expect(events.all.isEmpty)
        router.register(path: "/sale", navigator: page, file: "App.swift", line: 12)
        router.redirect("/old", to: "/sale", file: "App.swift", line: 12)
        router.register(ClosureInterceptor { _ in .proceed }, file: "App.swift", line: 12)
        router.register(
            RouteConstraint("sku", example: "A1", file: "App.swift", line: 12) { _ in true })
        router.use(Empty(), file: "App.swift", line: 12)
        let names = ["/sale", "/old", "ClosureInterceptor", "the constraint 'sku'", "Empty"]
        #expect(events.all == names.map { "inactive \($0) at App.swift:12" })
        #expect(!router.canOpen("/sale", from: .app))
        let error = #expect(throws: RegistrationError.self) { try router.start() }
        #expect(
            error?.issues.map(\.description)
                == names.map {
                    "App.swift:12: error: \($0) is registered after start() and outside of a set, so "
                        + "it has no effect; register it before, or in register(set:), which applies "
                        + "at once"
                })
        try router.start()
        #expect(router.routes.map(\.pattern.description) == ["/a", "/b"])
    }

    private struct Token: Decodable, Sendable {
        let token: Private<String>
    }

    @Test
    func `a request before the start is refused, and may hold private values`() async {
        router.register(path: "/reset/:token", navigator: PageNavigator<Token>())
        let outcome = await router.route(RouteRequest(url: "/reset/hunter2"))
        #expect(outcome.error?.reason == .notReady)
        #expect(outcome.url == (BuildTarget.current == .debug ? "/reset/hunter2" : "/•••/•••"))
    }
}
