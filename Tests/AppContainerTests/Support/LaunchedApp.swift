import DesignKit
import Foundation
import PluginKit
import RoutingJourneys
import RoutingRules
import RoutingTestSupport
import SampleData
import StorageKit
import Testing

@testable import AppContainerKit

/// The documents and the time of all tests. The sample is read once.
nonisolated enum Sample {
    static let now = TestClock.start
    static let documents = Result {
        try SampleData.names.reduce(into: [String: Data]()) {
            $0[$1] = try SampleData(now: now).document(named: $1)
        }
    }
}

/// The whole app with the sample documents, used as a user does.
struct LaunchedApp {
    let container: AppContainer

    var router: AppRouter { container.router }
    var gate: ArrivalGate { container.gate }
    var stage: any Stage { container.stage }

    /// Launches the app with the documents of the sample, and its features unless others are given.
    /// Its state is in memory without a folder, and no time passes without a clock.
    /// - Parameters:
    ///   - unanswered: The paths of links that need no route; any if `nil`.
    ///   - backend: Opens when the backend answers; it answers at once if `nil`.
    ///   - isReady: Whether links from outside open without waiting.
    init(
        stage: any Stage = HeadlessStage(), plugins: [any Plugin]? = nil,
        unanswered: Set<String>? = Plugins.unanswered,
        build: BuildTarget = .debug, backend: Door? = nil, stateFolder: URL? = nil,
        now: @autoclosure @escaping @Sendable () -> Date = Sample.now, clock: RouteClock? = nil,
        isReady: Bool = true,
        remoteRules: (() throws -> RuleDocument)? = nil, warn: @escaping (String) -> Void = { _ in }
    ) async throws {
        let documents = try Sample.documents.get()
        container = try await AppContainer(
            stage: stage, plugins: plugins ?? .all, unanswered: unanswered, build: build,
            documents: Documents {
                await backend?.pass()
                return documents[$0]
            },
            stateFolder: stateFolder, remoteRules: remoteRules,
            clock: clock ?? RouteClock(TestClock(), now: now), warn: warn)
        if isReady { await container.openGate() }
        if backend == nil { await container.router.settle() }
    }

    /// Whether the routes of the app have no errors.
    nonisolated static let starts = Task { @MainActor in (try? await LaunchedApp()) != nil }

    /// The URLs from the root of the tab to the visible screen.
    var path: [String] { stage.state.path.map(\.url) }

    /// The titles and details of the visible screen.
    var texts: [String] { rows.map { "\($0.title) \($0.detail ?? "")" } }

    /// The rows of the visible screen, as far as the features of the app go.
    var rows: [ContentRow] {
        let screen = stage.topScreen as? any ContentScreen
        return screen?.content.leavingOutLinks(unopenedBy: router).rows ?? []
    }

    /// Opens a URL as the app itself does.
    @discardableResult
    func open(_ url: String) async -> RouteOutcome {
        let outcome = await router.route(RouteRequest(url: url))
        try? await container.finishNotes()
        return outcome
    }
}

nonisolated extension Trait where Self == ConditionTrait {
    /// The test shows what all features of the package add, so it runs only in a build without a
    /// feature left out.
    static var everyFeature: Self {
        .enabled("the build leaves a feature out, or the app doesn't start") {
            let starts = await LaunchedApp.starts.value
            return await MainActor.run { starts && Plugins.unanswered != nil }
        }
    }

    /// The test runs only in a build that has these features.
    static func needs(_ features: String...) -> Self {
        .enabled("the build lacks a feature, or the app doesn't start") {
            let present = await MainActor.run { Set([any Plugin].all.map(\.name)) }
            let starts = await LaunchedApp.starts.value
            return starts && present.isSuperset(of: features)
        }
    }

    /// The test runs the app, whose routes have no errors: of those, one test of the plug-ins
    /// tells.
    static var starts: Self { needs() }
}
