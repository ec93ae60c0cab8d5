import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A document of the app` {
    private static let missing = DocumentError(
        file: "timeline.json", path: "", problem: "the file is missing")

    /// Counts the readings of a document that exists from some reading on.
    @MainActor
    private final class Backend {
        private(set) var readings = 0
        private(set) var warnings: [String] = []
        private let firstSuccess: Int

        init(firstSuccess: Int = 1) { self.firstSuccess = firstSuccess }

        func storage() -> Storage {
            let documents = Documents.generated { [unowned self] _ in
                MainActor.assumeIsolated { read() }
            }
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            return Storage(
                documents: documents, folder: StateFolder(folder) { self.warnings.append($0) })
        }

        private func read() -> Data? {
            readings += 1
            return readings < firstSuccess ? nil : Data(Timeline.json(Timeline.moment()).utf8)
        }
    }

    @Test
    func `is read when it is first needed, and once for all who ask for it`() throws {
        let backend = Backend()
        let storage = backend.storage()
        let documents = (1...3).map { _ in storage.document("timeline", as: Timeline.self) }
        #expect(backend.readings == 0)
        for document in documents {
            #expect(try document.load().moments.count == 1)
            guard case .loaded = document.state else { Issue.record("\(document.state)"); return }
        }
        #expect(backend.readings == 1)
    }

    @Test
    func `that can't be used is read and reported once, however often it is drawn`() {
        let backend = Backend(firstSuccess: 9)
        let document = backend.storage().document("timeline", as: Timeline.self)
        for _ in 1...3 {
            guard case .failed(let error) = document.state else {
                Issue.record("\(document.state)")
                return
            }
            #expect(error == Self.missing)
        }
        #expect(backend.readings == 1)
        #expect(backend.warnings == ["timeline.json: the file is missing"])
    }

    @Test
    func `is read again for each request, until it can be used`() throws {
        let backend = Backend(firstSuccess: 3)
        let document = backend.storage().document("timeline", as: Timeline.self)
        for _ in 1...2 {
            #expect(throws: Self.missing) { try document.load() }
        }
        #expect(try document.load().moments.count == 1)
        #expect(try document.load().moments.count == 1)
        #expect(backend.readings == 3)
    }

    @Test
    func `is drawn after a request has read it`() throws {
        let document = Backend(firstSuccess: 2).storage().document("timeline", as: Timeline.self)
        guard case .failed = document.state else { Issue.record("\(document.state)"); return }
        try document.load()
        guard case .loaded = document.state else { Issue.record("\(document.state)"); return }
    }

    @Test
    func `is known to be unusable from its first reading to a better one`() throws {
        let storage = Backend(firstSuccess: 2).storage()
        let document = storage.document("timeline", as: Timeline.self)
        #expect(storage.documentError == nil)
        _ = document.state
        #expect(storage.documentError == Self.missing)
        try document.load()
        #expect(storage.documentError == nil)
    }

    @Test
    func `can be checked before the app does anything`() throws {
        let storage = Storage(documents: .timeline("{}"))
        try storage.checkDocuments()
        _ = storage.document("timeline", as: Timeline.self)
        let error = try #require(throws: DocumentError.self) { try storage.checkDocuments() }
        #expect(error.path == "moments")
    }
}
