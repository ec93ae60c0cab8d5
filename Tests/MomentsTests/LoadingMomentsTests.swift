import DesignKit
import StorageKit
import RoutingTestSupport
import RoutingTesting
import TestSupport
import Testing

@Suite(.hangLimit)
@MainActor
struct `A timeline that is being loaded` {
    private let backend = HeldBackend()
    private let timeline = SmallTimeline.json([SmallTimeline.photos])

    private func launch() async throws -> AppRouter {
        try await launchMoments(
            on: Storage(documents: .generated(backend.read)), settles: false)
    }

    @Test
    func `says that it can't be loaded, and is loaded again`() async throws {
        let app = try await launch()
        await backend.answer(nil)
        await app.settle()
        #expect(app.titles == ["The moments can't be loaded.", "Try again"])
        guard case .action(let tryAgain) = try app.row("Try again").kind else { return }
        Task { await tryAgain() }
        await Task.yield()
        #expect(app.titles == ["Loading …"])
        await backend.answer(timeline)
        await app.settle()
        #expect(app.titles.contains("Title of m2"))
    }

    @Test
    func `opens a moment as soon as it is known`() async throws {
        let app = try await launch()
        let request = Task { await app.route(RouteRequest(url: "/moments/m2")) }
        await Task.yield()
        await backend.answer(timeline)
        #expect(await request.value.title == "Moment of 小林 葵")
    }
}
