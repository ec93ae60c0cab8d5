import Foundation
import Testing

@testable import SampleData

/// What the app and its tour rely on when someone edits the files.
struct `The sample documents` {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)

    private func text(_ name: String, at now: Date = Self.now) throws -> String {
        let document = try #require(try SampleData(now: now).document(named: name))
        return String(decoding: document, as: UTF8.self)
    }

    @Test func `the sample documents don't exist under another name`() throws {
        #expect(try SampleData(now: Self.now).document(named: "people") == nil)
    }

    @Test(arguments: ["moments", "conversations"])
    func `documents change only their dates with the time`(name: String) throws {
        let date = /"createdDate" : "(\d+)"/
        let (before, later) = (try text(name), try text(name, at: Self.now + 3_600.5))
        let (old, new) = (before.matches(of: date), later.matches(of: date))
        #expect(old.count > 100)
        #expect(new.map { Int($0.output.1) } == old.map { Int($0.output.1).map { $0 + 3_600 } })
        #expect(later.replacing(date, with: "") == before.replacing(date, with: ""))
    }

    @Test func `the sample documents have photos that are files beside them`() throws {
        let photos = try (text("moments") + text("catalogue")).matches(of: /"(file:[^"]*)"/)
        let names = Set(photos.map { String($0.output.1) })
        // A folder of an earlier build may have others as well.
        #expect(names.count == 81)
        for name in names {
            let url = try #require(URL(string: name))
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
        func mentioned(in text: String) -> [Substring] {
            text.matches(of: /https:\/\/momentsapp\.com\/[^" ]*?(\d+)[" ]/).map(\.output.1)
        }
        let all = try mentioned(in: text("moments") + text("conversations"))
        #expect(all.count > 100)
        let products = try text("catalogue").matches(of: /"id" : (\d+),/).map(\.output.1)
        #expect(Set(products).isSuperset(of: all))
        let first = try text("conversations").components(separatedBy: #""id" : "u1""#)[0]
        #expect(mentioned(in: first) == ["42"])
    }
}
