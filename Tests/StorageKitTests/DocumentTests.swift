import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A document of the app` {
    private static let missing = DocumentError(
        file: "timeline.json", path: "", problem: "the file is missing")

    private let backend = HeldBackend()
    private let timeline = Timeline.json(Timeline.moment())

    /// A storage of the backend that collects warnings.
    private func storage(warn: @escaping (String) -> Void = { _ in }) -> Storage {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        return Storage(
            documents: .generated(backend.read), folder: StateFolder(folder, warn: warn))
    }

    @Test
    func `is read when it is first needed, and once for all who ask for it`() async throws {
        await backend.answer(timeline)
        let storage = storage()
        let documents = (1...3).map { _ in storage.document("timeline", as: Timeline.self) }
        #expect(await backend.readings == 0)
        for document in documents {
            #expect(try await document.load().moments.count == 1)
            #expect(document.state.isLoaded)
        }
        #expect(await backend.readings == 1)
    }

    @Test
    func `that can't be used is read and reported once, however often it is drawn`() async {
        await backend.answer(nil)
        var warnings: [String] = []
        let document = storage { warnings.append($0) }.document("timeline", as: Timeline.self)
        await document.settle()
        for _ in 1...3 {
            #expect(document.state.error == Self.missing)
        }
        #expect(await backend.readings == 1)
        #expect(warnings == ["timeline.json: the file is missing"])
    }

    @Test
    func `is read again for each request, until it can be used`() async throws {
        for answer in [nil, nil, timeline] { await backend.answer(answer) }
        let document = storage().document("timeline", as: Timeline.self)
        for _ in 1...2 {
            await #expect(throws: Self.missing) { try await document.load() }
        }
        #expect(try await document.load().moments.count == 1)
        #expect(try await document.load().moments.count == 1)
        #expect(await backend.readings == 3)
    }

    @Test
    func `is drawn after a request has read it`() async throws {
        for answer in [nil, timeline] { await backend.answer(answer) }
        let document = storage().document("timeline", as: Timeline.self)
        await document.settle()
        #expect(document.state.error == Self.missing)
        try await document.load()
        #expect(document.state.isLoaded)
    }

    @Test
    func `is known to be unusable from its first reading to a better one`() async throws {
        for answer in [nil, timeline] { await backend.answer(answer) }
        let storage = storage()
        let document = storage.document("timeline", as: Timeline.self)
        #expect(storage.documentError == nil)
        await document.settle()
        #expect(storage.documentError == Self.missing)
        try await document.load()
        #expect(storage.documentError == nil)
    }

    @Test
    func `can be checked before the app does anything`() async throws {
        let storage = Storage(documents: .timeline("{}"))
        try await storage.checkDocuments()
        _ = storage.document("timeline", as: Timeline.self)
        let error = try await #require(throws: DocumentError.self) {
            try await storage.checkDocuments()
        }
        #expect(error.path == "moments")
    }
}
