import Home
import RoutingTesting
import Testing

@Suite
@MainActor
struct `The first screen of Home` {
    @Test
    func `links to another feature, which it doesn't know`() async throws {
        let links = UniversalLinks(hosts: ["acme.example"])
        let router = AppRouter(links: links, stage: HeadlessStage())
        router.register(path: "/home", navigator: HomeNavigator())
        router.register(path: "/profile/:id", navigator: StandInNavigator<PageID>())
        try router.start()
        try await router.show(tabs: ["/home"])
        try await router.follow("Open number 7")
        #expect(router.path == ["/home", "/profile/7"])
    }
}

/// The parameters of the other feature's page.
private struct PageID: Decodable, Sendable {
    let id: Int
}
