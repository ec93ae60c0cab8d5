import Foundation
import Synchronization
import TestSupport
import Testing

@testable import StorageKit

/// A small document in the shape of the app's own.
private struct Timeline: Decodable, Sendable {
    struct Moment: Decodable, Sendable {
        let title: String
        let createdDate: EpochDate
    }

    let moments: [Moment]
}

@Suite
@MainActor
struct `A document of the backend` {
    private let backend = HeldBackend()
    private let json = #"{ "moments": [{ "title": "Hi", "createdDate": "1", "mood": ["🙂"] }] }"#

    /// A storage of the backend that collects warnings.
    private func storage(warn: @escaping (String) -> Void = { _ in }) -> Storage {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        return Storage(
            documents: Documents.generated(backend.read), folder: StateFolder(folder, warn: warn))
    }

    private func document() -> Document<Timeline> {
        storage().document("timeline", as: Timeline.self)
    }

    @Test
    func `is read when it is first needed, and once for screens and requests`() async throws {
        let storage = storage()
        let documents = (1...3).map { _ in storage.document("timeline", as: Timeline.self) }
        #expect(await backend.readings == 0)
        #expect(documents[0].state.isLoading)
        let requests = documents.map { document in Task { try await document.load() } }
        await Task.yield()
        await backend.answer(json)
        for request in requests { #expect(try await request.value.moments.map(\.title) == ["Hi"]) }
        #expect(documents.allSatisfy { $0.state.value != nil })
        #expect(await backend.readings == 1)
    }

    @Test
    func `that can't be used is read and reported once, however often it is drawn`() async {
        await backend.answer(nil)
        var warnings: [String] = []
        let storage = storage { warnings.append($0) }
        let document = storage.document("timeline", as: Timeline.self)
        #expect(storage.documentError == nil)
        await document.settle()
        for _ in 1...3 { #expect(document.state.error != nil) }
        #expect(await backend.readings == 1)
        #expect(warnings == ["timeline.json: the file is missing"])
        #expect(storage.documentError != nil)
        await backend.answer(nil)
        await #expect(throws: DocumentError.self) { try await storage.checkDocuments() }
    }

    @Test
    func `is read again for each request, until it can be used`() async throws {
        for answer in [nil, nil, json] { await backend.answer(answer) }
        let document = document()
        for _ in 1...2 { await #expect(throws: DocumentError.self) { try await document.load() } }
        for _ in 1...2 { #expect(try await document.load().moments.count == 1) }
        #expect(await backend.readings == 3)
        #expect(document.state.value != nil)
    }

    @Test
    func `that is refreshed keeps what was there, also if that fails`() async throws {
        for answer in [json, nil, #"{ "moments": [] }"#] { await backend.answer(answer) }
        let document = document()
        try await document.load()
        await document.refresh()
        #expect(document.state.value?.moments.count == 1)
        #expect(document.state.error?.description == "timeline.json: the file is missing")
        await document.refresh()
        #expect(document.state.value?.moments.count == 0 && document.state.error == nil)
    }

    @Test
    func `is loading again while the user tries again`() async {
        await backend.answer(nil)
        let document = document()
        await document.settle()
        let refresh = Task { await document.refresh() }
        await Task.yield()
        #expect(document.state.isLoading)
        await backend.answer(json)
        await refresh.value
        #expect(document.state.value != nil)
    }

    @Test
    func `is read to its end for the others when a request is cancelled`() async throws {
        let document = document()
        let cancelled = Task { try await document.load() }
        let other = Task { try await document.load().moments.count }
        await Task.yield()
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        await backend.answer(json)
        #expect(try await other.value == 1)
        #expect(await backend.readings == 1)
    }

    @Test
    func `is no longer read when its only screen is closed, and read again for the next one`()
        async throws
    {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let isHeld = Mutex(true)
        let storage = Storage(
            documents: Documents.generated { [json] _ in
                if isHeld.withLock({ $0 }) {
                    do { try await Task.sleep(for: .seconds(600)) } catch { end.finish() }
                }
                return Data(json.utf8)
            })
        var screen: Document? = storage.document("timeline", as: Timeline.self)
        #expect(screen?.state.isLoading == true)
        await Task.yield()
        screen = nil
        for await _ in ends {}
        isHeld.withLock { $0 = false }
        let next = storage.document("timeline", as: Timeline.self)
        await next.settle()
        #expect(next.state.value != nil)
    }

    @Test(arguments: [
        ("{}", "moments: the key is missing"),
        (#"{ "moments": {} }"#, "moments: "),
        (#"{ "moments": [null] }"#, "moments[0]: "),
        (#"{ "moments": [{ "title": true }] }"#, "moments[0].title: "),
        (
            #"{ "moments": [{ "title": "", "createdDate": "soon" }] }"#,
            "moments[0].createdDate: epoch seconds as a string are expected"
        ),
        ("{ \"moments\": [", "The given data was not valid JSON"),
    ])
    func `that can't be used names the place inside it and what was expected`(
        json: String, problem: String
    ) async throws {
        let error = try await #require(throws: DocumentError.self) {
            try await Documents.memory(["timeline": Data(json.utf8)])
                .decode("timeline", as: Timeline.self)
        }
        #expect(error.description.hasPrefix("timeline.json: \(problem)"), "\(error)")
        #expect(!error.description.contains("\n"))
    }

    @Test
    func `is a file of a folder, and read off the main thread`() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("[1]", to: "list.json")
            #expect(try await Documents.folder(folder).decode("list", as: [Int].self) == [1])
            let isMain = Mutex(true)
            let documents = Documents.generated { _ in
                isMain.withLock { $0 = Thread.isMainThread }
                return try await Documents.folder(folder).data(of: "missing")
            }
            let error = await #expect(throws: DocumentError.self) {
                try await documents.decode("missing", as: [Int].self)
            }
            #expect(error?.description == "missing.json: the file is missing")
            #expect(!isMain.withLock { $0 })
        }
    }
}

extension Document {
    /// Waits until the document is loaded or has failed, as a screen that draws it.
    fileprivate func settle() async {
        while state.isLoading { await Task.yield() }
    }
}

extension Document.State {
    fileprivate var isLoading: Bool { if case .loading = self { true } else { false } }
    fileprivate var value: Value? { if case .loaded(let value, _) = self { value } else { nil } }
    fileprivate var error: DocumentError? {
        switch self {
        case .loading: nil
        case .loaded(_, let error): error
        case .failed(let error): error
        }
    }
}

@Suite
struct `A date of the backend` {
    @Test(arguments: ["0", "1763683200", "253402300799"])
    func `is a string of epoch seconds`(text: String) throws {
        let date = try JSONDecoder().decode(EpochDate.self, from: Data("\"\(text)\"".utf8))
        #expect(date.date.timeIntervalSince1970 == TimeInterval(text))
        #expect(try JSONEncoder().encode(date) == Data("\"\(text)\"".utf8))
    }

    @Test(arguments: ["", "2025-11-21", "1.5", "1e9", "+5", "-1", " 1", "１", "1763683200000"])
    func `is refused if it is anything else`(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(EpochDate.self, from: JSONEncoder().encode(text))
        }
    }

    @Test(arguments: [Date.distantPast, .distantFuture])
    func `can be written whatever the clock says`(date: Date) throws {
        let json = try JSONEncoder().encode(EpochDate(date))
        #expect(throws: Never.self) { try JSONDecoder().decode(EpochDate.self, from: json) }
    }
}
