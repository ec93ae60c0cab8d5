import Testing

@testable import BoundaryKit

@Suite(.longComputation) struct `Imports in broken code` {
    private static let fragments = [
        "import", " Chat", "\n", "\r\n", "\"", "\"\"\"", "#", "##", "\\(", "\\#(", "(", ")", "/",
        "/*", "*/",
        "//", "`", "'", "@a", ".", ":", "[", "]", "{", "}", "#if A", "#else", "#elseif B", "#endif",
        "\\",
        " ", "try?", "func", "=", "?", "!", "1", "ä", "public", "\u{0}", "\u{FEFF}", "#!", "$0",
        ";", "-",
    ]

    @Test func `any order of tokens is read to its end`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<300 {
            let count = Int.random(in: 1...80, using: &random)
            let source = (0..<count).map { _ in Self.fragments.randomElement(using: &random) ?? "" }
            let found = imports(in: source.joined() + " import Shop")
            #expect(found.allSatisfy { !$0.module.isEmpty && $0.place.line > 0 }, "seed \(seed)")
        }
    }

    @Test func `no name in back-ticks is that of no module`() {
        #expect(imports(in: "import ``; import Shop").map(\.module) == ["Shop"])
    }

    @Test func `any bytes are read to their end`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<200 {
            let bytes = (0..<300).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            let found = ImportReader.imports(
                in: bytes + Array(" import Shop".utf8), file: "A.swift")
            #expect(found.count <= 1, "seed \(seed)")
        }
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "import A;", "/*", "\"\\(", "\"\"\"\n\\(", "#/\n", "#\"\"\"", "(/a", "= /a/ ", "#", "`",
            "@a(",
            "#if A\n", "#if A\n#else\n", "#elseif A\n", "**/", "*/*", "/**", ".*/**/", "(", "/\\/",
            "! /", "a", "\n", "\"a\" ", "<<<", "a.", "'",
        ])
    func `a long file takes a time in proportion to its length`(fragment: String) {
        let source = String(repeating: fragment, count: 30_000 / fragment.utf8.count)
        let found = imports(in: source + "\nimport Shop")
        #expect(found.count <= 30_000)
    }
}
