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

    @Test
    func `lasts as long as its own code, whatever else waits or gets a result`() async throws {
        let app = try await pickers()
        // Waits since before the work is watched.
        let before = await app.callerWaits(for: "/pick/1")
        let work = UserWork(of: app.router)
        let outside = await app.callerWaits(for: "/pick/2")
        let (door, results) = (Door(), Results())
        let performing = Task {
            await work.perform {
                await door.pass()
                results.value = 1
            }
        }
        await door.visitors()
        app.router.finish(try #require(app.stage.topScreen), with: 2)
        app.router.finish(try #require(app.stage.topScreen), with: 1)
        #expect(try await [before.value, outside.value] == [1, 2])
        #expect(results.value == nil)
        door.open()
        await performing.value
        #expect(results.value == 1)
        await work.perform { results.value = 3 }
        #expect(results.value == 3)
    }

    @Test
    func `that waits for two results at once continues with both`() async throws {
        let app = try await pickers()
        let (work, results) = (UserWork(of: app.router), Results())
        await work.perform {
            async let one = app.router.result(
                of: RouteRequest(url: "/pick/1", transition: .present))
            async let two = app.router.result(
                of: RouteRequest(url: "/pick/2", transition: .present))
            results.value = try? await [one, two].count
        }
        await app.open("/home")
        for _ in 1...2 {
            let entry = app.stage.state.entries.last { $0.url.hasPrefix("/pick/") }
            let screen = try #require(entry.flatMap { app.stage.screen($0.id) })
            await work.perform { app.router.finish(screen, with: 1) }
        }
        #expect(results.value == 2)
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
