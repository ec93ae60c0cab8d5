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
    /// Two places in memory.
    private final class TwoPlaces: RuleStore {
        private var places = [KeptRules(), KeptRules()]

        var copies: [KeptRules]? { places }

        func update(_ change: @escaping @Sendable (inout KeptRules) -> Void) {
            for index in places.indices { change(&places[index]) }
        }

        func loseOne() { places[0] = KeptRules() }
    }

    private func launch(
        _ store: some RuleStore, reading download: URL, log: @escaping (String) -> Void
    ) throws -> (AppRouter, RemoteRules) {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        let rules = RouteRules(policy: RulePolicy(appVersion: AppVersion(1, 4)))
        router.use(rules)
        router.register(path: "/sale", navigator: ClosureNavigator { .screen(LoginScreen()) })
        try router.start()
        let file = RuleFile(name: "rules.json") { try RuleFile.Content(Data(contentsOf: download)) }
        let remote = RemoteRules(file, for: rules, storedIn: store) { log($0) }
        remote.refresh()
        return (router, remote)
    }

    @Test
    func `keep closed what a server has closed, without the server and one of the copies`()
        async throws
    {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let download = folder.appending(path: "rules.json")
            try Data(#"{"rules": [{"path": "/sale", "enabled": false}]}"#.utf8).write(to: download)
            let store = TwoPlaces()
            var warnings: [String] = []
            for isFirst in [true, false] {
                let (router, remote) = try launch(store, reading: download) { warnings.append($0) }
                let outcome = await router.route(RouteRequest(url: "/sale"))
                remote.refresh()
                #expect(outcome.error?.code == "switched-off")
                if isFirst { try FileManager.default.removeItem(at: download) }
                store.loseOne()
            }
            #expect(warnings.count == 1)
            #expect(warnings.first?.contains("the rules in rules.json can't be read") == true)
        }
    }
}
