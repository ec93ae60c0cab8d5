import DesignKit
public import RoutingEngine
public import RoutingRules
import StorageKit

extension AppContainer {
    public static let version = AppVersion(1, 0, 0)
    /// The links that the app answers.
    public nonisolated static let links = UniversalLinks(
        hosts: ["momentsapp.com"], schemes: ["momentsapp"])

    /// Where web pages are shown. The pages at `/page` are the company's own, so a link or a rule
    /// may open them; `/webview` shows any page of the web and stays closed.
    static let webPages = WebPages(at: "/page", hosts: webHosts)

    static let webHosts = ["momentsapp.com", "help.momentsapp.com"]

    /// - Throws: The error of reading the rules that ship with the app, or `RuleDocumentError` if they
    ///   can't be used. Those of a server never prevent the app from starting.
    func applyRules(
        _ local: (() throws -> RuleDocument)?, _ server: (() throws -> RuleDocument)?,
        warn: @escaping (String) -> Void
    ) async throws {
        if let local { try rules.apply(try local()) }
        rules.onExpiry = { [weak self] part in
            warn(part.description)
            self?.notify(texts("The remote rules have expired."))
        }
        guard let server else { return }
        let kept = RuleState(file: storage.app.state("remote-rules", initial: KeptRules())) {
            [weak self] save in self?.note("rules") { _ in try await save() }
        }
        await storage.load()
        let remote = RemoteRules(for: rules, storedIn: kept, warn: warn, reading: server)
        remote.whenChanged = { [weak self] in self?.notify(texts("New rules apply now.")) }
        remoteRules = remote
    }

    /// Reads the rules of a server again and again, until the task is cancelled.
    public func watchRules() async {
        await remoteRules?.watch(by: router.clock)
    }
}

/// What the app keeps of a server's rules.
private struct RuleState: RuleStore {
    let file: StateFile<KeptRules>
    let note: (@escaping @MainActor () async throws -> Void) -> Void

    var kept: KeptRules? { file.readError == nil ? file.value : nil }

    func keep(_ rules: KeptRules) {
        note { [file] in try await file.update { $0 = rules } }
    }
}
