import Foundation
import RouteMatching
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit) @MainActor struct `The URL for another device` {
    struct Note: Decodable, Sendable {
        let id: String
        let text: Private<String>?
    }

    @Test(arguments: [
        ("/note/1", "/note/1"), ("/note/1?text=secret", nil), ("/closed/1", nil),
        ("/pushed/1", nil),
    ])
    func `is that of a screen that a link from outside may open, without private values`(
        url: String, expected: String?
    ) async throws {
        let notes = PageNavigator<Note>()
        let app = try await Fixture { router in
            router.register(path: "/note/:id", navigator: notes, access: .external)
            router.register(path: "/pushed/:id", navigator: notes, access: .pushes)
            router.register(path: "/closed/:id", navigator: notes)
        }
        await app.router.route(RouteRequest(url: url))
        #expect(app.router.stage.state.top?.url == url)
        #expect(app.router.handoffURL?.path() == expected)
        #expect(app.router.handoffURL?.scheme == expected.map { _ in "https" })
    }

    @Test func `is none without a screen`() throws {
        let links = UniversalLinks(hosts: ["example.com"])
        let router = AppRouter(links: links, stage: HeadlessStage())
        try router.start()
        #expect(router.handoffURL == nil)
    }
}
