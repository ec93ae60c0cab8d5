import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `Errors of interceptors` {
    @Test
    func `two of one priority are refused with both places`() throws {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        for line in [7, 9, 11] {
            router.register(
                ClosureInterceptor(priority: line == 9 ? 2 : 1) { _ in .proceed },
                file: "A/B.swift",
                line: line)
        }
        let error = #expect(throws: RegistrationError.self) { try router.start() }
        #expect(
            error?.description
                == "A/B.swift:11: error: ClosureInterceptor has the priority 1, which "
                + "ClosureInterceptor has at A/B.swift:7 already; give each its own")
    }

    @Test
    func `errors of routes and of interceptors are reported together`() {
        let messages = startIssues { router in
            router.register(path: "nothing", navigator: PageNavigator<NoParameters>())
            router.register(ClosureInterceptor { _ in .proceed })
            router.register(ClosureInterceptor { _ in .proceed })
        }
        #expect(messages.count == 2)
    }

    @Test
    func `one that is registered after the start applies from the next start on`() async throws {
        let app = try await Fixture()
        app.router.register(ClosureInterceptor { _ in .refuse(because: "of this") })
        #expect(await app.open("/home").error == nil)
        try app.router.start()
        #expect(await app.open("/home").error?.code == "blocked")
    }

    @Test(arguments: [
        ("/cart", "/cart", true), ("/cart", "/cart/add", true), ("/cart", "/cartoon", false),
        ("/cart", "/Cart/:id", true), ("/CART/", "/cart", true), ("/cart/add", "/cart", false),
        ("/cart", "/:any", false), ("/cart/:id", "/cart/:id/edit", true),
        ("/cart/:id", "/cart/edit", false), ("/cart", "/shop/cart", false), ("/", "/cart", true),
    ])
    func `prefixes are compared by whole segments`(
        prefix: String, path: String, isCovered: Bool
    ) throws {
        #expect(RoutePrefix(prefix).covers(try RoutePattern(path)) == isCovered)
    }
}
