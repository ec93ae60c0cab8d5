import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The tabs of an app` {
    @Test
    func `each URL is the root of a tab, the first one in front`() async throws {
        let app = try await tabs(["/home", "/shop?utm=1", "https://moments.app/chat"])
        #expect(app.stage.state.outline == "*/home | /shop | /chat")
        #expect(app.stage.state.entries.allSatisfy { app.stage.screen($0.id) != nil })
    }

    @Test
    func `showing tabs replaces everything`() async throws {
        let app = try await tabs(["/home", "/shop"])
        await app.open("/chat", using: .present)
        app.stage.update { $0.selectTab(1) }
        try await app.router.show(tabs: ["/chat", "/home"])
        #expect(app.stage.state.outline == "*/chat | /home")
    }

    @Test(arguments: [
        ("/nowhere", "unknown-route"), ("/count", "no-screen"), ("", "empty-url"),
        ("/gone", "not-found"),
    ])
    func `a URL that shows no screen leaves the stage as it is`(
        url: String, code: String
    ) async throws {
        let app = try await tabs(["/home"])
        let before = app.stage.state
        let error = await #expect(throws: RouteError.self) {
            try await app.router.show(tabs: ["/shop", url, "/chat"])
        }
        #expect(error?.code == code)
        #expect(error?.url == url)
        #expect(app.stage.state == before)
    }

    private func tabs(_ urls: [String]) async throws -> Fixture {
        try await Fixture(tabs: urls) {
            $0.register(path: "/shop", navigator: PageNavigator<NoParameters>())
            $0.register(path: "/chat", navigator: PageNavigator<NoParameters>())
            $0.register(path: "/count", navigator: ClosureNavigator { .value(1) })
            $0.register(path: "/gone", navigator: ClosureNavigator { throw NotFound("tab") })
        }
    }
}
