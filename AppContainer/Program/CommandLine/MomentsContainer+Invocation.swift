import CommandLineKit
import CompositionRoot
import Foundation
import PluginKit
import RoutingEngine
import RoutingRules
import SampleData
import StorageKit

extension MomentsContainer {
    /// Assembles the app for an invocation of the program.
    /// - Throws: `DocumentError` for a document that a command can't use, and the errors of assembling
    ///   the app.
    convenience init(
        _ call: Invocation, stage: any Stage = HeadlessStage(),
        plugins: [any Plugin] = .all,
        warn: @escaping (String) -> Void
    ) async throws {
        let now = Date()
        try await self.init(
            stage: stage, plugins: plugins, build: call.build, documents: call.documents(now: now),
            stateFolder: StateFolder(call.stateFolder, warn: warn),
            rules: RuleSources(
                local: call.configFile.map(RuleFile.init),
                remote: call.remoteConfigFile.map(RuleFile.init), warn: warn),
            clock: call.build == .debug ? .system.measuringStations() : .system)
        if call.checksDocuments { try await storage.checkDocuments() }
    }

    /// Launches the app in the terminal.
    /// - Returns: The task that opens the gate for links after `--start-delay`; `nil` without the
    ///   option.
    @discardableResult
    func launch(_ call: Invocation, console: Console) async -> Task<Void, Never>? {
        notify = console.warn
        leave = {
            console.warn("opening in another app: \($0.absoluteString)")
            return true
        }
        browse = { console.warn("opening in the browser: the app has no such page \($1)") }
        guard let delay = call.startDelay else {
            await launch(restoresState: call.restoresState, warn: console.warn)
            return nil
        }
        if call.restoresState { await restoreState(warn: console.warn) }
        saveState()
        return Task {
            guard (try? await router.clock.sleep(delay)) != nil else { return }
            await openGate(warn: console.warn)
        }
    }

    /// Makes sure that everything is written at the end of a call.
    /// - Throws: `CommandError` if a change of the user is not.
    func checkSaved() async throws(CommandError) {
        await storage.flush()
        if let error = storage.unsavedError { throw .output("not everything is saved: \(error).") }
    }
}

extension Invocation {
    /// The documents in the user's folder, or the sample.
    func documents(now: Date) -> Documents {
        let sample = SampleData(now: now)
        return dataFolder.map(Documents.folder) ?? .generated(sample.document)
    }

    /// Whether an unusable document of the user ends the program before it does anything. A session
    /// starts nevertheless: its screens say what can't be loaded, and the user can try again.
    fileprivate var checksDocuments: Bool {
        if case .shell = command { false } else { dataFolder != nil }
    }
}
