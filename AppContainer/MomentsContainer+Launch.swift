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

    /// Launches the app that a call asks for, where the user left it if the call says so. From then
    /// on it keeps where the user is: a kill at any moment loses nothing.
    static func launch(_ call: Invocation, console: Console) async throws -> MomentsContainer {
        let trace = try call.traceFile.map { try TraceFile($0, warn: console.warn) }
        let app = try await MomentsContainer(call, console: console)
        let kept = app.storage.state("navigation", initial: NavigationState())
        if call.restores {
            for error in await app.router.restore(kept.value) {
                console.warn("left out: \(error)")
            }
        }
        kept.update { $0 = app.stage.state }
        app.router.observe { event in
            if case .moved(let state) = event { kept.update { $0 = state } }
            if case .ended(let outcome) = event { trace?.write(outcome) }
        }
        // A kill may have come between the login and what it was for.
        if let name = app.session.userName { await app.router.resume(after: .login, as: name) }
        return app
    }
}

extension Invocation {
    /// The user's own documents, or the sample that the program makes.
    func documents(now: Date) throws -> Documents {
        try dataFolder.map(Documents.folder) ?? .memory(SampleData(now: now).documents())
    }
}
