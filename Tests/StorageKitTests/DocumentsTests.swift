import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `The documents of the backend` {
    @Test
    func `are the JSON files of a folder`() async throws {
        try await withTemporaryFolder { folder in
            try write(Timeline.json(Timeline.moment()), into: folder)
            #expect(try await Documents.folder(folder).decodeTimeline().moments.count == 1)
        }
    }

    @Test
    func `may hold keys that the app does not know`() async throws {
        let json = #"""
            {
              "version": 2,
              "moments": [{ "title": "Hi", "createdDate": "1", "mood": { "emoji": ["🙂"] } }]
            }
            """#
        #expect(try await Documents.timeline(json).decodeTimeline().moments.map(\.title) == ["Hi"])
    }

    @Test
    func `are decoded once for several storages, and again after a failure`() async throws {
        let reads = Guarded(0)
        let documents = Documents.generated { _ in
            reads.change { $0 += 1 }
            return reads.value == 1 ? nil : Data(Timeline.json(Timeline.moment()).utf8)
        }.decodedOnce()
        await #expect(throws: DocumentError.self) { try await documents.decodeTimeline() }
        for _ in 0..<3 { #expect(try await documents.decodeTimeline().moments.count == 1) }
        #expect(reads.value == 2)
    }

    private func write(_ json: String, into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(json.utf8).write(to: folder.appending(path: "timeline.json"))
    }
}
