import DesignKit
import Foundation
import RoutingJourneys
import RoutingRules
import PluginKit
import RoutingTestSupport
import SampleData
import StorageKit
import RoutingTesting
import Testing
import TerminalKit

@testable import AppContainer
@testable import CompositionRoot

/// The documents and the clock of all tests. The sample is read once.
enum Sample {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)
    /// No time passes, so that no limit depends on how busy the machine is.
    static let clock = RouteClock(TestClock(), now: { now })
    static let documents = Result { try SampleData(now: now).documents() }
}

/// The whole app with the sample documents, used as a user does.
@MainActor
struct LaunchedApp {
    let container: MomentsContainer

    var router: AppRouter { container.router }
    var rules: RouteRules { container.rules }
    var gate: ArrivalGate { container.gate }
    var stage: any Stage { container.stage }

    /// Launches the app. Its state is in memory without a folder.
    /// - Parameters:
    ///   - stage: Shows the screens.
    ///   - plugins: The features; those of the sample if `nil`.
    ///   - isWhole: Whether each of their links needs a route.
    ///   - documents: The documents of the backend; the sample if `nil`.
    ///   - backend: Opens when the backend answers; it answers at once if `nil`.
    ///   - clock: The clock; one that nobody advances if `nil`.
    ///   - isReady: Whether links from outside open without waiting.
    init(
        stage: any Stage = HeadlessStage(), plugins: [any Plugin]? = nil,
        isWhole: Bool = Plugins.isWhole,
        build: BuildTarget = .debug,
        documents: [String: Data]? = nil, backend: Door? = nil, stateFolder: URL? = nil,
        now: @autoclosure @escaping @Sendable () -> Date = Sample.now, clock: RouteClock? = nil,
        isReady: Bool = true,
        rules: RuleSources = RuleSources(), warn: @escaping (String) -> Void = { _ in }
    ) async throws {
        let documents = try documents ?? Sample.documents.get()
        container = try await MomentsContainer(
            stage: stage, plugins: plugins ?? .all, isWhole: isWhole, build: build,
            documents: Documents.generated {
                await backend?.pass()
                return documents[$0]
            },
            stateFolder: stateFolder.map { StateFolder($0, warn: warn) }, rules: rules,
            clock: clock ?? RouteClock(TestClock(), now: now))
        if isReady { await container.openGate() }
        if backend == nil { await container.settle() }
    }

    /// The URLs from the root of the tab to the visible screen.
    var path: [String] { stage.state.path.map(\.url) }

    /// The titles and details of the visible screen.
    var texts: [String] { rows.map { "\($0.title) \($0.detail ?? "")" } }

    var rows: [ContentRow] { container.content.rows }

    /// Chooses the first row of the visible screen whose title contains a text.
    /// - Returns: The outcome of its link; `nil` for an action.
    @discardableResult
    func choose(_ text: String, typing input: String = "") async throws -> RouteOutcome? {
        await container.settle()
        let row = try #require(
            rows.first { $0.isChoice && $0.title.contains(text) }, "no row '\(text)' in \(texts)")
        switch row.kind {
        case .text: return nil
        case .link(let link):
            let screen = try #require(stage.topScreen)
            let outcome = await router.route(link.request(from: screen))
            await container.settle()
            return outcome
        case .action(let perform): await perform()
        case .field(let submit): await submit(input)
        case .toggle(let isOn, let set): set(!isOn)
        }
        await container.settle()
        return nil
    }

    /// Opens a URL as the app itself does.
    @discardableResult
    func open(_ url: String) async -> RouteOutcome {
        await container.storage.load()
        let outcome = await router.route(RouteRequest(url: url))
        await container.storage.flush()
        return outcome
    }

    /// Opens a link from outside.
    @discardableResult
    func openLink(_ url: String, origin: RouteOrigin = .universalLink) async -> RouteOutcome {
        let outcome = await router.route(RouteRequest(url: url, origin: origin))
        await container.settle()
        return outcome
    }
}
