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
