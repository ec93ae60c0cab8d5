import AppContainerKit
import PluginKit
import RoutingEngine
import RoutingSwiftUI
import StorageKit
@_spi(StandIn) import SwiftUI
import Testing

@testable import AppWindow

/// The windows of the sample and of an app that the command new-app writes.
@Suite(.serialized, .timeLimit(.minutes(5)))
@MainActor
struct `A window of SwiftUI` {
    @Test
    func `a window of SwiftUI that closes frees its app, its router and its stage`() async throws {
        var remains: [() -> AnyObject?] = []
        do {
            var launch: AppLaunch<ObservableStage>?
            let window = AppWindow.AppView {
                let made = AppLaunch(stage: ObservableStage(), restoresState: nil) { stage, warn in
                    try await AppContainerKit.AppContainer(
                        stage: stage, plugins: .all, build: .debug, documents: .memory([:]),
                        stateFolder: nil, warn: warn)
                }
                remains = [made, made.stage].map { part in
                    { [weak part = part as AnyObject] in part }
                }
                launch = made
                return made
            }
            await open(window)
            let app = try #require(launch?.running)
            #expect(!app.stage.state.tabs.isEmpty)
            remains += [app, app.router].map { part in { [weak part = part as AnyObject] in part } }
        }
        await close(expecting: remains)
    }

    /// Builds the views and does what they ask for.
    private func open(_ window: some View) async {
        SwiftUIStandIn.reset()
        _ = window.body
        for appear in SwiftUIStandIn.appearances { appear() }
        SwiftUIStandIn.reset()
        _ = window.body
        await SwiftUIStandIn.tasks.first?()
    }

    private func close(expecting remains: [() -> AnyObject?]) async {
        SwiftUIStandIn.reset()
        #expect(remains.count == 4)
        for _ in 0..<1_000 where remains.contains(where: { $0() != nil }) {
            await Task.yield()
        }
        #expect(remains.map { $0() == nil } == remains.map { _ in true })
    }
}
