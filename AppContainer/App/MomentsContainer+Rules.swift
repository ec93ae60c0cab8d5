import DesignKit
public import RoutingEngine
public import RoutingRules
import StorageKit

/// Where the rules of the app are read from.
public struct RuleSources {
    let local: (() throws -> RuleDocument)?
    /// The rules of a server, if there are any.
    let remote: (() throws -> RuleDocument)?

    public init(
        local: (() throws -> RuleDocument)? = nil, remote: (() throws -> RuleDocument)? = nil
    ) {
        self.local = local
        self.remote = remote
    }
}

extension MomentsContainer {
    public static let version = AppVersion(1, 0, 0)
    /// The links that the app answers.
    public nonisolated static let links = UniversalLinks(
        hosts: ["momentsapp.com"], schemes: ["momentsapp"])

    /// Where web pages are shown. The pages at `/page` are the company's own, so a link or a rule
    /// may open them; `/webview` shows any page of the web and stays closed.
    static let webPages = WebPages(at: "/page", hosts: webHosts)

    static let webHosts = ["momentsapp.com", "help.momentsapp.com"]

    /// Applies the rules of the app, and watches those of a server.
    /// - Throws: What reading the rules that ship with the app throws, or `RuleDocumentError` if they
    ///   can't be used. Those of a server never prevent the app from starting.
    func applyRules(
        from sources: RuleSources, warn: @escaping (String) -> Void
    ) async throws {
        if let local = try sources.local?() { try rules.apply(local) }
        rules.onExpiry = { [weak self] part in
            warn(part.description)
            self?.notify(texts("The remote rules have expired."))
        }
        guard let read = sources.remote else { return }
        let kept = RuleState(file: storage.app.state("remote-rules", initial: KeptRules())) {
            [weak self] in self?.note($0)
        }
        await storage.load()
        let remote = RemoteRules(
            for: rules, storedIn: kept, warn: warn, reading: read)
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
