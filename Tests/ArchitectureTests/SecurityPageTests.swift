import Foundation
import Testing

@Suite struct `The page on security` {
    private let page: String

    init() throws {
        page = try String(
            contentsOf: Repository.root.appending(path: "docs/security.md"), encoding: .utf8)
    }

    /// The names in the second column of the promises.
    private func keepers(of row: Substring) -> [String] {
        let cells = row.split(separator: " | ")
        guard cells.count == 2 else { return [] }
        return cells[1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    @Test func `each promise names what keeps it, and all of that is there`() throws {
        let start = try #require(page.range(of: "| promise | kept by |\n|---|---|\n"))
        let rows = page[start.upperBound...]
            .split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
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

    @Test func `each test that it names anywhere is there`() {
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
    func `it has each part of a threat model`(title: String) {
        #expect(page.contains("\n## \(title)\n"))
    }

    @Test func `it says how to report a vulnerability`() throws {
        let report = Repository.root.appending(path: ".github/SECURITY.md")
        #expect(page.contains("(../.github/SECURITY.md)"))
        #expect(try String(contentsOf: report, encoding: .utf8).contains("privately"))
    }
}
