import Foundation
import Testing

@testable import SampleData

/// What the app and its tour rely on when someone edits the files.
struct `The sample documents` {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)
    private let documents: Documents

    init() throws { documents = try Documents(now: Self.now) }

    @Test func `the sample documents don't exist under another name`() throws {
        #expect(try SampleData(now: Self.now).document(named: "people") == nil)
    }

    @Test func `documents change only their dates with the time`() throws {
        let later = try Documents(now: Self.now + 3_600.5)
        #expect(later.moments.map(\.title) == documents.moments.map(\.title))
        #expect(later.moments.map(\.date) == documents.moments.map { $0.date + 3_600 })
        #expect(later.messages.map(\.text) == documents.messages.map(\.text))
        #expect(later.messages.map(\.date) == documents.messages.map { $0.date + 3_600 })
    }

    @Test func `the sample documents have photos that are files beside them`() throws {
        let urls =
            documents.moments.flatMap { $0.photos ?? [] }
            + documents.catalogue.products.flatMap(\.photos)
        // A folder of an earlier build may have others as well.
        #expect(Set(urls).count == 81)
        for url in Set(urls) {
            #expect(try Data(contentsOf: url).starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(url)")
            #expect(url.deletingLastPathComponent().path == SampleData.folder.path)
        }
    }

    @Test func `documents keep an @ inside a text`() {
        let text = #"["ada@example.com", "@-1", "@a.png"]"#
        let document = Array(text.utf8).withUnsafeBytes {
            SampleData(now: Self.now).completed($0, photos: "file:///")
        }
        #expect(document == Data(#"["ada@example.com", "1789999999", "file:///a.png"]"#.utf8))
    }

    @Test func `documents mention only products of the shop`() throws {
        let texts = documents.moments.compactMap(\.url) + documents.messages.compactMap(\.text)
        let mentioned = texts.flatMap(Documents.productIDs)
        #expect(mentioned.count > 100)
        #expect(Set(documents.catalogue.products.map(\.id)).isSuperset(of: mentioned))
        let first = try #require(documents.conversations.first { $0.userDetails.id == "u1" })
        #expect(first.messages.compactMap(\.text).flatMap(Documents.productIDs) == [42])
    }
}
