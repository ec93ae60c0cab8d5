import Foundation
import Testing

@Suite struct `The Swift code on a page` {
    /// The pages whose code is compiled elsewhere, with the file that does it and names the page,
    /// or the reason why nothing does.
    private static let elsewhere = [
        "README.md": ".ci/packages",
        "docs/guides/adapter.md": "the tests of documented code type-check it",
        "docs/guides/boundaries.md": "it belongs to a package that uses this one as a version",
        "docs/guides/swiftui-app.md": ".ci/apple-adapters",
        "docs/guides/test-a-feature.md": "the tests of the feature that it shows read it",
        "docs/guides/uikit-app.md": ".ci/apple-adapters",
        "docs/guides/use-routingengine.md": ".ci/learn",
    ]

    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// All pages that show Swift code, also those of the modules' documentation.
    private static let pages: [String] = {
        // An example that was built has pages of other packages; a template is an app of its own.
        let pages =
            ["docs", "Modules", "AppContainer"].flatMap { folder in
                let path = root.appending(path: folder).path
                let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
                return names.filter { name in
                    name.hasSuffix(".md") && !name.contains(".build/")
                        && !name.contains("/Template/")
                }.map { "\(folder)/\($0)" }
            } + ["README.md"]
        return pages.filter { (try? !blocks(of: $0).isEmpty) == true }.sorted()
    }()

    @Test(arguments: pages) func `the Swift code on a page is compiled`(page: String) throws {
        // `.ci/learn` does what the exercises say.
        if page.hasPrefix("docs/learn/") { return }
        // The tests of documented code type-check it, or `.ci/apple-adapters` compiles it.
        if page.contains(".docc/") { return }
        if let file = Self.elsewhere[page] {
            guard file.hasPrefix(".ci/") else { return }
            let name = try #require(page.split(separator: "/").last)
            #expect(try Self.text(of: file).contains(name), "\(file) doesn't read \(page)")
            return
        }
        let folder = Self.root.appending(path: "Tests/GuideTests")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try Self.text(of: "Tests/GuideTests/\($0)").withoutSpaces }
        for statement in try Self.blocks(of: page).flatMap(\.statements) {
            #expect(files.contains { $0.contains(statement) }, "\(page): \(statement)")
        }
    }

    @Test func `the Swift code on a page is on each page that has an exception`() {
        #expect(Set(Self.elsewhere.keys).subtracting(Self.pages).sorted() == [])
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static func blocks(of page: String) throws -> [String] {
        try text(of: page).components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            // A manifest is of another package.
            .filter { !$0.hasPrefix("// swift-tools-version") }
    }
}

extension String {
    fileprivate var withoutSpaces: String { filter { !$0.isWhitespace } }

    /// The lines of a block of code without comments and spaces.
    fileprivate var statements: [String] {
        split(separator: "\n").compactMap { line in
            let code = String(line).components(separatedBy: "  //")[0].withoutSpaces
            return code.isEmpty ? nil : code
        }
    }
}
