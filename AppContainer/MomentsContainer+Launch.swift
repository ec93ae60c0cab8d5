import Foundation
import RoutingKit
import StorageKit

extension MomentsContainer {
    /// Puts together the app that a call of the program asks for.
    convenience init(_ call: Invocation, console: Console) async throws {
        let folder = StateFolder(call.stateFolder, warn: console.warn)
        try await self.init(
            build: call.build, documents: call.documents(now: Date()), stateFolder: folder,
            rules: RuleSources(
                local: call.configFile.map(RuleFile.init),
                remote: call.remoteConfigFile.map(RuleFile.init), warn: console.warn),
            now: { Date() })
    }

    /// Brings the app to where the user left it, if the call says so. From then on it keeps where
    /// the user is: a kill at any moment loses nothing.
    func begin(_ call: Invocation, console: Console) async throws {
        let trace = try call.traceFile.map { try TraceFile($0, warn: console.warn) }
        let kept = storage.state("navigation", initial: NavigationState())
        notify = console.warn
        browse = { console.warn("offered to the browser, as the app has no such page: \($0)") }
        if call.restores {
            for error in await router.restore(kept.value) {
                console.warn("left out: \(error)")
            }
        }
        kept.update { $0 = stage.state }
        router.observe { event in
            if case .moved(let state) = event { kept.update { $0 = state } }
            if case .ended(let outcome) = event { trace?.write(outcome) }
        }
        for error in await goOn() {
            console.warn("dropped: \(error)")
        }
    }

    /// Opens the gate for links that have waited, and lets go on what was kept for its user: a
    /// kill may have come between the login and what it was for.
    /// - Returns: Why some of it is dropped.
    @discardableResult
    func goOn() async -> [RouteError] {
        router.meet(.sessionRestored)
        guard let name = session.userName else { return [] }
        return await router.resume(after: .login, as: name).compactMap(\.error)
    }
}

extension Invocation {
    /// The user's own documents, or the sample that the program makes.
    func documents(now: Date) throws -> Documents {
        try dataFolder.map(Documents.folder) ?? .memory(SampleData(now: now).documents())
    }
}
