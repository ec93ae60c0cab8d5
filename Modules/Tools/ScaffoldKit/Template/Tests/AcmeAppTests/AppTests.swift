import AcmeApp
import PluginKit
import RoutingTesting
import Testing

@Suite
@MainActor
struct `The app` {
    private func start() async throws -> AppRouter {
        try await AppContainer(stage: HeadlessStage()).router
    }

    @Test
    func `starts, so each link between features has a route`() async throws {
        #expect(try await start().path == ["/home"])
    }

    @Test
    func `follows a link from Home to Profile`() async throws {
        let router = try await start()
        try await router.follow("Open number 7")
        #expect(router.path == ["/home", "/profile/7"])
    }

    @Test
    func `opens Profile for a link from outside`() async throws {
        let router = try await start()
        await router.open("https://acme.example/profile/7", from: .universalLink)
        #expect(router.path == ["/home", "/profile/7"])
    }

    @Test
    func `refuses a link from outside to a route that is closed to it`() async throws {
        let outcome = try await start().open("https://acme.example/home", from: .universalLink)
        #expect(outcome.error?.code == "access-denied")
    }

    @Test
    func `starts in production without a feature that has an error, and says so`() async throws {
        var log: [String] = []
        let app = try await AppContainer(
            stage: HeadlessStage(), features: .all + [BrokenPlugin()], build: .production,
            log: { log.append($0) })
        #expect(log.contains("note: the plug-in 'Broken' is dropped"))
        #expect(app.router.path == ["/home"])
        await app.close()
    }
}

/// Has the same route as Home.
private struct BrokenPlugin: Plugin {
    let name = "Broken"

    func register(in app: PluginContext) { app.router.redirect("/home", to: "/profile/1") }
}
