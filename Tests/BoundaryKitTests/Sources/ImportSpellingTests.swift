import CommandLineKit
import Foundation
import Testing

@testable import BoundaryKit

/// Spellings of imports, with random white space and comments between the tokens.
@Suite(.startsToolchain) struct `Spellings of an import` {
    private static let gaps = [
        " ", "\t", "\u{A0}", "\u{A0}\u{A0}", "\u{B}", "\u{C}", "\u{0}", "\n", "\r", "\r\n",
        "/**/", "/* import No */", "/* /* */ import No */", "// import No\n",
    ]

    /// `~` stands for a gap, and `M` for the name of the module.
    private static let forms = [
        "~import~M~", "@testable~import~M~", "~public~import~M~", "import~struct~M.Name~",
        "import~`M`~", "import~M;~", "@_spi(menu)~import~M~", "import~M.Submodule~",
        "#if\u{A0}true\nimport~M~\n#endif",
        "_ = #\"\"\"\n import No\n \"\"\"#\n~import~M~",
        "_ = \"\\(\u{A0}1 ) import No\";~import~M~",
        "func open(~import~No~:~Int) {}\n~import~M~", "_ = one / two;~import~M~",
    ]

    @Test func `the reader finds what the compiler finds`() async throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SeededRandom(seed: seed)
        var source = ""
        for number in 0..<2000 {
            let form = Self.forms.randomElement(using: &random) ?? ""
            for character in form {
                switch character {
                case "~": source += Self.gaps.randomElement(using: &random) ?? ""
                case "M": source += "Module\(number)"
                default: source.append(character)
                }
            }
            source += "\n"
        }
        let found = imports(in: source)
        #expect(Set(found.map(\.module)) == (try await Self.modules(in: source)), "seed \(seed)")
        #expect(Set(found.map(\.module)).count == 2000)
    }

    /// The modules that the compiler's own parser finds.
    private static func modules(in source: String) async throws -> Set<String> {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = folder.url.appending(path: "Spellings.swift")
        try Data(source.utf8).write(to: file)
        let tool = Tool(
            command: [
                "swiftc", "-frontend", "-emit-imported-modules", "-enable-bare-slash-regex",
                "-suppress-warnings", file.path, "-o", "-",
            ], folder: folder.url, limit: .seconds(60))
        let output = try await tool.output().get()
        return Set(String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init))
    }
}
