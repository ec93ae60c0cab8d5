import AcmeApp
import PluginKit
import RoutingTesting
import Testing

@MainActor
struct `The app` {
    @Test
    func `starts, so each link between features has a route, and follows one`() async throws {
        let router = try await AppContainer(stage: HeadlessStage()).router
        #expect(router.path == ["/home"])
        try await router.follow("Open number 7")
        #expect(router.path == ["/home", "/profile/7"])
    }

    @Test(arguments: [("profile/7", nil), ("home", "access-denied")])
    func `opens only what is open for a link from outside`(path: String, code: String?) async throws
    {
        let router = try await AppContainer(stage: HeadlessStage()).router
        let outcome = await router.open("https://acme.example/\(path)", from: .universalLink)
        #expect(outcome.error?.code == code)
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
