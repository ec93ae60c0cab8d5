import Foundation
import MomentsTestSupport
import RoutingTestSupport
import StorageKit
import Testing

@testable import AppContainerKit
@testable import AppWindow

@Suite(.hangLimit)
struct `The launch of the app in a window` {
    private let folder = URL.newTemporaryFolder

    @Test func `what names files is for the log, and only what users understand is a notice`()
        async throws
    {
        let forged = "a\u{1B}[31m\u{202E}: wrong\nforged"
        var logged: [String] = []
        let launch = AppLaunch(
            stage: HeadlessStage(), restoresState: false, log: { logged.append($0) }
        ) { stage, warn in
            warn(forged)
            return try await LaunchedApp(plugins: .own, isReady: false).container
        }
        await launch.run { _ in true }
        #expect(logged == [#"a\u{1B}[31m\u{202E}: wrong\nforged"#])
        #expect(launch.notices == [])
        for _ in 1...2 { launch.running?.notify(forged) }
        #expect(launch.notices == logged)
    }

    @Test(.starts, arguments: [false, true])
    func `the place in an app that is closed stays saved, and for no one but its user`(
        isFreed: Bool
    ) async throws {
        var app: LaunchedApp? = try await LaunchedApp(plugins: .own, stateFolder: folder)
        try await app?.container.session.signIn("Ada")
        await app?.container.launch(restoresState: false) { _ in }
        try await app?.container.finishNotes()
        app?.stage.update { $0.selectTab(1) }
        let notes = app?.container.notes.values.map(\.self) ?? []
        if isFreed { app = nil } else { try await app?.container.close() }
        for note in notes { try await note.value }
        let users = folder.appending(path: "users")
        #expect(try FileManager.default.contentsOfDirectory(atPath: users.path) == ["%41da"])
        let saved = try users.text(of: "%41da/=app/navigation.json")
        #expect(saved.contains(#""selectedTab":1"#), "where the user was last: \(saved)")
        withExtendedLifetime(app) {}
    }

    @Test(.starts)
    func `nothing of an app remains when its window closes, and each window has its own place`()
        async throws
    {
        var place = NavigationState()
        var remains: [() -> AnyObject?] = []
        for isFirst in [true, false] {
            let launch = AppLaunch(stage: HeadlessStage(), restoresState: nil) { stage, _ in
                try await LaunchedApp(stage: stage, stateFolder: folder, isReady: false).container
            }
            await launch.run(from: isFirst ? nil : place) { _ in true }
            let app = try #require(launch.running)
            #expect(app.stage.state.selectedTab == (isFirst ? 0 : 1))
            app.stage.update { $0.selectTab(1) }
            place = app.stage.state
            try await app.finishNotes()
            let screen = try #require(app.stage.topScreen)
            let parts: [AnyObject] = [launch, app, app.storage, app.router, app.stage, screen]
            remains += parts.map { part in { [weak part] in part } }
        }
        try await until("the apps are freed") { remains.allSatisfy { $0() == nil } }
        // What all windows would share isn't written.
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(!files.contains { $0.contains("navigation") }, "\(files)")
    }

    @Test func `an error of the launch is a sentence instead of a crash`() async throws {
        let launch = AppLaunch(stage: HeadlessStage(), restoresState: false) { _, _ in
            throw CocoaError(.fileReadNoSuchFile)
        }
        await launch.run { _ in true }
        #expect(launch.failure?.isEmpty == false)
        #expect(launch.running == nil)
    }

    @Test func `a link that arrives before the app is assembled opens afterwards`() async throws {
        let launch = AppLaunch(stage: HeadlessStage(), restoresState: false) { stage, warn in
            try await LaunchedApp(stage: stage, plugins: .own, isReady: false).container
        }
        launch.open(RouteRequest(url: "/letters/bo"))
        await launch.run { _ in true }
        while launch.stage.state.top?.url != "/letters/bo" { await Task.yield() }
    }
}
