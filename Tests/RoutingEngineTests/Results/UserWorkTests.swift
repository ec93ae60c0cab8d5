import Foundation
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `The work that an action of the user starts` {
    @Test
    func `returns when a screen waits for the user, and goes on with what they choose`()
        async throws
    {
        let app = try await pickers()
        let work = UserWork(of: app.router)
        let results = Results()
        await work.perform {
            let url = URL(string: "/pick/1")
            results.value = try? await app.router.result(of: url, as: Int.self, from: nil)
        }
        #expect(results.value == nil)
        let picker = try #require(app.stage.topScreen)
        await work.perform { app.router.finish(picker, with: 7) }
        #expect(results.value == 7)
    }

    private func pickers() async throws -> Fixture {
        try await Fixture {
            $0.register(path: "/pick/:id", navigator: PageNavigator<ItemParameters>())
        }
    }

    private final class Results {
        var value: Int?
    }
}
