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

    /// A document that is accepted, and one that is refused but for what it closes.
    private nonisolated static let documents = [
        #"{"version": 7, "rules": [{"path": "/letters", "enabled": false}]}"#,
        #"{"rules": [{"path": "/letters", "enabled": false}, {"path": "/notes", "login": 1}]}"#,
    ]

    @Test(arguments: documents, ["?", "", #""Pw==""#, "{}"])
    func `keep routes closed if first one and then the other of the two files is corrupt`(
        document: String, damage: String
    ) async throws {
        try await withTemporaryFolder { folder in
            server.document = document
            _ = try await server.launch(in: folder)
            server.document = nil
            // The good one repairs the other one.
            for name in ["remote-rules", "remote-rules-copy", "remote-rules"] {
                let file = folder.appending(path: "\(name).json")
                try #require(FileManager.default.fileExists(atPath: file.path))
                try Data(damage.utf8).write(to: file)
                for _ in 0..<2 {
                    let app = try await server.launch(in: folder)
                    #expect(await isOff("/letters", in: app), "\(name)")
                }
            }
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
