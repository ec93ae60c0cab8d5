import Foundation
import RoutingEngine
import RoutingJourneys
import StorageKit

/// A guided tour that uses the app: a production build with a fresh state, real rows and links.
@MainActor
final class Tour {
    /// A row is missing, or a request had an unexpected outcome.
    struct Interrupted: Error, CustomStringConvertible {
        let description: String
    }

    let console: Console
    private(set) var app: MomentsContainer
    private(set) var activity: Activity
    private let launch: @MainActor () async throws -> MomentsContainer
    private var number = 0

    /// Starts the app.
    /// - Parameters:
    ///   - console: Prints the tour.
    ///   - plugins: The features, which know what they have to show.
    ///   - documents: Reads the documents of the backend for a date.
    ///   - record: Records each launched app in a trace.
    init(
        console: Console, plugins: [any Plugin],
        documents: @escaping @MainActor (_ now: Date) -> Documents,
        record: @escaping @MainActor (MomentsContainer, _ began: Date) async throws -> Void = {
            _, _ in
        }
    ) async throws {
        let now = Date()
        self.console = console
        launch = {
            let app = try await MomentsContainer(
                plugins: plugins, build: .production, documents: documents(now), stateFolder: nil,
                clock: RouteClock(ContinuousClock(), now: { now }))
            try await app.storage.checkDocuments()
            try await record(app, now)
            await app.openGate()
            return app
        }
        app = try await launch()
        activity = Activity(of: app.router)
    }

    func play() async throws {
        narrate(
            "The app launches. Its features don't import each other; one container connects them.")
        await show()

        for step in steps {
            narrate(step: step.text)
            for act in step.acts { try await perform(act) }
        }
        narrate(step: "The app is killed and launched again. It restores where the user left it.")
        try await restart()

        narrate("End of the tour. Run `swift run AppContainer` in a terminal to use the app.")
    }

    /// What there is to show: a step that leads to a feature needs that feature.
    private var steps: [TourStep] {
        app.plugins.present.flatMap(\.tour).filter { step in
            step.need.map { app.router.canOpen($0, from: .app) } ?? true
        }
    }

    private func narrate(step text: String) {
        number += 1
        narrate("\(number). \(text)")
    }

    /// Launches a new app, which shares only the saved state with the old one.
    private func restart() async throws {
        let (saved, before) = (app.stage.state, path)
        app = try await launch()
        activity = Activity(of: app.router)
        write("launched: \(path)")
        let leftOut = await app.restore(saved)
        write("restored: \(path)")
        await show()
        guard leftOut.isEmpty, path == before else {
            throw Interrupted(
                description:
                    "the tour expected '\(before)' after the restart; not restored: \(leftOut)")
        }
    }
}
