import Foundation
import Testing

@testable import RouteMatching

@Suite
struct `The guide to patterns` {
    @Test
    func `the rows of its tables hold`() throws {
        let rows = try rows(of: 3, under: "| path | matched by both | winner |")
        #expect(rows.count > 4)
        for row in rows {
            let (path, texts, winner) = (row[0][0], row[1], row[2][0])
            for order in texts.permutations {
                let table = try RouteTable(order.map { try RoutePattern($0) })
                #expect(table.match(path)?.pattern.description == winner, "\(path)")
                #expect(table.explain(path).count { $0.failure == nil } == texts.count, "\(path)")
            }
        }
    }

    @Test
    func `its types accept and refuse the values that it lists`() throws {
        let rows = try rows(of: 3, under: "| type | accepts | refuses |")
        #expect(rows.map { $0[0][0] } == SegmentType.allCases.map(\.rawValue))
        for row in rows {
            let type = try #require(SegmentType(rawValue: row[0][0]))
            for value in row[1] { #expect(type.admits(value), "\(type) \(value)") }
            for value in row[2] { #expect(!type.admits(value), "\(type) \(value)") }
        }
    }

    @Test
    func `it lists the kinds of segments in their order`() throws {
        let rows = try page().components(separatedBy: "| kind | example | matches |")[1]
            .split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
        let kinds = rows.map { row in
            let words = row.split(separator: "|")[0].split(separator: " ")
            return ([String(words[0])] + words.dropFirst().map(\.capitalized)).joined()
        }
        let expected = (UInt8(0)...20).compactMap { SegmentKind(rawValue: $0).map { "\($0)" } }
        #expect(kinds == expected)
    }

    private func page() throws -> String {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../docs/guides/patterns.md")
        return try String(contentsOf: page, encoding: .utf8)
    }

    /// The texts in code font in each cell of a table.
    private func rows(of width: Int, under head: String) throws -> [[[String]]] {
        let parts = try page().components(separatedBy: head)
        try #require(parts.count == 2, "the guide has no table '\(head)'")
        let lines = parts[1].split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
        return try lines.map { line in
            let cells = line.replacing("\\|", with: "\u{1}").split(separator: "|")
            try #require(cells.count == width, "\(line)")
            return cells.map { cell in
                cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter { $0.offset % 2 == 1 }
                    .map { String($0.element).replacing("\u{1}", with: "|") }
            }
        }
    }
}
