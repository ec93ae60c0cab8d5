import RoutingEngine
import RoutingKit
import RoutingRules
import StorageKit

extension MomentsContainer {
    /// The limits for rules. The pages at `/page` are the company's own, so a link or a rule may
    /// open them. `/webview` shows any web page and stays closed.
    static let rulePolicy = RulePolicy(
        appVersion: version, webHosts: webHosts, webPagePath: "/page", webPageParameter: "url")

    /// The hosts of the company's own pages.
    static let webHosts = ["momentsapp.com", "help.momentsapp.com"]

    /// Applies the rules of the app, and watches those of a server.
    /// - Throws: ``RuleFileError`` or `RouteConfigError` if the app's own rules can't be used.
    ///   Remote rules never prevent the launch.
    func applyRules(from sources: RuleSources) throws {
        let local = try sources.local.map {
            RouteConfig(try $0.read(), named: $0.name, from: .app)
        }
        let apply: (RouteConfig?) throws(RouteConfigError) -> [SkippedRule] = {
            [rules] remote throws(RouteConfigError) in
            try rules.apply([local, remote].compactMap(\.self))
            return rules.skipped
        }
        _ = try apply(nil)
        guard let file = sources.remote else { return }
        let remote = RemoteRules(file, storage: storage, apply: apply, warn: sources.warn)
        router.observe { event in
            if case .began = event { remote.refresh() }
        }
        remote.whenChanged = { [weak self] in self?.notify("New rules apply now.") }
        remoteRules = remote
    }
}
