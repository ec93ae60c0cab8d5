import RouteMatching
import TestSupport
import Testing

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
    func `what another router writes is refused, or means the same here`() throws {
        for row in rows {
            for text in row.written {
                guard let pattern = try? RoutePattern(text) else { continue }
                #expect(row.here.contains(pattern.description), "\(text) is read as \(pattern)")
            }
        }
        let error = #expect(throws: PatternError.self) { try RoutePattern("/user/<int:id>") }
        #expect(
            page.text.replacing("\n", with: " ").contains(
                "column \(error?.column ?? 0): write ':id(int)'"))
    }
}
