import CommandLineKit
import Foundation
import TestSupport
import Testing

/// Type-checks the code in documentation as readers copy it, against the modules of this build.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: DocumentedCode.modules)))
struct `The code in documentation` {
    @Test func `the code on pages and in the comments of public declarations compiles`()
        async throws
    {
        let code = try DocumentedCode()
        #expect(code.pages.count > 12)
        #expect(code.comments.count > 20)
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var files = [DocumentedCode.surroundings]
            for (index, text) in code.files.enumerated() {
                let file = folder.appending(path: "Code\(index).swift")
                try Data(text.utf8).write(to: file)
                files.append(file.path)
            }
            let command = ["swiftc", "-typecheck", "-suppress-warnings", "-swift-version", "6"]
            let flags = ["-parse-as-library", "-I", DocumentedCode.modules]
            let output = await Tool(command: command + flags + files, limit: .seconds(300)).output()
            if case .failure(let failure) = output { Issue.record("\(failure)") }
        }
    }
}

/// The code in the documentation of the modules, which nothing else compiles.
private struct DocumentedCode {
    /// The modules that this build has made are beside the test bundle.
    static var modules: String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]))
            .deletingLastPathComponent().appending(path: "Modules").path
    }

    static let surroundings = WrittenPage.repository
        .appending(path: "Tests/GuideTests/Surroundings.swift").path

    /// A whole file for each page.
    private(set) var pages: [String] = []
    /// A declaration for each piece of code in a comment.
    private(set) var comments: [String] = []

    var files: [String] {
        let imports = [
            "DesignKit", "Foundation", "PluginKit", "RouteContract", "RouteMatching",
            "RoutingEngine", "RoutingKit", "RoutingRules", "ServiceKit", "StageKit", "StorageKit",
            "ToggleKit",
        ]
        return pages + [(imports.map { "import \($0)" } + comments).joined(separator: "\n")]
    }

    init() throws {
        let root = WrittenPage.repository
        let folders = ["Modules", "AppContainer/PluginKit"]
        let paths = try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .map { "\(folder)/\($0)" }.filter { !$0.contains("/Template/") }
        }
        for path in (paths + ["docs/guides/adapter.md"]).sorted() {
            let text = { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
            if path.hasSuffix(".md"), !path.contains("UI"), !path.contains("BoundaryKit") {
                readPage(try text(), at: path)
            } else if path.hasSuffix(".swift") {
                readComments(try text(), at: path)
            }
        }
    }

    /// Each page is a program of its own, so its declarations are in a type of its own.
    private mutating func readPage(_ text: String, at path: String) {
        var isCode = false
        var imports: [Substring] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            line -> String in
            if line.hasPrefix("```") {
                isCode = line == "```swift"
                return ""
            }
            guard isCode else { return "" }
            if line.hasPrefix("import ") {
                imports.append(line)
                return ""
            }
            // Macros would need plug-ins of the compiler.
            return String(line).replacing("@Test ", with: "").replacing("#expect(", with: "_ = (")
        }
        guard !imports.isEmpty else { return }
        let code = ["enum Page\(pages.count) {", Self.place(path, 1)] + lines + ["}"]
        pages.append((imports.map(String.init) + code).joined(separator: "\n"))
    }

    /// The indented lines in the comments of public declarations, unless they are empty on this
    /// platform.
    private mutating func readComments(_ text: String, at path: String) {
        guard !text.hasPrefix("#if") else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        for index in lines.indices.dropFirst(2)
        where lines[index].hasPrefix(Self.mark) && lines[index - 1] == "///"
            && !lines[index - 2].hasPrefix(Self.mark)
        {
            let rest = lines[index...]
            let declaration = rest.first { !$0.hasPrefix("//") && !$0.hasPrefix("@") }
            var code = rest.prefix { $0 == "///" || $0.hasPrefix(Self.mark) }
                .map { String($0.dropFirst(Self.mark.count)) }
            guard declaration?.hasPrefix("public ") == true, !code[0].hasPrefix("{") else {
                continue
            }
            let (head, end) = scope(of: code[0])
            // A row is a part of a list.
            if code[0].hasPrefix(".") { code[0] = "let _: ContentRow = \(code[0])" }
            comments.append(
                ([head, Self.place(path, index + 1)] + code + [end]).joined(separator: "\n"))
        }
    }

    private static let mark = "///     "

    /// Errors then name the line of the page.
    private static func place(_ path: String, _ line: Int) -> String {
        "#sourceLocation(file: \"\(path)\", line: \(line))"
    }

    /// What makes a file of code that begins with a line.
    private func scope(of first: String) -> (head: String, end: String) {
        if first.hasPrefix("extension ") { return ("", "") }
        let name = "comment\(comments.count)"
        guard ["struct ", "func ", "var "].contains(where: first.contains) else {
            let type = first.hasPrefix(".") ? "WritingScreen" : "Surroundings"
            return ("extension \(type) { func \(name)() async throws {", "} }")
        }
        return ("@MainActor struct \(name) { typealias Parameters = ProductParameters", "}")
    }
}
