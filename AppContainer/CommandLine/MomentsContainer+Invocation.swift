import Foundation
import RoutingEngine
import RoutingKit
import SampleData
import StageKit
import StorageKit

extension MomentsContainer {
    /// Puts together the app that a call of the program asks for.
    convenience init(
        _ call: Invocation, stage: any Stage = HeadlessStage(), warn: @escaping (String) -> Void
    ) async throws {
        try await self.init(
            stage: stage, build: call.build, documents: call.documents(now: Date()),
            stateFolder: StateFolder(call.stateFolder, warn: warn),
            rules: RuleSources(
                local: call.configFile.map(RuleFile.init),
                remote: call.remoteConfigFile.map(RuleFile.init), warn: warn),
            now: { Date() })
        if let trace = try call.traceFile.map({ try TraceFile($0, warn: warn) }) {
            router.observe { event in
                if case .ended(let outcome) = event { trace.write(outcome) }
            }
        }
    }

    /// Begins in the terminal, as a call of the program says.
    func begin(_ call: Invocation, console: Console) async {
        notify = console.warn
        browse = { console.warn("offered to the browser, as the app has no such page: \($0)") }
        await comeBack(restores: call.restores, warn: console.warn)
        guard let delay = call.startDelay else { return await getReady(warn: console.warn) }
        Task {
            try? await router.clock.sleep(delay)
            await getReady(warn: console.warn)
        }
    }
}

extension Invocation {
    /// The user's own documents, or the sample that the program makes.
    func documents(now: Date) throws -> Documents {
        try dataFolder.map(Documents.folder) ?? .memory(SampleData(now: now).documents())
    }
}
