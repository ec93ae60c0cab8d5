import DesignKit
public import RoutingEngine
import RoutingRules
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

    /// - Throws: The error of reading the rules that ship with the app, or `RuleDocumentError` if
    ///   they can't be used. Those of a server never prevent the app from starting.
    func applyRules(
        _ local: (() throws -> RuleDocument)?, _ server: (() throws -> RuleDocument)?,
        warn: @escaping (String) -> Void
    ) async throws {
        if let local { try rules.apply(try local()) }
        rules.onExpiry = { [weak self] sentence in
            warn(sentence)
            self?.notify(texts("The remote rules have expired."))
        }
        guard let server else { return }
        let copies = ["remote-rules", "remote-rules-copy"].map {
            storage.app.state($0, initial: nil as KeptRules?)
        }
        let kept = RuleState(app: self, copies: copies)
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

/// What the app keeps of a server's rules, twice: if one file is damaged, the other one still says
/// what the server has closed.
private struct RuleState: RuleStore {
    /// The app, which has the rules that are kept.
    weak var app: AppContainer?
    /// The files of both copies. The first one is written first, so it is never the older one.
    let copies: [StateFile<KeptRules?>]

    var kept: KeptRules? {
        let readable = copies.filter { $0.readError == nil }
        if let kept = readable.lazy.compactMap(\.value).first { return kept }
        if readable.count < copies.count { return nil }
        return copies.contains { $0.damage != nil } ? .lost : KeptRules()
    }

    func keep(_ rules: KeptRules) {
        app?.note("rules") { _ in
            var errors: [any Error] = []
            for copy in copies {
                do {
                    try await copy.update { $0 = rules }
                } catch {
                    errors.append(error)
                }
            }
            // One copy is enough to know what is closed.
            if errors.count == copies.count, let error = errors.first { throw error }
        }
    }
}
