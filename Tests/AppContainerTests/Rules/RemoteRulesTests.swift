import Foundation
import RoutingRules
import RoutingTesting
import RoutingTestSupport
import StorageKit
import TerminalKit
import Testing
import TestSupport
import ToggleKit

@testable import AppContainer
@testable import CompositionRoot

@Suite(.hangLimit)
@MainActor
struct `Remote rules` {
    private let server = RuleServer()
    private let lettersOff = #"{"path": "/letters", "enabled": false}"#

    @Test
    func `apply from the next request on`() async throws {
        let app = try await server.launch()
        #expect(await app.code(of: "/letters") == nil)
        server.send(lettersOff)
        #expect(await app.code(of: "/letters") == "switched-off")
        server.send("")
        #expect(await app.code(of: "/letters") == nil)
        #expect(server.warnings == [])
    }

    @Test
    func `apply to what the user types, and the user is notified`() async throws {
        let app = try await server.launch()
        let console = ScriptedConsole(["explain /letters"])
        let shell = app.container.lineMode(on: console.console)
        server.send(lettersOff)
        await shell.run()
        #expect(console.output.contains("'/letters' is switched off at the moment."))
        #expect(console.output.contains("New rules apply now."))
    }

    @Test
    func
        `decide about a toggle that the user hasn't switched, for an installation always the same`()
        async throws
    {
        let variants = { (on: Int) in
            #"""
            {"path": "/notes", "experiment": {"name": "isLikeButtonStar", "variants": [
              {"name": "on", "weight": \#(on)}, {"name": "off", "weight": \#(100 - on)}]}}
            """#
        }
        try await withTemporaryFolder { folder in
            server.send(variants(50))
            let app = try await server.launch(in: folder)
            let isOn = app.container.toggles.isOn(.isLikeButtonStar)
            let again = try await server.launch(in: folder)
            #expect(again.container.toggles.isOn(.isLikeButtonStar) == isOn)
            for on in [0, 100] {
                server.send(variants(on))
                await again.router.route(RouteRequest(url: "/notes"))
                #expect(again.container.toggles.isOn(.isLikeButtonStar) == (on == 100))
            }
            again.container.toggles.set(.isLikeButtonStar, to: false)
            #expect(!again.container.toggles.isOn(.isLikeButtonStar))
        }
    }
}

@Suite
@MainActor
struct `The stored rules of a server` {
    private let server = RuleServer()
    private let lettersOff = #"{"version": 7, "rules": [{"path": "/letters", "enabled": false}]}"#

    private func isOff(_ url: String, in app: LaunchedApp) async -> Bool {
        await app.code(of: url) == "switched-off"
    }

    @Test(arguments: ["?", "", "{}"])
    func `are those of the server if the file is damaged`(damage: String) async throws {
        try await withTemporaryFolder { folder in
            server.document = lettersOff
            _ = try await server.launch(in: folder)
            try Data(damage.utf8).write(to: folder.appending(path: "remote-rules.json"))
            #expect(await isOff("/letters", in: try await server.launch(in: folder)))
        }
    }

    @Test
    func `refuse an older document in the next launch, too`() async throws {
        try await withTemporaryFolder { folder in
            server.document = lettersOff
            _ = try await server.launch(in: folder)
            server.document = #"{"version": 6, "rules": []}"#
            for _ in 0..<2 {
                server.warnings = []
                #expect(await isOff("/letters", in: try await server.launch(in: folder)))
                #expect(
                    server.warnings.contains(
                        "rules.json: version: 6 is older than 7, which the app has read already; "
                            + "publish a higher one"))
            }
            server.document = #"{"version": 8, "rules": []}"#
            #expect(await !isOff("/letters", in: try await server.launch(in: folder)))
        }
    }
}
