import Foundation
import MomentsTestSupport
import Testing

@testable import RouteMatching

struct `The guide to patterns` {
    private let page: GuidePage

    init() throws {
        page = try GuidePage("patterns.md")
    }

    @Test
    func `the rows of its tables hold`() throws {
        let rows = page.rows(below: "| path | matched by both | winner |")
        #expect(rows.count > 4)
        for row in rows {
            let (path, texts, winner) = (row[0][0], row[1], row[2][0])
            for order in texts.someOrders {
                let table = try RouteTable(order.map { try RoutePattern($0) })
                #expect(table.match(path)?.pattern.description == winner, "\(path)")
                #expect(table.explain(path).count { $0.failure == nil } == texts.count, "\(path)")
            }
        }
    }

    @Test
    func `the guide's types accept and refuse the values that it lists`() throws {
        let rows = page.rows(below: "| type | accepts | refuses |")
        #expect(rows.map { $0[0][0] } == SegmentType.allCases.map(\.rawValue))
        for row in rows {
            let table = try RouteTable("/:value(\(row[0][0]))")
            for value in row[1] { #expect(table.match([value]) != nil, "\(row[0]) \(value)") }
            for value in row[2] { #expect(table.match([value]) == nil, "\(row[0]) \(value)") }
        }
    }

    @Test
    func `the guide lists the kinds of segments in their order`() throws {
        let table = try #require(page.text.split(separator: "| kind | example | matches |").last)
        let rows = table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
        let kinds = rows.map { row in
            let words = row.split(separator: "|")[0].split(separator: " ")
            return ([String(words[0])] + words.dropFirst().map(\.capitalized)).joined()
        }
        let expected = (UInt16(0)...20).compactMap { SegmentKind(rawValue: $0).map { "\($0)" } }
        #expect(kinds == expected)
    }
}
