import InternalMenuPlugin
import FeatureTestSupport
import RoutingTesting
import Testing

@Suite(.page("/internalmenu/log", of: InternalMenuPlugin()))
@MainActor
struct `The log of requests` {
    @Test
    func `has a row for each request, the newest first`() async throws {
        let app = try await launchMenu()
        for url in ["/shop", "/nowhere", "/internalmenu/log"] {
            await app.open(url)
        }
        #expect(app.titles == ["/internalmenu/log", "/nowhere", "/shop"])
        #expect(try app.detail("/shop")?.contains("Z shown, ") == true)
        #expect(try app.detail("/nowhere")?.contains("Z unknown-route, ") == true)
        #expect(try app.detail("/nowhere")?.hasSuffix(" ms") == true)
    }

    @Test
    func `can be reached from the menu`() async throws {
        let app = try await launchMenu()
        await app.open("/internalmenu")
        #expect(
            try await app.follow("Requests").stack
                == ["/moments", "/internalmenu", "/internalmenu/log"])
    }

    @Test
    func `shows the details of a request`() async throws {
        let app = try await launchMenu()
        await app.open("/nowhere")
        await app.open("/internalmenu/log")
        try await app.choose("/nowhere")
        #expect(try app.detail("Origin") == "app")
        #expect(try app.detail("Route") == "none")
        #expect(try app.detail("Outcome") == "unknown-route")
        #expect(app.titles.contains { $0.hasPrefix("'/nowhere' has no route.") })
        #expect(app.titles.last == "/moments")
        app.goBack()
        #expect(app.path.last == "/internalmenu/log")
    }
}
