import Home
import RoutingTesting
import ServiceKit
import Testing

@MainActor
struct `The first screen of Home` {
    @Test
    func `links to another feature, which it doesn't know, and is counted`() async throws {
        let links = UniversalLinks(hosts: ["acme.example"])
        let analytics = RecordedAnalytics()
        let router = AppRouter(links: links, stage: HeadlessStage())
        router.register(path: "/home", navigator: HomeNavigator(analytics: analytics))
        router.register(path: "/profile/:id", navigator: StandInNavigator<PageID>())
        try router.start()
        try await router.show(tabs: ["/home"])
        try await router.follow("Open number 7")
        #expect(router.path == ["/home", "/profile/7"])
        #expect(analytics.lines == ["home-opened"])
    }
}

/// The parameters of the other feature's page.
private struct PageID: Decodable, Sendable {
    let id: Int
}
