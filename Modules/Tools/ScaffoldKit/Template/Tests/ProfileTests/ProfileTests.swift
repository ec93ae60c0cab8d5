import Profile
import RoutingTesting
import Testing

@Suite
@MainActor
struct `A page of Profile` {
    private func router() throws -> AppRouter {
        let links = UniversalLinks(hosts: ["acme.example"])
        let router = AppRouter(links: links, stage: HeadlessStage())
        router.register(path: "/profile/:id", navigator: ProfileNavigator())
        try router.start()
        return router
    }

    @Test
    func `shows what its URL identifies`() async throws {
        let router = try router()
        try await router.show(tabs: ["/profile/7"])
        #expect(router.titles == ["This is number 7."])
    }

    @Test
    func `is refused if its URL identifies nothing`() async throws {
        let outcome = try await router().open("/profile/x")
        #expect(outcome.error?.code == "invalid-parameter")
    }
}
