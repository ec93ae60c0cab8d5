import Foundation
import RoutingTestSupport
import Testing

@Suite(.longComputation) struct `The pages of the documentation` {
    private static let pages =
        Repository.files(in: "docs", ending: ".md") + ["README.md", "README.zh-Hans.md"]

    /// Those that are read outside of the repository, too.
    private static let published = [".github", ".packages", "AppContainer", "Modules"]
        .flatMap { Repository.files(in: $0, ending: ".md") }.filter { !$0.contains("/Template/") }

    @Test(arguments: pages + published)
    func `each link to the repository leads to a file, and to a title in it`(page: String) {
        for link in Repository.links(of: page) {
            let place = SourceLocation.file(page, line: link.line)
            if !Repository.exists(link.path) {
                Issue.record("no \(link.path)", sourceLocation: place)
            } else if let anchor = link.anchor, link.path.hasSuffix(".md") {
                let titles = SourceFile(path: link.path).text.anchors
                #expect(
                    titles.contains(anchor), "\(link.path) has no such title",
                    sourceLocation: place)
            }
        }
    }

    @Test func `each page is reachable from docs/README.md`() {
        var (reached, open) = (Set<String>(), ["docs/README.md"])
        while let page = open.popLast() {
            guard reached.insert(page).inserted else { continue }
            open += Repository.links(of: page).map(\.path).filter { $0.hasSuffix(".md") }
                .filter { !reached.contains($0) && Repository.exists($0) }
        }
        #expect(Set(Self.pages).subtracting(reached).sorted() == [])
    }

    @Test func `each exercise is on the page of exercises, in order`() {
        let learn = "docs/learn/README.md"
        let exercises = Self.pages.filter { $0.hasPrefix("docs/learn/") && $0 != learn }
        let links = Repository.links(of: learn).map(\.path)
        #expect(exercises.count == 4)
        #expect(links.filter(exercises.contains) == exercises.sorted())
    }

    /// A reader follows docs/a-request.md through the code in an hour.
    @Test func `the page of a request names in each of at most 12 steps what is in its file`() {
        let page = SourceFile(path: "docs/a-request.md").text
        let steps = page.split(separator: /\n(?=\d+\. )/).compactMap { step in
            let sentence = String(step).components(separatedBy: "\n\n")[0]
            return sentence.firstMatch(of: /\]\(\.\.\/([^)]+)\)/).map { link in
                (String(link.output.1), sentence.matches(of: /`(\w+)`/).map(\.output.1))
            }
        }
        // A feature takes its steps along when it is removed.
        #expect((9...12).contains(steps.count))
        for (path, names) in steps {
            let text = SourceFile(path: path).text
            #expect(!names.isEmpty, "\(path)")
            #expect(names.filter { !text.contains($0) } == [], "\(path)")
        }
    }

    @Test func `each promise of security names what keeps it, and all of that is there`() {
        let page = SourceFile(path: "docs/security.md").text
        let tables = page.components(separatedBy: "| promise | kept by |\n|---|---|\n").dropFirst()
        let rows = tables.flatMap { table in
            table.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
        }
        #expect(rows.count > 20)
        let tests = Repository.sources(in: "Tests").map { "/\($0.path)" }
        for row in rows {
            let keepers =
                row.split(separator: " | ").dropFirst().first?.matches(of: /`([^`]+)`/) ?? []
            #expect(!keepers.isEmpty, "\(row)")
            for keeper in keepers.map(\.output.1) {
                let script = Repository.root.appending(path: "\(keeper.prefix { $0 != " " })").path
                let isThere =
                    keeper.hasPrefix(".ci/")
                    ? FileManager.default.isExecutableFile(atPath: script)
                    : tests.contains { $0.hasSuffix("/\(keeper).swift") }
                #expect(isThere, "\(keeper) of: \(row)")
            }
        }
    }

    @Test
    func
        `the README in Chinese has the headings, tables, lists, code and links of the English one`()
    {
        let english = SourceFile(path: "README.md").text
        let chinese = SourceFile(path: "README.zh-Hans.md").text
        #expect(english.codeBlocks.count > 5)
        #expect(chinese.codeBlocks == english.codeBlocks)
        #expect(chinese.outline == english.outline)
        #expect(chinese.codeWords == english.codeWords)
        // Each has a link to the other.
        #expect(chinese.links.contains("README.md"))
        let links = english.links.map { $0 == "README.zh-Hans.md" ? "README.md" : $0 }
        #expect(chinese.links.sorted() == links.sorted())
    }
}

extension Repository {
    fileprivate static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// A link of a page to a file.
    fileprivate struct PageLink {
        /// From the root of the repository.
        let path: String
        let anchor: String?
        let line: Int
    }

    fileprivate static func links(of page: String) -> [PageLink] {
        let text = SourceFile(path: page).text
        let folder = root.appending(path: page).deletingLastPathComponent()
        let prefix = root.standardizedFileURL.path(percentEncoded: false)
        return text.matches(of: /\]\(([^)#\s]*)(?:#([^)]*))?\)/).compactMap { match in
            // By its address on the web, or beside the page; without a path it is the page itself.
            let parts = match.output.1.components(separatedBy: "/MomentsApp/blob/main/")
            let isPublished = parts.count == 2
            guard isPublished || !match.output.1.contains("://") else { return nil }
            let place =
                isPublished ? root.appending(path: parts[1]) : folder.appending(path: parts[0])
            let file = match.output.1.isEmpty ? root.appending(path: page) : place
            let path = file.standardizedFileURL.path(percentEncoded: false)
            return PageLink(
                path: String(path.trimmingPrefix(prefix).trimmingPrefix("/")),
                anchor: match.output.2.map(String.init),
                line: text.lineNumber(at: match.range.lowerBound))
        }
    }
}

extension String {
    /// The anchors of the titles on a page, as GitHub makes them.
    fileprivate var anchors: Set<String> {
        Set(
            matches(of: /(?m)^#+ (.+)$/).map { title in
                title.output.1.lowercased().filter {
                    $0.isLetter || $0.isNumber || "-_ ".contains($0)
                }
                .replacing(" ", with: "-")
            })
    }

    /// The parts between fences, and those outside of them.
    private func parts(areCode: Bool) -> [String] {
        components(separatedBy: "```").enumerated().filter { ($0.offset % 2 == 1) == areCode }
            .map(\.element)
    }

    private var prose: String { parts(areCode: false).joined() }

    fileprivate var codeBlocks: [String] { parts(areCode: true) }

    /// The first characters of lines that aren't sentences.
    fileprivate var outline: [Substring] { prose.matches(of: /(?m)^(#+|\||-|!)/).map(\.output.1) }

    fileprivate var links: [Substring] { prose.matches(of: /\]\(([^)]+)\)/).map(\.output.1) }

    fileprivate var codeWords: [Substring] {
        prose.matches(of: /`([^`\n]+)`/).map(\.output.1).sorted()
    }
}
