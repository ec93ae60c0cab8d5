import Foundation
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The stored rules of a server` {
    private let server = RuleServer()
    private let lettersOff = #"{"version": 7, "rules": [{"path": "/letters", "enabled": false}]}"#

    private func isOff(_ url: String, in app: LaunchedApp) async -> Bool {
        await app.code(of: url) == "switched-off"
    }

    private nonisolated static let files = ["remote-rules", "remote-rules-copy"]
    /// A document that is accepted, and one that is refused but for what it closes.
    private nonisolated static let documents = [
        #"{"version": 7, "rules": [{"path": "/letters", "enabled": false}]}"#,
        #"{"rules": [{"path": "/letters", "enabled": false}, {"path": "/notes", "login": 1}]}"#,
    ]

    /// Launches the app with a document of the server, damages one file after the other, and launches
    /// it again after each damage without the server.
    private func expectClosed(
        _ document: String, damaging files: [String], by damage: String
    ) async throws {
        try await withTemporaryFolder { folder in
            server.document = document
            _ = try await server.launch(in: folder)
            server.document = nil
            for name in files {
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

    @Test(arguments: documents, ["?", "", #""Pw==""#, "{}"])
    func `keep routes closed if one of the two files is corrupt`(
        document: String, damage: String
    ) async throws {
        for name in Self.files {
            try await expectClosed(document, damaging: [name], by: damage)
        }
    }

    @Test(arguments: documents)
    func `keep routes closed if first one and then the other file is corrupt`(
        document: String
    ) async throws {
        // The good one repairs the other one.
        try await expectClosed(document, damaging: Self.files + [Self.files[0]], by: "?")
    }

    @Test
    func `keep routes closed if the file can be read a moment later`() async throws {
        try await withTemporaryFolder { folder in
            server.document = lettersOff
            _ = try await server.launch(in: folder)
            let files = Self.files.map {
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
            let app = try await server.launch(in: folder)
            for (file, data) in zip(files, kept) {
                try FileManager.default.removeItem(at: file)
                try data.write(to: file)
            }
            #expect(await isOff("/letters", in: app))
            #expect(await isOff("/letters", in: try await server.launch(in: folder)))
        }
    }

    @Test
    func `are the newer document after a kill between the writes of both`() async throws {
        try await withTemporaryFolder { folder in
            server.document = #"{"rules": []}"#
            _ = try await server.launch(in: folder)
            let copy = folder.appending(path: "remote-rules-copy.json")
            let older = try Data(contentsOf: copy)
            server.document = #"{"rules": [{"path": "/letters", "enabled": false}]}"#
            _ = try await server.launch(in: folder)
            try older.write(to: copy)
            server.document = nil
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
