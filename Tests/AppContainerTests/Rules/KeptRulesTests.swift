import Foundation
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The stored rules of a server` {
    /// A server whose document tests change; it is silent while there is none.
    @MainActor
    private final class Server {
        var document: String?
        var warnings: [String] = []

        var sources: RuleSources {
            RuleSources(
                remote: RuleFile(name: "rules.json") { [self] in
                    guard let document = MainActor.assumeIsolated({ document }) else {
                        throw CocoaError(.fileReadNoSuchFile)
                    }
                    return Data(document.utf8)
                }, warn: { [self] in warnings.append($0) })
        }
    }

    private let server = Server()
    private let lettersOff = #"{"version": 7, "rules": [{"path": "/letters", "enabled": false}]}"#

    private func launch(in folder: URL, now: Date = Sample.now) async throws -> LaunchedApp {
        try await LaunchedApp(
            plugins: .own, stateFolder: folder, now: now, rules: server.sources)
    }

    private func isOff(_ url: String, in app: LaunchedApp) async -> Bool {
        await app.router.route(RouteRequest(url: url)).error?.code == "switched-off"
    }

    /// Replaces existing files of the state folder.
    private func replace(_ names: [String], in folder: URL, by text: String) throws {
        for name in names {
            let file = folder.appending(path: "\(name).json")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            try Data(text.utf8).write(to: file)
        }
    }

    @Test(arguments: ["remote-rules", "remote-rules-copy"], ["?", "", #""Pw==""#, "{}"])
    func `keep routes closed if one of the two files is corrupt`(
        file: String, text: String
    ) async throws {
        try await withTemporaryFolder { folder in
            server.document = lettersOff
            _ = try await launch(in: folder)
            server.document = nil
            try replace([file], in: folder, by: text)
            for _ in 0..<2 {
                #expect(await isOff("/letters", in: try await launch(in: folder)))
            }
        }
    }

    @Test
    func `keep routes closed if first one and then the other file is corrupt`() async throws {
        try await withTemporaryFolder { folder in
            server.document = lettersOff
            _ = try await launch(in: folder)
            server.document = nil
            // The good one repairs the other one.
            for name in ["remote-rules", "remote-rules-copy", "remote-rules"] {
                try replace([name], in: folder, by: "?")
                #expect(await isOff("/letters", in: try await launch(in: folder)), "\(name)")
            }
        }
    }

    @Test(arguments: ["remote-closings", "remote-closings-copy"])
    func `keep routes closed that a refused document closed if one of the two files is corrupt`(
        file: String
    ) async throws {
        try await withTemporaryFolder { folder in
            server.document =
                #"{"rules": [{"path": "/letters", "enabled": false}, {"path": "/notes", "kind": 1}]}"#
            _ = try await launch(in: folder)
            server.document = nil
            try replace([file], in: folder, by: "?")
            for _ in 0..<2 {
                #expect(await isOff("/letters", in: try await launch(in: folder)))
            }
        }
    }

    @Test
    func `keep routes closed if the file can be read a moment later`() async throws {
        try await withTemporaryFolder { folder in
            server.document = lettersOff
            _ = try await launch(in: folder)
            let files = ["remote-rules", "remote-rules-copy"].map {
                folder.appending(path: "\($0).json")
            }
            let kept = try files.map { try Data(contentsOf: $0) }
            for file in files {
                // A folder can't be read as a file.
                try FileManager.default.removeItem(at: file)
                try FileManager.default.createDirectory(
                    at: file, withIntermediateDirectories: false)
            }
            server.document = #"{"version": 6, "rules": []}"#
            let app = try await launch(in: folder)
            for (file, data) in zip(files, kept) {
                try FileManager.default.removeItem(at: file)
                try data.write(to: file)
            }
            #expect(await isOff("/letters", in: app))
            #expect(await isOff("/letters", in: try await launch(in: folder)))
        }
    }

    @Test
    func `are replaced by the document of the server as soon as both can be read`() async throws {
        try await withTemporaryFolder { folder in
            server.document = #"{"rules": [{"path": "/letters", "enabled": false}]}"#
            _ = try await launch(in: folder)
            let file = folder.appending(path: "remote-rules.json")
            let kept = try Data(contentsOf: file)
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
            server.document = #"{"rules": []}"#
            let app = try await launch(in: folder)
            try FileManager.default.removeItem(at: file)
            try kept.write(to: file)
            #expect(await !isOff("/letters", in: app))
            server.document = nil
            #expect(await !isOff("/letters", in: try await launch(in: folder)))
        }
    }

    @Test
    func `are the newer document after a kill between the writes of both`() async throws {
        try await withTemporaryFolder { folder in
            server.document = #"{"rules": []}"#
            _ = try await launch(in: folder)
            let copy = folder.appending(path: "remote-rules-copy.json")
            let older = try Data(contentsOf: copy)
            server.document = #"{"rules": [{"path": "/letters", "enabled": false}]}"#
            _ = try await launch(in: folder)
            try older.write(to: copy)
            server.document = nil
            #expect(await isOff("/letters", in: try await launch(in: folder)))
        }
    }

    @Test
    func `refuse an older document in the next launch, too`() async throws {
        try await withTemporaryFolder { folder in
            server.document = lettersOff
            _ = try await launch(in: folder)
            server.document = #"{"version": 6, "rules": []}"#
            for _ in 0..<2 {
                server.warnings = []
                #expect(await isOff("/letters", in: try await launch(in: folder)))
                #expect(
                    server.warnings.contains(
                        "rules.json: version: version 6 is older than 7, which the app has read "
                            + "already; publish a higher one, or withdraw 7 if it was published "
                            + "by mistake"))
            }
            server.document = #"{"version": 8, "rules": []}"#
            #expect(await !isOff("/letters", in: try await launch(in: folder)))
        }
    }

    @Test
    func `still close routes and require logins after their expiry`() async throws {
        try await withTemporaryFolder { folder in
            server.document = #"""
                {"expires": "2027-01-15T09:00:00Z", "rules": [
                  {"path": "/letters", "enabled": false},
                  {"path": "/notes/:id", "loginRequired": true},
                  {"path": "/sale", "kind": "redirect", "target": "/notes/7"}]}
                """#
            _ = try await launch(in: folder)
            server.document = nil
            let app = try await launch(in: folder, now: Sample.now.addingTimeInterval(3600))
            #expect(await isOff("/letters", in: app))
            let outcome = await app.router.route(RouteRequest(url: "/notes/7"))
            guard case .suspended = outcome.result else {
                Issue.record("\(outcome)")
                return
            }
            #expect(await app.router.route(RouteRequest(url: "/sale")).error != nil)
        }
    }
}
