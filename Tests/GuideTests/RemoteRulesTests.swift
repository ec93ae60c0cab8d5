import Foundation
import RoutingEngine
import RoutingKit
import RoutingRules
import RoutingTestSupport
import RoutingTesting
import TestSupport
import Testing

/// The guide to remote rules, as an app with a storage of its own follows it.
@Suite
@MainActor
struct `Remote rules in an app` {
    private final class Memory: RuleStore {
        private(set) var kept: KeptRules? = KeptRules()

        func keep(_ rules: KeptRules) { kept = rules }
    }

    private func launch(
        _ store: some RuleStore, reading download: URL, log: @escaping (String) -> Void
    ) throws -> (AppRouter, RemoteRules) {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        let rules = RouteRules(for: AppVersion(1, 4))
        router.use(rules)
        router.register(path: "/sale", navigator: ClosureNavigator { .screen(LoginScreen()) })
        try router.start()
        let remote = RemoteRules(for: rules, storedIn: store, warn: { log($0) }) {
            RuleDocument(try Data(contentsOf: download), named: "rules.json", from: .remoteRule)
        }
        return (router, remote)
    }

    @Test
    func `keep closed what a server has closed, also without the server`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let download = folder.appending(path: "rules.json")
            try Data(#"{"rules": [{"path": "/sale", "enabled": false}]}"#.utf8).write(to: download)
            let store = Memory()
            var warnings: [String] = []
            for isFirst in [true, false] {
                let (router, remote) = try launch(store, reading: download) { warnings.append($0) }
                let outcome = await router.route(RouteRequest(url: "/sale"))
                remote.refresh()
                #expect(outcome.error?.code == "switched-off")
                if isFirst { try FileManager.default.removeItem(at: download) }
            }
            #expect(warnings.count == 1)
            #expect(warnings.first?.contains("the remote rules are unchanged: ") == true)
        }
    }
}
