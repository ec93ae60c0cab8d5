import CommandLineKit
import Foundation
import Testing

@testable import BoundaryKit

/// The imports of a file with a text.
private func imports(in source: String) -> [ImportStatement] {
    SourceReader.imports(in: Array(source.utf8), file: "Chat.swift")
}

@Suite struct `The reader of imports` {
    @Test(arguments: [
        ("import Chat", ["Chat"]), ("import Foundation.NSURL", ["Foundation"]),
        ("import Shop; import Chat", ["Shop", "Chat"]), ("import `Chat`", ["Chat"]),
        ("import `any thing`", ["any thing"]), ("import ``; import Shop", ["Shop"]),
        ("import\r\n/* why */ // not why\r\nChat\r\nimport Shop", ["Chat", "Shop"]),
        ("import/* why */Chat // import Shop", ["Chat"]), ("import Größe", ["Größe"]),
        // The compiler warns about a no-break space, and reads it as a space.
        ("\u{A0}import Chat\u{A0}\u{A0};import\u{A0}Shop", ["Chat", "Shop"]),
        ("import\u{B}Chat\nimport\u{C}Shop\nimport\u{0}Menu", ["Chat", "Shop", "Menu"]),
        ("let one = two\u{A0}/ three; import Chat/", ["Chat"]),
        ("#!/usr/bin/swift import Shop\nimport Chat", ["Chat"]),
        ("\u{FEFF}#!/usr/bin/swift 'import Shop\nimport Chat", ["Chat"]),
        ("func open() {\n    import Chat\n}", ["Chat"]), ("let one = 1\nimport Chat", ["Chat"]),
        ("#if false\nit's broken \"\nimport Chat\n#endif", ["Chat"]),
    ])
    func `finds one in every form`(source: String, modules: [String]) {
        #expect(imports(in: source).map(\.module) == modules)
    }

    @Test(arguments: [
        "// import Chat", "//import Chat\r// import Chat", "/* /* nested */ import Chat */",
        "/// ```swift\n/// import Chat\n/// ```", "/* import Chat",
        "#!/usr/bin/swift\u{20}import Chat", "files.import(Chat)", "files\n    .import (Chat)",
        "files?.import\nChat()", "func read(import Chat: Int) {}", "read(1, import: chat)",
        "[import: chat]", "let `import` = Chat", "reimport Chat", "import_ Chat",
        "let $import = Chat", "#import Chat", "import", "import (Chat)", "import 42",
        "import struct",
    ])
    func `finds none in what only looks like one`(source: String) {
        #expect(imports(in: source).isEmpty)
    }

    @Test(
        arguments: [
            ("@_spi(Menu) @_exported public import Chat", ["@_spi(Menu)", "@_exported"], "public"),
            ("@testable\n// own tests only\ninternal import Chat", ["@testable"], "internal"),
            ("@_spi (Menu) package import Chat", ["@_spi (Menu)"], "package"),
            (
                "@available(*, deprecated, message: \"\\(\")\")\") import Chat",
                ["@available(*, deprecated, message: \"\\(\")\")\")"], nil
            ),
            ("@A.B import Chat", ["@A.B"], nil),
            ("#if swift(>=6)\n@preconcurrency\n#endif\nimport Chat", ["@preconcurrency"], nil),
            ("@objc func open() {}\nprivate var one = 1\nimport Chat", [], nil),
        ] as [(String, [String], String?)])
    func `keeps attributes and the access level`(
        source: String, attributes: [String], access: String?
    ) {
        #expect(imports(in: source).map(\.attributes) == [attributes])
        #expect(imports(in: source).map(\.access) == [access])
    }

    @Test(
        arguments: [
            ("import struct Chat.Message", "struct Message"),
            ("import enum Chat.Message.Kind", "enum Message.Kind"),
            ("import class Chat::Message", "class Message"), ("import Chat . Model", "Model"),
            ("import Chat", nil),
        ] as [(String, String?)])
    func `keeps the name of a single declaration`(source: String, declaration: String?) {
        #expect(imports(in: source).map(\.declaration) == [declaration])
        #expect(imports(in: source).map(\.module) == ["Chat"])
    }

    @Test(arguments: [
        ("\n\n@testable import Chat", 3, 18), ("\r\n\rimport Chat", 3, 8),
        ("/* ä\n */ import Chat", 2, 12), ("import\n  `Chat`", 2, 3),
        ("let text = \"\"\"\n\n\"\"\"\nimport struct Chat.Message", 4, 15),
    ])
    func `knows the place of the module's name`(source: String, line: Int, column: Int) {
        let place = SourcePlace(file: "Chat.swift", line: line, column: column)
        #expect(imports(in: source).map(\.place) == [place])
    }

    @Test(arguments: [
        ("#if os(iOS) // phones\nimport Chat\n#endif", ["os(iOS)"]),
        ("#if os(iOS) || os(macOS)\n#elseif DEBUG\nimport Chat\n#endif", ["DEBUG"]),
        ("#if A || B\n#elseif C\n#else\nimport Chat\n#endif", ["!(A || B) && !C"]),
        ("#if A\n#if B\n#else\nimport Chat\n#endif\n#endif", ["A", "!B"]),
        ("#if A\n#endif\nimport Chat", []), ("#elseif A\n#endif\nimport Chat", []),
        ("#if (A &&\n  B)\nimport Chat\n#endif", ["(A &&\n  B)"]),
        ("struct Menu {\n#if A\n  import Chat\n#endif\n}", ["A"]),
        ("/*\n#if A\n*/ let text = \"#if B\"\nimport Chat", []),
    ])
    func `knows the conditions around it`(source: String, conditions: [String]) {
        #expect(imports(in: source).map(\.conditions) == [conditions])
    }

    /// Each of these texts hides the import in it, and nothing behind it.
    @Test(arguments: [
        #""import Chat""#, #""\" import Chat""#, #""\\" + "import Chat""#, ##"#"" import Chat"#"##,
        ##"#"\"#"##, ##"#"\#" import Chat"#"##, ##"#"""#"##, ##"#""" import Chat"#"##,
        "\"\"\"\n    \" import Chat\n    \"\"\"", "\"\"\"\n\\\"\"\"\nimport Chat\n\"\"\"",
        "#\"\"\"\n\"\"\"\nimport Chat\n\\\"\"\"\n\"\"\"#",
        #""\(name("import Chat")) import Chat""#, #""\(names.map { "\($0) )" }) import Chat""#,
        ##"#"\(" import Chat \#(name(")"))"#"##,
        "\"\"\"\n\\(name(\n    \")\"\n)) import Chat\n\"\"\"", #""\(a /* ) " */ + b) import Chat""#,
        ##"#/" import Chat/#"##, ##"#/\/# import Chat "/#"##,
        "#/\n    \" /* # an end\n  import Chat\n  /#",
        #"/["'`] 1/"#, #"matches(of: /"(1)"/)"#, #"/"""/"#, #"a ? /"/ : /'/"#,
        #"/^#if (?:A|os)\(/"#, "6 / 2 / 1", "(six)/two + \"/\".count", "six /* / */ / two",
        "1 /// \"", "a +/* \" */ b",
        "$0 / $1 / $2", "\"a\" / b / c", "\"text", "\"\\(name(", "#\"text", "#/regex", "`name",
    ])
    func `reads what is behind a literal`(literal: String) {
        let found = imports(in: "let value = \(literal)\nimport Shop")
        #expect(found.map(\.module) == ["Shop"])
    }

    @Test(arguments: [
        "/* ", "\"\"\"\n", "#\"\"\"\n\"\"\" ", "\"\"\"\n\\(name(\"", "@_spi(", "#if (a",
    ])
    func `reads nothing behind what has no end`(source: String) {
        #expect(imports(in: "\(source) import Shop").isEmpty)
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "import A;", "/*", "\"\\(", "\"\"\"\n\\(", "#/\n", "#\"\"\"", "(/a", "#", "`", "@a(",
            "#if A\n", "#if A\n#else\n", "*/*", "(", "a", "\n", "\"a\" ", "a.",
        ])
    func `takes a time in proportion to the length`(fragment: String) {
        let source = String(repeating: fragment, count: 30_000 / fragment.utf8.count)
        #expect(imports(in: source + "\nimport Shop").count <= 30_000)
    }

    @Test func `reads any bytes to their end`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SeededRandom(seed: seed)
        let fragments = [
            "import", " Chat", "\n", "\"", "\"\"\"", "#", "\\(", "(", ")", "/", "/*", "*/", "`",
            "@a", ".", "#if A", "#else", "#endif", "\\", "ä", "\u{0}", "\u{FEFF}",
        ]
        for _ in 0..<300 {
            let code = (0..<40).map { _ in fragments.randomElement(using: &random) ?? "" }
            let found = imports(in: code.joined() + " import Shop")
            #expect(found.allSatisfy { !$0.module.isEmpty && $0.place.line > 0 }, "seed \(seed)")
            let bytes = (0..<300).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            let few = SourceReader.imports(in: bytes + Array(" import Shop".utf8), file: "A")
            #expect(few.count <= 1, "seed \(seed)")
        }
    }

    @Test(.startsToolchain) func `finds what the compiler finds, however it is spelled`()
        async throws
    {
        let gaps = [
            " ", "\t", "\u{A0}\u{A0}", "\u{B}", "\u{C}", "\u{0}", "\n", "\r", "\r\n",
            "/**/", "/* import No */", "/* /* */ import No */", "// import No\n",
        ]
        // `~` is a gap, and `M` the name of the module.
        let forms = [
            "~import~M~", "@testable~import~M~", "~public~import~M~", "import~struct~M.Name~",
            "import~`M`~", "import~M;~", "@_spi(menu)~import~M~", "import~M.Submodule~",
            "#if\u{A0}true\nimport~M~\n#endif",
            "_ = #\"\"\"\n import No\n \"\"\"#\n~import~M~",
            "_ = \"\\(\u{A0}1 ) import No\";~import~M~",
            "func open(~import~No~:~Int) {}\n~import~M~", "_ = one / two;~import~M~",
        ]
        let seed = UInt64.random(in: .min ... .max)
        var random = SeededRandom(seed: seed)
        var source = ""
        for number in 0..<2000 {
            for character in forms.randomElement(using: &random) ?? "" {
                switch character {
                case "~": source += gaps.randomElement(using: &random) ?? ""
                case "M": source += "Module\(number)"
                default: source.append(character)
                }
            }
            source += "\n"
        }
        let found = Set(imports(in: source).map(\.module))
        let file = try FixturePackage(["Spellings.swift": source])
        let tool = Tool(
            command: [
                "swiftc", "-frontend", "-emit-imported-modules", "-enable-bare-slash-regex",
                "-suppress-warnings", "Spellings.swift", "-o", "-",
            ], folder: file.url, limit: .seconds(60))
        let output = String(decoding: try await tool.output().get(), as: UTF8.self)
        #expect(found == Set(output.split(separator: "\n").map(String.init)), "seed \(seed)")
        #expect(found.count == 2000)
    }
}

@Suite struct `The sources of a package` {
    @Test func `import for each module that compiles them, and not themselves`() async throws {
        let package = try FixturePackage([
            "Package.swift": "", "A.swift": "import Kit\nimport One", "B.swift": "\nimport Kit",
        ])
        let evidence = try await SourceEvidence(
            ["One": ["A.swift"], "Two": ["A.swift", "B.swift"]], in: package.folder)
        #expect(
            evidence.imports.map { "\($0.tail) \($0.head) \($0.imports[0].place)" } == [
                "One Kit A.swift:1:8", "Two Kit A.swift:1:8", "Two One A.swift:2:8",
                "Two Kit B.swift:2:8",
            ])
    }

    @Test func `are gaps if they can't be read, and the others are read`() async throws {
        let package = try FixturePackage(["Package.swift": "", "A.swift": "import Kit"])
        try Data([0x2F, 0x2F, 0xE4, 0x0A]).write(to: package.url.appending(path: "Latin.swift"))
        let evidence = try await SourceEvidence(
            ["One": ["A.swift", "Gone.swift", "Latin.swift"]], in: package.folder)
        #expect(evidence.imports.map(\.head) == ["Kit"])
        #expect(
            evidence.gaps == [
                "Gone.swift can't be read: there is no such file or folder",
                "Latin.swift isn't UTF-8; save it with that encoding",
            ])
    }

    @Test(arguments: [
        (
            "import Shop // boundary:allow a-b until 2027-01-31 because the cart  moves",
            ["1:13 for 1: a-b 2027-01-31 the cart moves"]
        ),
        (
            "import Kit\n  // boundary:allow a until 2027-01-31 because b\n"
                + "// boundary:allow c until 2027-01-31 because d\nimport Shop",
            ["2:3 for 4: a 2027-01-31 b", "3:1 for 4: c 2027-01-31 d"]
        ),
        ("import Shop // boundary:allow", ["1:13 for 1:  never "]),
        ("import Shop // boundary:allow because b", ["1:13 for 1:  never b"]),
        ("import Shop //boundary:allow a until because b", ["1:13 for 1: a never b"]),
        ("import Shop // boundary:allow a until 2027-02-29 because b", ["1:13 for 1: a never b"]),
        ("import Shop\r\n// boundary:allow a\r\nimport Kit", ["2:1 for 3: a never "]),
        ("let text = \"// boundary:allow a\"\n/// // boundary:allow a\n/* boundary:allow */", []),
        ("// see boundary:allow", []),
    ])
    func `have exceptions in comments`(code: String, expected: [String]) {
        let found = InlineException.all(in: Array(code.utf8), file: "A.swift")
        #expect(
            found.map {
                "\($0.place.line):\($0.place.column) for \($0.line): \($0.rule) "
                    + "\($0.lastDay?.rawValue ?? "never") \($0.because)"
            } == expected)
    }
}
