import Foundation
import Testing

@Suite(.longComputation) struct `The pages on security` {
    private static let paths =
        ["docs/security.md"] + Repository.entries(in: "docs/security").map { "docs/security/\($0)" }
    private let page: String

    init() throws {
        page = try Self.paths.map { path in
            try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
        }.joined(separator: "\n")
    }

    /// The names in the second column of the promises.
    private func keepers(of row: Substring) -> [String] {
        let cells = row.split(separator: " | ")
        guard cells.count == 2 else { return [] }
        return cells[1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    @Test func `each promise names what keeps it, and all of that is there`() throws {
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

    @Test func `each test that they name anywhere is there`() {
        let names = Set(
            Repository.sources(in: "Tests").compactMap {
                $0.path.split(separator: "/").last.map(String.init)
            })
        let tests = Set(page.matches(of: /`(\w+Tests)`/).map { String($0.output.1) })
        #expect(tests.count > 30)
        #expect(tests.filter { !names.contains("\($0).swift") }.sorted() == [])
    }

    @Test(arguments: [
        "What is protected", "Who attacks", "What is promised", "What is not promised",
        "What your app has to do", "OWASP MASVS",
    ])
    func `they have each part of a threat model`(title: String) {
        #expect(page.contains("\n## \(title)\n"))
    }

    @Test func `they say how to report a vulnerability`() throws {
        let report = Repository.root.appending(path: ".github/SECURITY.md")
        #expect(page.contains("(../.github/SECURITY.md)"))
        #expect(try String(contentsOf: report, encoding: .utf8).contains("privately"))
    }
}
