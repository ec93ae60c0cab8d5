import Foundation
import RoutingTesting
import StorageKit
import TestSupport
import Testing

@Suite
@MainActor
struct `A change of the timeline that can't be saved` {
    /// An app whose file of changes is a folder.
    private func launch(in folder: URL) async throws -> AppRouter {
        let file = folder.appending(path: "Moments/changes.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let documents = [
            "moments": Data(SmallTimeline.json([SmallTimeline.photos]).utf8)
        ]
        return try await launchMoments(
            on: Storage(documents: .memory(documents), folder: StateFolder(folder) { _ in }))
    }

    private let sentence = "This can't be saved at the moment. Try again later."

    @Test
    func `is a like that the page says isn't saved`() async throws {
        try await withTemporaryFolder { folder in
            let app = try await launch(in: folder)
            try await app.choose("♥ Unlike")
            #expect(try app.detail("♥ Unlike") == sentence)
            #expect(try app.detail("Title of m2") == "♥ 7 · 2 photos")
        }
    }

    @Test
    func `is a moment whose text stays where the user wrote it`() async throws {
        try await withTemporaryFolder { folder in
            let app = try await launch(in: folder)
            await app.open("/moments/share?url=https%3A%2F%2Fexample.org&title=Site")
            try await app.choose("What's on your mind?", typing: "Hello")
            #expect(app.stage.topScreen?.title == "Share a moment")
            #expect(app.titles.contains(sentence))
        }
    }
}
