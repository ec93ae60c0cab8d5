import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@testable import StorageKit

@MainActor
struct `A document of the backend` {
    private let backend = HeldBackend()
    private let json = #"["Hi"]"#

    /// A storage of the backend that collects warnings.
    private func storage(warn: @escaping (String) -> Void = { _ in }) -> Storage {
        Storage(documents: Documents(backend.read), warn: warn)
    }

    private func document() -> Document<[String]> { storage().timeline() }

    @Test
    func `a document is read when it is needed, once for screens and requests`() async throws {
        let storage = storage()
        let documents = (1...3).map { _ in storage.timeline() }
        #expect(await backend.readings == 0)
        #expect(documents[0].isLoading)
        let requests = documents.map { document in Task { try await document.load() } }
        await Task.yield()
        await backend.answer(json)
        for request in requests { #expect(try await request.value == ["Hi"]) }
        #expect(documents.allSatisfy { $0.value != nil })
        #expect(try await documents[0].load() == ["Hi"])
        #expect(await backend.readings == 1)
    }

    @Test
    func `an unusable document is read and reported once for screens, and again for requests`()
        async throws
    {
        await backend.answer(nil)
        var warnings: [String] = []
        let storage = storage { warnings.append($0) }
        let document = storage.timeline()
        #expect(storage.documentError == nil)
        await document.settle()
        for _ in 1...3 { #expect(document.error != nil) }
        #expect(await backend.readings == 1)
        #expect(warnings == ["timeline.json: the file is missing"])
        #expect(storage.documentError != nil)
        await backend.answer(nil)
        await #expect(throws: StorageError.self) { try await storage.checkDocuments() }
        let request = Task { try await document.load() }
        try await until("it is read again") { document.error == nil }
        await backend.answer(json)
        #expect(try await request.value == ["Hi"])
    }

    @Test
    func `a document that is refreshed keeps what was there, also if that fails`() async throws {
        for answer in [json, nil, "[]"] { await backend.answer(answer) }
        let document = document()
        try await document.load()
        await document.refresh()
        #expect(document.value == ["Hi"])
        #expect(document.error?.description == "timeline.json: the file is missing")
        await document.refresh()
        #expect(document.value == [])
        #expect(document.error == nil)
    }

    @Test
    func `a document is read to its end for the others when a request is cancelled`() async throws {
        let document = document()
        let cancelled = Task { try await document.load() }
        let other = Task { try await document.load() }
        await Task.yield()
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        await backend.answer(json)
        #expect(try await other.value == ["Hi"])
        #expect(await backend.readings == 1)
    }

    @Test func `a document is no longer read when its only screen closes, but for the next one`()
        async throws
    {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let isHeld = Locked(true)
        let storage = Storage(
            documents: Documents { [json] _ in
                if isHeld.value {
                    defer { end.finish() }
                    try await Task.sleep(for: .seconds(600))
                }
                return Data(json.utf8)
            }, warn: { Issue.record("\($0)") })
        var screen: Document? = storage.timeline()
        #expect(screen?.isLoading == true)
        await Task.yield()
        screen = nil
        for await _ in ends {}
        isHeld.withLock { $0 = false }
        let next = storage.timeline()
        await next.settle()
        #expect(next.value != nil)
    }

    @Test(
        arguments: [
            ("{}", "json: DecodingError.typeMismatch: expected value of type Array"),
            ("[null]", "Path: [0]."), (#"["a", 1]"#, "Path: [1]."),
            ("[\n  1,,", "json:2:5: this isn't JSON"), ("[", "json:1:2: this isn't JSON"),
            ("", "json:1:1: this isn't JSON"),
        ].map { (Data($0.0.utf8), $0.1) } + [(Data([0x5B, 0x22, 0xFF, 0x22, 0x5D]), "json")])
    func `a document that can't be used names the place inside it and what was expected`(
        text: Data, problem: String
    ) async throws {
        let error = try await #require(throws: StorageError.self) {
            try await Documents.memory(["timeline": text]).decode("timeline", as: [String].self)
        }
        #expect(error.description.hasPrefix("timeline.json"), "\(error)")
        #expect(error.description.contains(problem), "\(error)")
        #expect(!error.description.contains("\n"))
        #expect(!error.description.hasSuffix("."), "a sentence goes on with it: \(error)")
    }

    @Test func `a document of the backend is read off the main thread`() async throws {
        let isMain = Locked(true)
        let documents = Documents { _ in
            isMain.withLock { $0 = Thread.isMainThread }
            return Data("[1]".utf8)
        }
        #expect(try await documents.decode("list", as: [Int].self) == [1])
        #expect(!isMain.value)
    }
}

extension Storage {
    fileprivate func timeline() -> Document<[String]> {
        scope("Feed", documents: ["timeline"]).document("timeline", as: [String].self)
    }
}

extension Document {
    fileprivate var isLoading: Bool { value == nil && error == nil }

    /// Waits until the document is loaded or has failed, as a screen that draws it.
    fileprivate func settle() async {
        while isLoading { await Task.yield() }
    }
}

struct `A value of the backend` {
    private struct Stock: Decodable {
        @Count var stock: Int
    }

    @Test(arguments: [
        ("0", 0), ("1763683200", 1_763_683_200), ("253402300799", 253_402_300_799), ("", nil),
        ("2025-11-21", nil), ("1.5", nil), ("1e9", nil), ("+5", nil), ("-1", nil), (" 1", nil),
        ("１", nil), ("1763683200000", nil),
    ])
    func `a date is a string of epoch seconds, and no more`(text: String, date: Double?) async {
        let backend = Documents.memory(["dates": Data("[\"\(text)\"]".utf8)])
        let dates = try? await backend.decode("dates", as: [Date].self)
        #expect(dates?.first?.timeIntervalSince1970 == date)
    }

    @Test(arguments: [
        ("0", 0), ("1000000000", 1_000_000_000), ("1000000001", nil), ("-1", nil),
        ("9223372036854775807", nil), ("-9223372036854775808", nil), ("1e300", nil), ("1.5", nil),
    ])
    func `a count can be added to and taken from, or its document can't be used`(
        text: String, count: Int?
    ) async {
        let backend = Documents.memory(["stock": Data("{\"stock\":\(text)}".utf8)])
        let found = try? await backend.decode("stock", as: Stock.self)
        #expect(found?.stock == count)
    }
}
