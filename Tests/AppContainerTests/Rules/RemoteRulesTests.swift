import AppContainerKit
import Foundation
import RoutingEngine
import RoutingKit
import RoutingRules
import RoutingTestSupport
import RoutingTesting
import StorageKit
import TestSupport
import Testing
import ToggleKit

@testable import AppContainer
@testable import AppContainerKit

@Suite(.hangLimit)
@MainActor
struct `Remote rules` {
    private let server = RuleServer()
    private let lettersOff = #"{"path": "/letters", "enabled": false}"#

    @Test
    func `remote rules apply to what the user types, and the user is notified`() async throws {
        let app = try await server.launch()
        let console = ScriptedConsole(["open /letters"])
        server.send(lettersOff)
        await app.container.run(on: console)
        #expect(console.output.contains("refused (switched-off)"))
        #expect(console.output.contains("New rules apply now."))
    }

    @Test
    func
        `rules decide about a toggle that the user hasn't switched, the same at each start`()
        async throws
    {
        let star = FeatureToggle("isLikeButtonStar", by: .experiment, isOnByDefault: false)
        let variants = { (on: Int) in
            #"""
            {"path": "/notes", "experiment": {"name": "isLikeButtonStar", "variants": [
              {"name": "on", "weight": \#(on)}, {"name": "off", "weight": \#(100 - on)}]}}
            """#
        }
        try await withTemporaryFolder { folder in
            server.send(variants(50))
            let app = try await server.launch(in: folder)
            let isOn = app.container.toggles.isOn(star)
            let again = try await server.launch(in: folder)
            #expect(again.container.toggles.isOn(star) == isOn)
            for on in [0, 100] {
                server.send(variants(on))
                await again.router.route(RouteRequest(url: "/notes"))
                #expect(again.container.toggles.isOn(star) == (on == 100))
            }
            await again.container.toggles.set(star, to: false)
            #expect(!again.container.toggles.isOn(star))
        }
    }
}

/// A server of rules whose document tests change; it is silent while there is none.
@MainActor
final class RuleServer {
    /// The document as it is sent.
    var document: String? = #"{"rules": []}"#
    /// What the app has warned of.
    var warnings: [String] = []

    /// Sends a document with rules.
    func send(_ rules: String) {
        document = "{\"rules\": [\(rules)]}"
    }

    /// Launches an app with plug-ins of its own, under the rules of this server.
    func launch(in folder: URL? = nil, now: Date = Sample.now) async throws -> LaunchedApp {
        let read = { [self] in
            guard let document = MainActor.assumeIsolated({ document }) else {
                throw CocoaError(.fileReadNoSuchFile)
            }
            return RuleDocument(Data(document.utf8), named: "rules.json", from: .remoteRule)
        }
        return try await LaunchedApp(
            plugins: .own, stateFolder: folder, now: now,
            remoteRules: read, warn: { [self] in warnings.append($0) })
    }
}
