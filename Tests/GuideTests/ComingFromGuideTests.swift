import Foundation
import RouteMatching
import TestSupport
import Testing

func converted(_ list: [String]) -> [String] {
    list.map { text in
        do throws(PatternError) {
            return try RoutePattern(text).description
        } catch {
            return error.suggestion ?? error.description
        }
    }
}

@Suite
struct `The guide for those who come from another router` {
    /// The texts in code font in the cells of a row.
    private struct Row {
        let written: [String], here: [String], answered: [String], missed: [String]
    }

    private let page: GuidePage
    private let rows: [Row]

    init() throws {
        page = try GuidePage("coming-from.md")
        rows = page.rows(below: "| elsewhere | here |").map {
            Row(written: $0[0], here: $0[1], answered: $0[2], missed: $0[3])
        }
        try #require(rows.count > 10)
    }

    @Test
    func `each pattern answers the paths of its row, and no others of it`() throws {
        for row in rows {
            let table = try RouteTable(row.here.map { try RoutePattern($0) })
            #expect(!row.answered.isEmpty, "\(row)")
            for path in row.answered { #expect(table.match(path) != nil, "\(path) of \(row.here)") }
            for path in row.missed { #expect(table.match(path) == nil, "\(path) of \(row.here)") }
        }
    }

    @Test
    func `what another router writes is read as its row says, or refused`() throws {
        for row in rows {
            for text in row.written {
                guard let pattern = try? RoutePattern(text) else { continue }
                #expect(row.here.contains(pattern.description), "\(text) is read as \(pattern)")
            }
        }
    }

    @Test
    func `its list is converted as it shows`() throws {
        let block = try #require(page.text.components(separatedBy: "```\n").dropLast().last)
        let lines = block.split(separator: "\n").map {
            $0.split(separator: /\s\s+/).map(String.init)
        }
        #expect(lines.count > 2)
        for line in lines { #expect(converted([line[0]]) == [line[1]]) }
    }
}
