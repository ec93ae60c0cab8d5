import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

/// Type-checks the code in documentation as readers copy it, against the modules of this build.
struct `The code in documentation` {
    @Test(.enabled(if: FileManager.default.fileExists(atPath: URL.builtModules)))
    func `the code on pages and in the comments of public declarations compiles`() async throws {
        let code = try DocumentedCode()
        #expect(code.programs.count > 12)
        #expect(code.pieces.count > 40)
        let surroundings = WrittenPage.repository
            .appending(path: "Tests/GuideTests/Surroundings")
        var files = try FileManager.default.contentsOfDirectory(atPath: surroundings.path)
            .map { surroundings.appending(path: $0).path }
        let folder = URL.newTemporaryFolder
        for (index, text) in code.files.enumerated() {
            try folder.write(text, to: "Code\(index).swift")
            files.append(folder.appending(path: "Code\(index).swift").path)
        }
        // Data races are found in the intermediate language, after the types are checked.
        let command = ["swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library"]
        let flags = ["-suppress-warnings", "-swift-version", "6", "-I", URL.builtModules]
        let output = await Tool(command: command + flags + files, limit: .seconds(300)).output()
        if case .failure(let failure) = output { Issue.record("\(failure)") }
    }

    @Test(arguments: DocumentedCode.elsewhere.keys.sorted())
    func `the code on any other page is read by the file that compiles it`(page: String) throws {
        let file = try #require(DocumentedCode.elsewhere[page])
        let text = try WrittenPage(file).text()
        let name = try #require(page.split(separator: "/").last)
        #expect(text.contains(name), "\(file) doesn't read \(page)")
    }
}

extension URL {
    /// The folder of the modules that this build has made.
    static var builtModules: String { built.appending(path: "Modules").path }
}

/// The code in the documentation of the modules and in the guides, which nothing else compiles.
private struct DocumentedCode {
    /// The pages whose code is compiled elsewhere, with the file that does it.
    static let elsewhere = [
        "README.md": ".ci/packages",
        "docs/guides/swiftui-app.md": ".ci/apple-adapters",
        "docs/guides/test-a-feature.md": "Tests/ChatTests/FeatureGuideTests.swift",
        "docs/guides/uikit-app.md": ".ci/apple-adapters",
        "docs/guides/use-routingengine.md": ".ci/learn",
    ]

    /// How other pages end: `.ci/apple-adapters` compiles those of adapters, and the checker's
    /// belong to a package that uses it.
    private static let others = ["UIKit.md", "SwiftUI.md", "BoundaryKit.md", "boundaries.md"]

    /// A part of a page or of a comment.
    private struct Block {
        let path: String
        let line: Int
        var code: [String] = []

        /// Errors then name the line of the page.
        var place: String { "#sourceLocation(file: \"\(path)\", line: \(line))" }
    }

    /// A file for each page that is a program.
    private(set) var programs: [String] = []
    /// A declaration for each other piece of code.
    private(set) var pieces: [String] = []

    var files: [String] {
        let imports = [
            "DesignKit", "Foundation", "PluginKit", "RouteContract", "RouteMatching",
            "RoutingEngine", "RoutingJourneys", "RoutingKit", "RoutingRules", "ServiceKit",
            "StageKit", "StorageKit", "ToggleKit",
        ]
        return programs + [(imports.map { "import \($0)" } + pieces).joined(separator: "\n")]
    }

    init() throws {
        let root = WrittenPage.repository
        let folders = ["Modules", "AppContainer/PluginKit", "docs/guides"]
        let paths = try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .map { "\(folder)/\($0)" }.filter { !$0.contains("/Template/") }
        }
        for path in paths.sorted() where Self.elsewhere[path] == nil {
            if Self.others.contains(where: path.hasSuffix) { continue }
            let isPage = path.hasSuffix(".md")
            guard isPage || path.hasSuffix(".swift") else { continue }
            let text = try WrittenPage(path).text()
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if isPage {
                readPage(lines, at: path)
            } else if !text.hasPrefix("#if") {
                readComments(lines.map { $0.trimmingCharacters(in: .whitespaces) }, at: path)
            }
        }
    }

    private mutating func readPage(_ lines: [Substring], at path: String) {
        var blocks: [Block] = []
        var isCode = false
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                isCode = line == "```swift"
                if isCode { blocks.append(Block(path: path, line: index + 2)) }
            } else if isCode {
                blocks[blocks.count - 1].code.append(String(line))
            }
        }
        let isProgram = path.contains(".docc/")
        let program = blocks.filter { isProgram || $0.code.contains { $0.hasPrefix("import ") } }
        if !program.isEmpty { addProgram(program) }
        for block in blocks where !program.contains(where: { $0.line == block.line }) { add(block) }
    }

    /// Each program has a type of its own for its declarations, and the imports that it shows.
    private mutating func addProgram(_ blocks: [Block]) {
        var imports: [String] = []
        var lines = ["enum Program\(programs.count) {"]
        for block in blocks {
            lines.append(block.place)
            for line in block.code {
                let isImport = line.hasPrefix("import ")
                if isImport { imports.append(line) }
                // Macros would need plug-ins of the compiler.
                let code = line.replacing("@Test ", with: "").replacing("#expect(", with: "_ = (")
                lines.append(isImport ? "" : code)
            }
        }
        programs.append((imports + lines + ["}"]).joined(separator: "\n"))
    }

    private static let mark = "///     "

    /// The indented lines in the comments of public declarations.
    private mutating func readComments(_ lines: [String], at path: String) {
        for index in lines.indices.dropFirst(2)
        where lines[index].hasPrefix(Self.mark) && lines[index - 1] == "///"
            && !lines[index - 2].hasPrefix(Self.mark)
        {
            let rest = lines[index...]
            let declaration = rest.first { !$0.hasPrefix("//") && !$0.hasPrefix("@") }
            let code = rest.prefix { $0 == "///" || $0.hasPrefix(Self.mark) }
                .map { String($0.dropFirst(Self.mark.count)) }
            if declaration?.hasPrefix("public ") == true, !code[0].hasPrefix("{") {
                add(Block(path: path, line: index + 1, code: code))
            }
        }
    }

    /// Adds a piece: declarations as the members of a type, anything else as the body of a
    /// function. A page may leave out the end.
    private mutating func add(_ block: Block) {
        let text = block.code.joined()
        let missing = text.count { $0 == "{" } - text.count { $0 == "}" }
        let code =
            block.code.map(Self.named) + Array(repeating: "}", count: max(0, missing))
        let name = "code\(pieces.count)"
        let isExtension = code[0].hasPrefix("extension ")
        let body = "func \(name)() async throws {"
        let (head, end) =
            isExtension
            ? ("", "")
            : code.allSatisfy(Self.isPartOfDeclaration)
                ? ("@MainActor struct \(name) {", "}")
                : text.contains(/\bself\b/)
                    ? ("extension WritingScreen { \(body)", "} }") : ("@MainActor \(body)", "}")
        pieces.append(([head, block.place] + code + [end]).joined(separator: "\n"))
    }

    /// A row or a verdict that a page shows alone gets a name.
    private static func named(_ line: String) -> String {
        if line.hasPrefix(".redirect") { return "let _: InterceptorVerdict = \(line)" }
        return line.hasPrefix(".field") ? "let _: ContentRow = \(line)" : line
    }

    private static func isPartOfDeclaration(_ line: String) -> Bool {
        let isInside = line.isEmpty || [" ", "}", ")", "//"].contains(where: line.hasPrefix)
        let isHead = line.prefixMatch(
            of: /((public|final|@Count) )*((struct|class|enum|func|var) |let needs |static let )/)
        return isInside || isHead != nil
    }
}
