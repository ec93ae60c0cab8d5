import Foundation
import MomentsTestSupport
import RoutingRules
import RoutingTestSupport
import Testing
import ToggleKit

@testable import AppContainerKit

@Suite(.hangLimit)
struct `Remote rules` {
    private let folder = URL.newTemporaryFolder
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

    @Test(arguments: ["a folder", "a text"], ["remote-rules.json", nil])
    func `what a server has closed stays closed if one file of its rules is damaged, or all are`(
        damage: String, file: String?
    ) async throws {
        let leaving = "/leave?destination=mailto%3Aada%40example.com"
        server.send(#"{"path": "/letters/:value", "enabled": false}"#)
        try await server.launch(in: folder).container.finishNotes()
        server.document = nil
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.contains(file ?? "remote-rules") && $0.hasSuffix(".json") }
            .map { folder.appending(path: $0) }
        #expect(files.count == (file == nil ? 2 : 1))
        for file in files {
            try FileManager.default.removeItem(at: file)
            try damage == "a folder"
                ? FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
                : Data("x\n".utf8).write(to: file)
        }
        for _ in 1...2 {
            let app = try await server.launch(in: folder)
            try await app.container.finishNotes()
            let letter = app.router.explain("/letters/bo", from: .app).error?.code
            #expect(letter == (file == nil ? nil : "switched-off"))
            // What the server has closed isn't known then: nothing changes data.
            let leave = app.router.explain(leaving, from: .app).error?.code
            #expect(leave == (file == nil ? "rules-unknown" : nil))
        }
        server.send("")
        let app = try await server.launch(in: folder)
        #expect(app.router.canOpen(leaving, from: .app))
    }

    @Test
    func `rules set a remote toggle by its name, and no toggle of another kind`() async throws {
        let kinds: [FeatureToggle.Kind] = [.remote, .experiment, .internal]
        let toggles = kinds.map { FeatureToggle("is\($0)", by: $0) }
        server.document = #"""
            {"rules": [], "toggles": {"isremote": false, "isexperiment": false, "isinternal": false}}
            """#
        let app = try await server.launch()
        #expect(toggles.map(app.container.toggles.isOn) == [false, true, true])
        server.document = #"{"rules": [], "toggles": {"isremote": 0}}"#
        await app.router.route(RouteRequest(url: "/notes"))
        #expect(!app.container.toggles.isOn(toggles[0]), "a refused document changes nothing")
        #expect(server.warnings.contains { $0.contains("toggles.isremote") }, "\(server.warnings)")
    }

    /// The clock shows eight o'clock.
    @Test(arguments: [("09", [true, false]), ("07", [false, false])])
    func `of an expired document, a toggle that is on ends, and one that is off stays off`(
        hour: String, isOn: [Bool]
    ) async throws {
        server.document = #"""
            {"expires": "2027-01-15T\#(hour):00:00Z", "rules": [],
             "toggles": {"isStar": true, "isOpen": false}}
            """#
        let app = try await server.launch()
        let star = FeatureToggle("isStar", by: .remote, isOnByDefault: false)
        let toggles = [star, FeatureToggle("isOpen", by: .remote)]
        #expect(toggles.map(app.container.toggles.isOn) == isOn)
    }
}

/// A server of rules whose document tests change; it is silent while there is none.
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
