import Foundation
import StorageKit
import TestSupport
import Testing

@Suite
@MainActor
struct `The documents of the backend` {
    @Test
    func `are decoded from memory`() throws {
        let documents = Documents.timeline(Timeline.json(Timeline.moment()))
        #expect(try documents.decodeTimeline().moments.map(\.title) == ["Hello"])
    }

    @Test
    func `are the JSON files of a folder`() async throws {
        try await withTemporaryFolder { folder in
            try write(Timeline.json(Timeline.moment()), into: folder)
            #expect(try Documents.folder(folder).decodeTimeline().moments.count == 1)
        }
    }

    @Test
    func `may hold keys that the app does not know`() throws {
        let json = #"""
            {
              "version": 2,
              "moments": [{ "title": "Hi", "createdDate": "1", "mood": { "emoji": ["🙂"] } }]
            }
            """#
        #expect(try Documents.timeline(json).decodeTimeline().moments.map(\.title) == ["Hi"])
    }

    @Test
    func `are decoded once`() async throws {
        try await withTemporaryFolder { folder in
            try write(Timeline.json(Timeline.moment()), into: folder)
            let storage = Storage(documents: .folder(folder))
            _ = try storage.document("timeline", as: Timeline.self)
            try FileManager.default.removeItem(at: folder)
            #expect(try storage.document("timeline", as: Timeline.self).moments.count == 1)
        }
    }

    @Test
    func `are read again after a failure`() async throws {
        try await withTemporaryFolder { folder in
            let storage = Storage(documents: .folder(folder))
            #expect(throws: DocumentError.self) {
                try storage.document("timeline", as: Timeline.self)
            }
            try write(Timeline.json(), into: folder)
            #expect(try storage.document("timeline", as: Timeline.self).moments.isEmpty)
        }
    }

    private func write(_ json: String, into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(json.utf8).write(to: folder.appending(path: "timeline.json"))
    }
}
