import Foundation
import RouteMatching
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
    private let file = URL(filePath: #filePath)

    /// The texts in code font in the first four cells of a row.
    private struct Row {
        let written: [String], here: [String], answered: [String], missed: [String]
    }

    @Test(arguments: ["URLNavigator", "JLRoutes", "vue-router", "go_router"])
    func `each pattern answers the paths of its row, and no others of it`(router: String) throws {
        let rows = try rows(of: router)
        #expect(rows.count > 3)
        for row in rows {
            let table = try RouteTable(row.here.map { try RoutePattern($0) })
            #expect(!row.answered.isEmpty, "\(row)")
            for path in row.answered { #expect(table.match(path) != nil, "\(path) of \(row.here)") }
            for path in row.missed { #expect(table.match(path) == nil, "\(path) of \(row.here)") }
        }
    }

    @Test(arguments: ["URLNavigator", "JLRoutes", "vue-router", "go_router"])
    func `what another router writes is read as its row says, or refused`(router: String) throws {
        for row in try rows(of: router) {
            let here = row.here.flatMap { [$0, $0.filter { $0 != "?" }] }
            for text in row.written {
                guard let pattern = try? RoutePattern(text) else { continue }
                #expect(here.contains(pattern.description), "\(text) is read as \(pattern)")
            }
        }
    }

    @Test
    func `its list is converted as it shows`() throws {
        let block = try #require(page().components(separatedBy: "```\n").dropLast().last)
        let lines = block.split(separator: "\n").map {
            $0.split(separator: /\s\s+/).map(String.init)
        }
        #expect(lines.count > 3)
        for line in lines { #expect(converted([line[0]]) == [line[1]]) }
    }

    @Test
    func `its code is the code of this file`() throws {
        let block = try #require(
            page().components(separatedBy: "```swift\n").last?.components(separatedBy: "```").first)
        #expect(block.count > 100)
        #expect(try String(contentsOf: file, encoding: .utf8).contains(block))
    }

    private func page() throws -> String {
        let page = file.deletingLastPathComponent()
            .appending(path: "../../docs/guides/coming-from.md")
        return try String(contentsOf: page, encoding: .utf8)
    }

    private func rows(of router: String) throws -> [Row] {
        let parts = try page().components(separatedBy: "| \(router) | here |")
        try #require(parts.count == 2, "the guide has no table of \(router)")
        return try parts[1].split(separator: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }.map {
            let cells = $0.replacing("\\|", with: "\u{1}").split(separator: "|").map { cell in
                cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter { $0.offset % 2 == 1 }
                    .map { String($0.element).replacing("\u{1}", with: "|") }
            }
            try #require(cells.count == 5, "\($0)")
            return Row(written: cells[0], here: cells[1], answered: cells[2], missed: cells[3])
        }
    }
}
