import Foundation
import RoutingRules
import RoutingTestSupport
import StorageKit
import RoutingTesting
import TestSupport
import TerminalKit
import Testing
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
