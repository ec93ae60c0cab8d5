import DesignKit
import Foundation
import RoutingTestSupport
import StorageKit
import RoutingRules
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import AppWindow
@testable import CompositionRoot

@Suite(.hangLimit)
@MainActor
struct `The launch of the app in a window` {
    private func launch(
        restoresState: Bool = false, in folder: URL? = nil
    ) -> AppLaunch<HeadlessStage> {
        AppLaunch(stage: HeadlessStage(), restoresState: restoresState) { stage, warn in
            try await MomentsContainer(
                stage: stage, plugins: .own, build: .debug, documents: .memory([:]),
                stateFolder: folder.map { StateFolder($0, warn: warn) }, clock: Sample.clock)
        }
    }

    private func path(of launch: AppLaunch<HeadlessStage>) -> [String] {
        launch.stage.state.path.map(\.url)
    }

    /// Performs work and returns when a request has ended.
    private func untilEnd(
        in launch: AppLaunch<HeadlessStage>, _ work: @MainActor () -> Void
    ) async throws {
        guard case .running(let app) = launch.phase else { return }
        let (ended, ending) = AsyncStream.makeStream(of: Void.self)
        app.router.observe { if case .ended = $0 { ending.finish() } }
        work()
        for await _ in ended {}
    }

    @Test
    func `a notice escapes characters that can't be seen`() async throws {
        let launch = AppLaunch(stage: HeadlessStage(), restoresState: false) { stage, warn in
            warn("rules\u{1B}[31m.json\u{202E}: wrong\nforged")
            return try await LaunchedApp(plugins: .own, isReady: false).container
        }
        await launch.run { _ in true }
        #expect(launch.notices == [#"rules\u{1B}[31m.json\u{202E}: wrong\nforged"#])
    }

    @Test
    func `a link that arrives before the app is assembled is not lost`() async throws {
        let launch = launch()
        launch.open(RouteRequest(url: "https://momentsapp.com/notes/42", origin: .universalLink))
        await launch.run { _ in true }
        // The next request is handled after the link, so the link has ended when it ends.
        try await untilEnd(in: launch) { launch.open(RouteRequest(url: "/notes/count")) }
        #expect(path(of: launch) == ["/notes", "/notes/42"])
    }

    @Test
    func `an error is shown until the user dismisses it`() async throws {
        let launch = launch()
        await launch.run { _ in true }
        try await untilEnd(in: launch) {
            launch.open(
                RouteRequest(url: "https://momentsapp.com/diary", origin: .universalLink))
        }
        #expect(launch.notices.count == 1)
        #expect(launch.notices.first == "This page can't be opened by a link from outside the app.")
        launch.dismissNotices()
        #expect(launch.notices.isEmpty)
    }

    @Test
    func `an error of the launch is a sentence instead of a crash`() async throws {
        let launch = AppLaunch(stage: HeadlessStage(), restoresState: false) { stage, _ in
            try await MomentsContainer(
                stage: stage, plugins: .own, build: .debug, documents: .memory([:]),
                stateFolder: nil,
                rules: RuleSources(
                    local: RuleFile(name: "rules.json") { throw CocoaError(.fileReadNoSuchFile) }),
                clock: Sample.clock)
        }
        await launch.run { _ in true }
        guard case .failed(let reason) = launch.phase else {
            Issue.record("the app started without its rules")
            return
        }
        #expect(reason.contains("the rules in rules.json can't be read"))
    }

    @Test(.needs("Moments"))
    func `a document that can't be used is a sentence on its screen`() async throws {
        try await withTemporaryFolder { folder in
            let launch = AppLaunch(stage: HeadlessStage(), restoresState: false) { stage, warn in
                try await MomentsContainer(
                    stage: stage, plugins: .all, build: .debug, documents: .memory([:]),
                    stateFolder: StateFolder(folder, warn: warn), clock: Sample.clock)
            }
            await launch.run { _ in true }
            #expect(launch.notices.isEmpty)
            let screen = launch.stage.topScreen as? any ContentScreen
            await screen?.settle()
            #expect(
                screen?.content.rows.map(\.title) == ["The moments can't be loaded.", "Try again"])
            #expect(launch.notices == ["moments.json: the file is missing"])
        }
    }

    @Test
    func `it restores where the user left the app`() async throws {
        try await withTemporaryFolder { folder in
            let first = launch(in: folder)
            await first.run { _ in true }
            try await untilEnd(in: first) { first.open(RouteRequest(url: "/letters/bo")) }
            let second = launch(restoresState: true, in: folder)
            await second.run { _ in true }
            #expect(path(of: second) == ["/notes", "/letters/bo"])
        }
    }
}
