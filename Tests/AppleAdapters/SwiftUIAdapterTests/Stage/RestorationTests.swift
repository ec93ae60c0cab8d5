import Foundation
import RoutingEngine
import RoutingKit
import RoutingSwiftUI
import StageKit
@_spi(StandIn) import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `The navigation state of a window of SwiftUI` {
    private let memory = SceneMemory()

    /// Opens the window, and returns its router when it is launched.
    private func open(
        _ app: RecordingRouter = RecordingRouter()
    ) async throws -> (
        app: RecordingRouter, window: HostingWindow<some View>, saved: NavigationState?
    ) {
        try app.start()
        let (launched, launch) = AsyncStream.makeStream(of: NavigationState?.self)
        let view = StageView(stage: app.stage, views: StageViews())
            .environment(\.router, app.router)
            .restoresNavigation(of: app.stage) { saved in
                if let saved { _ = await app.router.restore(saved) }
                launch.yield(saved)
            }
        let window = HostingWindow(view, memory: memory)
        _ = window.drawing
        for await saved in launched {
            // What follows the launch in the same task.
            for _ in 0..<20 { await Task.yield() }
            return (app, window, saved)
        }
        throw CancellationError()
    }

    @Test
    func `is saved, and restored when the window opens again`() async throws {
        let first = try await open()
        #expect(first.saved == nil)
        await first.app.router.route(RouteRequest(url: "/a", transition: .root))
        _ = first.window.drawing
        let second = try await open()
        #expect(second.saved?.entries.map(\.url) == ["/a"])
        #expect(second.app.stage.state.entries.map(\.url) == ["/a"])
    }

    @Test
    func `follows each change`() async throws {
        let first = try await open()
        for transition in [TransitionType.root, .present] {
            await first.app.router.route(RouteRequest(url: "/a", transition: transition))
            _ = first.window.drawing
        }
        #expect(try await open().app.stage.state.modals.count == 1)
    }

    @Test
    func `is that of a new window if it can't be read`() async throws {
        memory.keep(Data("no".utf8), as: "RoutingKit.navigation")
        let window = try await open()
        #expect(window.saved == nil)
        #expect(window.app.stage.state.entries.isEmpty)
    }
}
