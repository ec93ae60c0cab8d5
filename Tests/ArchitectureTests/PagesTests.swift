import Foundation
import Testing

@Suite(.longComputation) struct `The pages of the documentation` {
    private static let pages =
        Repository.pages(in: "docs") + ["README.md", "README.zh-Hans.md"]

    @Test(arguments: pages + [".github/CONTRIBUTING.md", ".github/SECURITY.md"])
    func `each link to a file of the repository leads to one`(
        page: String
    ) throws {
        for link in try Repository.links(of: page) where !Repository.exists(link.path) {
            Issue.record("no \(link.path)", sourceLocation: .file(page, line: link.line))
        }
    }

    @Test func `each page is reachable from docs/README.md`() throws {
        var (reached, open) = (Set<String>(), ["docs/README.md"])
        while let page = open.popLast() {
            guard reached.insert(page).inserted else { continue }
            open += try Repository.links(of: page).map(\.path).filter { $0.hasSuffix(".md") }
                .filter { !reached.contains($0) && Repository.exists($0) }
        }
        #expect(Set(Self.pages).subtracting(reached).sorted() == [])
    }

    @Test func `each exercise is on the page of exercises, in order`() throws {
        let exercises = Self.pages.filter { $0.hasPrefix("docs/learn/") && $0 != learn }
        let links = try Repository.links(of: learn).map(\.path)
        #expect(exercises.count == 4)
        #expect(links.filter(exercises.contains) == exercises.sorted())
    }

    private let learn = "docs/learn/README.md"
}

extension Repository {
    /// The pages in a folder, however deep.
    fileprivate static func pages(in folder: String) -> [String] {
        let path = root.appending(path: folder).path(percentEncoded: false)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return paths.filter { $0.hasSuffix(".md") && !$0.contains(".build/") }
            .map { "\(folder)/\($0)" }.sorted()
    }

    fileprivate static func text(of page: String) throws -> String {
        try String(contentsOf: root.appending(path: page), encoding: .utf8)
    }

    fileprivate static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The links of a page to files, as paths from the root of the repository.
    fileprivate static func links(of page: String) throws -> [(path: String, line: Int)] {
        let text = try text(of: page)
        let folder = root.appending(path: page).deletingLastPathComponent()
        let prefix = root.standardizedFileURL.path(percentEncoded: false)
        return text.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/).compactMap { match in
            guard !match.output.1.contains("://") else { return nil }
            let file = folder.appending(path: String(match.output.1)).standardizedFileURL
            let path = file.path(percentEncoded: false)
            return (
                String(path.trimmingPrefix(prefix).trimmingPrefix("/")),
                text.lineNumber(at: match.range.lowerBound)
            )
        }
    }
}
