import CompositionRoot
import Foundation
import PluginKit
import RoutingEngine
import RoutingJourneys
import StageKit
import StorageKit
import TerminalKit

/// A guided tour that uses the app: a production build with a fresh state, real rows and links.
@MainActor
final class Tour {
    /// A row is missing, or a request had an unexpected outcome.
    struct Interrupted: Error, CustomStringConvertible {
        let description: String
    }

    /// What the last act did, line by line.
    var lines: [String] = []
    let console: Console?
    /// What there is to show: a step that leads to a feature needs that feature.
    let steps: [TourStep]
    private(set) var app: MomentsContainer
    private(set) var stage = TerminalStage()
    private(set) var activity: UserWork
    private let launch: @MainActor (any Stage) async throws -> MomentsContainer

    /// The sentence at the end.
    static let end = "End of the tour. Run `swift run AppContainer` in a terminal to use the app."

    /// Starts the app.
    /// - Parameters:
    ///   - console: Prints the tour; `nil` if it is shown elsewhere.
    ///   - plugins: The features.
    ///   - features: What each of them has to show, by its name.
    ///   - documents: Reads the documents of the backend for a date.
    init(
        console: Console?, plugins: [any Plugin],
        features: [String: [TourStep]] = TourStep.features,
        documents: @escaping @MainActor (_ now: Date) -> Documents
    ) async throws {
        let now = Date()
        self.console = console
        launch = { stage in
            let app = try await MomentsContainer(
                stage: stage, plugins: plugins, build: .production, documents: documents(now),
                stateFolder: nil, clock: RouteClock(ContinuousClock(), now: { now }))
            try await app.storage.checkDocuments()
            await app.openGate()
            return app
        }
        let app = try await launch(stage)
        self.app = app
        activity = UserWork(of: app.router)
        let all =
            [Self.start] + app.plugins.present.flatMap { features[$0.name] ?? [] } + [Self.restart]
        steps = all.filter { $0.need.map { app.router.canOpen($0, from: .app) } ?? true }
    }

    private static let start = TourStep(
        "The app launches. Its features don't import each other; one container connects them.",
        in: "AppContainer/App/MomentsContainer.swift", .look)
    private static let restart = TourStep(
        "The app is killed and launched again. It restores where the user left it.",
        in: "Modules/Routing/RoutingEngine/Router/AppRouter+Restoration.swift", .restart)

    /// Prints all steps.
    func play() async throws {
        for (number, step) in steps.enumerated() {
            narrate(number == 0 ? step.text : "\(number). \(step.text)")
            for act in step.acts { try await perform(act) }
        }
        narrate(Self.end)
    }

    private func narrate(_ text: String) {
        guard let console else { return }
        console.write([StyledLine("")] + console.style.fit(text).map { StyledLine($0, .bold) })
    }

    /// Waits until the screen shows its data.
    func settle() async {
        await app.badges.refresh()
        await app.settle()
    }

    /// Launches a new app, which shares only the saved state with the old one.
    func restart() async throws {
        let (saved, before) = (app.stage.state, path)
        stage = TerminalStage()
        app = try await launch(stage)
        activity = UserWork(of: app.router)
        write("launched: \(path)")
        let leftOut = await app.router.restore(saved)
        write("restored: \(path)")
        await show()
        guard leftOut.isEmpty, path == before else {
            throw Interrupted(
                description:
                    "the tour expected '\(before)' after the restart; not restored: \(leftOut)")
        }
    }
}
