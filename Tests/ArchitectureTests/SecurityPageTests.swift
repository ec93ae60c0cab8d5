import Foundation
import Testing

@Suite(.longComputation) struct `The page on security` {
    /// The names in the second column of the promises.
    private func keepers(of row: Substring) -> [String] {
        let cells = row.split(separator: " | ")
        guard cells.count == 2 else { return [] }
        return cells[1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    @Test func `each promise names what keeps it, and all of that is there`() throws {
        let page = try String(
            contentsOf: Repository.root.appending(path: "docs/security.md"), encoding: .utf8)
        let tables = page.components(separatedBy: "| promise | kept by |\n|---|---|\n").dropFirst()
        let rows = tables.flatMap { table in
            table.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
        }
        #expect(rows.count > 20)
        let names = Repository.sources(in: "Tests").compactMap {
            $0.path.split(separator: "/").last.map(String.init)
        }
        for row in rows {
            let keepers = keepers(of: row)
            #expect(!keepers.isEmpty, "\(row)")
            for keeper in keepers {
                let isThere =
                    keeper.hasPrefix(".ci/")
                    ? FileManager.default.isExecutableFile(
                        atPath: Repository.root.appending(path: keeper).path)
                    : names.contains("\(keeper).swift")
                #expect(isThere, "\(keeper) of: \(row)")
            }
        }
    }
}
