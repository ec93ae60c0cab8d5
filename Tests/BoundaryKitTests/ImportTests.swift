import Foundation
import Testing

@testable import BoundaryKit

/// The imports of a file with a text.
private func imports(in source: String) -> [ImportStatement] {
    SourceReader(of: Array(source.utf8), file: "Mail.swift").imports
}

extension ImportStatement {
    /// The module, and what else the statement says.
    fileprivate var parts: String {
        ([module] + attributes + [access, declaration].compactMap(\.self)
            + conditions.map { "if \($0)" }).joined(separator: " ")
    }
}

struct `The reader of imports` {
    @Test(arguments: [
        ("import Mail", ["Mail"]), ("import Foundation.NSURL", ["Foundation NSURL"]),
        ("import Shop; import Mail", ["Shop", "Mail"]), ("import `Mail`", ["Mail"]),
        ("import `any thing`", ["any thing"]), ("import ``; import Shop", ["Shop"]),
        ("import\r\n/* why */ // not why\r\nMail\r\nimport Shop", ["Mail", "Shop"]),
        ("import/* why */Mail // import Shop", ["Mail"]), ("import Größe", ["Größe"]),
        ("import /* \(String(repeating: "long ", count: 2_000)) */ Shop", ["Shop"]),
        // The compiler warns about a no-break space, and reads it as a space.
        ("\u{A0}import Mail\u{A0}\u{A0};import\u{A0}Shop", ["Mail", "Shop"]),
        ("import\u{B}Mail\nimport\u{C}Shop\nimport\u{0}Menu", ["Mail", "Shop", "Menu"]),
        ("let one = two\u{A0}/ three; import Mail/", ["Mail"]),
        ("#!/usr/bin/swift import Shop\nimport Mail", ["Mail"]),
        ("\u{FEFF}#!/usr/bin/swift 'import Shop\nimport Mail", ["Mail"]),
        ("func open() {\n    import Mail\n}", ["Mail"]), ("let one = 1\nimport Mail", ["Mail"]),
        ("#if false\nit's broken \"\nimport Mail\n#endif", ["Mail if false"]),
        // Attributes and an access level.
        ("@_spi(Menu) @_exported public import Mail", ["Mail @_spi(Menu) @_exported public"]),
        ("@testable\n// own tests only\ninternal import Mail", ["Mail @testable internal"]),
        ("@_spi (Menu) package import Mail", ["Mail @_spi (Menu) package"]),
        (
            #"@available(*, deprecated, message: "\(")")") import A"#,
            [#"A @available(*, deprecated, message: "\(")")")"#]
        ),
        ("@A.B import Mail", ["Mail @A.B"]),
        ("#if swift(>=6)\n@preconcurrency\n#endif\nimport Mail", ["Mail @preconcurrency"]),
        ("@objc func open() {}\nprivate var one = 1\nimport Mail", ["Mail"]),
        // A single declaration.
        ("import struct Mail.Message", ["Mail struct Message"]),
        ("import enum Mail.Message.Kind", ["Mail enum Message.Kind"]),
        ("import class Mail::Message", ["Mail class Message"]),
        ("import Mail . Model", ["Mail Model"]),
        // The conditions around it.
        ("#if os(iOS) // phones\nimport Mail\n#endif", ["Mail if os(iOS)"]),
        ("#if os(iOS) || os(macOS)\n#elseif DEBUG\nimport Mail\n#endif", ["Mail if DEBUG"]),
        ("#if A || B\n#elseif C\n#else\nimport Mail\n#endif", ["Mail if !(A || B) && !C"]),
        ("#if A\n#if B\n#else\nimport Mail\n#endif\n#endif", ["Mail if A if !B"]),
        ("#if A\n#endif\nimport Mail", ["Mail"]), ("#elseif A\n#endif\nimport Mail", ["Mail"]),
        ("#if (A &&\n  B)\nimport Mail\n#endif", ["Mail if (A &&\n  B)"]),
        ("struct Menu {\n#if A\n  import Mail\n#endif\n}", ["Mail if A"]),
        ("/*\n#if A\n*/ let text = \"#if B\"\nimport Mail", ["Mail"]),
    ])
    func `an import is found in every form, with what belongs to it`(
        source: String, found: [String]
    ) {
        #expect(imports(in: source).map(\.parts) == found)
    }

    @Test(arguments: [
        "// import Mail", "//import Mail\r// import Mail", "/* /* nested */ import Mail */",
        "/// ```swift\n/// import Mail\n/// ```", "/* import Mail",
        "#!/usr/bin/swift\u{20}import Mail", "files.import(Mail)", "files\n    .import (Mail)",
        "files?.import\nMail()", "func read(import Mail: Int) {}", "read(1, import: mail)",
        "[import: mail]", "let `import` = Mail", "reimport Mail", "import_ Mail",
        "let $import = Mail", "#import Mail", "import", "import (Mail)", "import 42",
        "import struct",
        // What is before it has no end.
        "\"\"\"\n import Shop", "#\"\"\"\n\"\"\"  import Shop",
        "\"\"\"\n\\(name(\" import Shop", "@_spi( import Shop", "#if (a import Shop",
    ])
    func `no import is found in what only looks like one`(source: String) {
        #expect(imports(in: source).isEmpty)
    }

    @Test(arguments: [
        ("\n\n@testable import Mail", 3, 18), ("\r\n\rimport Mail", 3, 8),
        ("/* ä\n */ import Mail", 2, 12), ("import\n  `Mail`", 2, 3),
        ("let text = \"\"\"\n\n\"\"\"\nimport struct Mail.Message", 4, 15),
    ])
    func `an import has the place of the module's name`(source: String, line: Int, column: Int) {
        let place = SourcePlace(file: "Mail.swift", line: line, column: column)
        #expect(imports(in: source).map(\.place) == [place])
    }

    /// Each of these texts hides the import in it, and nothing behind it.
    @Test(arguments: [
        #""import Mail""#, #""\" import Mail""#, #""\\" + "import Mail""#, ##"#"" import Mail"#"##,
        ##"#"\"#"##, ##"#"\#" import Mail"#"##, ##"#"""#"##, ##"#""" import Mail"#"##,
        "\"\"\"\n    \" import Mail\n    \"\"\"", "\"\"\"\n\\\"\"\"\nimport Mail\n\"\"\"",
        "#\"\"\"\n\"\"\"\nimport Mail\n\\\"\"\"\n\"\"\"#",
        #""\(name("import Mail")) import Mail""#, #""\(names.map { "\($0) )" }) import Mail""#,
        ##"#"\(" import Mail \#(name(")"))"#"##,
        "\"\"\"\n\\(name(\n    \")\"\n)) import Mail\n\"\"\"", #""\(a /* ) " */ + b) import Mail""#,
        ##"#/" import Mail/#"##, ##"#/\/# import Mail "/#"##,
        "#/\n    \" /* # an end\n  import Mail\n  /#",
        #"/\/*/"#, #"/[\/*]/"#, #"/a\//;"#, #"/"/"#, #"/}/"#, #"!/\/*/"#, #"try? /^ \/*/"#, "1...",
        #""\(text.replacing(/"\/*/, with: "")) import Mail""#, #"/["'`] 1/"#,
        #"matches(of: /"(1)"/)"#, #"contains(/\/*/)"#, #"/"""/"#, #"a ? /"/ : /'/"#,
        #"/^#if (?:A|os)\(/"#, "6 / 2 / 1", "(six)/two + \"/\".count", "six /* / */ / two",
        "1 /// \"", "a +/* \" */ b",
        "$0 / $1 / $2", "\"a\" / b / c", "\"text", "\"\\(name(", "#\"text", "#/regex", "`name",
    ])
    func `an import is found behind any literal`(literal: String) {
        let found = imports(in: "let value = \(literal)\nimport Shop")
        #expect(found.map(\.module) == ["Shop"])
    }

    /// In the language mode 5, a slash is an operator unless a flag says otherwise.
    @Test(arguments: [
        (#"let all = [/A.{,/B.}]; func a() {}"#, true), (#"let two = /"/; import Kit"#, true),
        (#"let end = /\/*/"#, false), ("let open = { /* }", false), ("let text = \"\"\"\n", false),
        ("struct A {\n#if B\n}\n#else\nvar c = 1 }\n#endif", true), ("struct A {", false),
    ])
    func `a source without bare slashes is read to its end`(source: String, isComplete: Bool) {
        let reader = SourceReader(
            of: Array("import Shop\n\(source)\n".utf8), file: "A.swift", declarations: true,
            readsBareExpressions: false)
        #expect(reader.isComplete == isComplete)
        #expect(reader.imports.map(\.module) == ["Shop"])
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "import A;", "-/", "(/a", " /[", " /a\\/", "=/(", "/*", "\"\\(", "\"\"\"\n\\(", "#/\n",
            "#\"\"\"", "(/a", "#", "`", "@a(",
            "#if A\n", "#if A\n#else\n", "*/*", "(", "a", "\n", "\"a\" ", "a.",
        ])
    func `imports are read in a time in proportion to the length`(fragment: String) {
        let source = String(repeating: fragment, count: 30_000 / fragment.utf8.count)
        #expect(imports(in: source + "\nimport Shop").count <= 30_000)
    }

    /// A failure prints the text itself, so that no seed is needed to repeat it.
    @Test func `imports are read in any bytes`() {
        let fragments = [
            "import", " Mail", "\n", "\"", "\"\"\"", "#", "\\(", "(", ")", "/", "/*", "*/", "`",
            "@a", ".", "#if A", "#else", "#endif", "\\", "ä", "\u{0}", "\u{FEFF}",
        ]
        for _ in 0..<300 {
            let code = (0..<40).map { _ in fragments.randomElement() ?? "" }.joined()
            let found = imports(in: code + " import Shop")
            #expect(found.allSatisfy { !$0.module.isEmpty && $0.place.line > 0 }, "\(code)")
            let bytes = (0..<300).map { _ in UInt8.random(in: .min ... .max) }
            let few = SourceReader(of: bytes + Array(" import Shop".utf8), file: "A")
            #expect(few.imports.count <= 1, "\(bytes)")
        }
    }
}

struct `The sources of a package` {
    @Test func `a source imports for each module that compiles it, or is a gap`() async throws {
        let package = try FixturePackage([
            "Package.swift": "", "A.swift": "import Kit\nimport One", "B.swift": "\nimport Kit",
            "Open.swift": "let start = /* \nimport Mail",
            // The import is in a regular expression or not, as the language mode says.
            "Slash.swift": "let one = (/a; import Kit; b/)",
        ])
        try Data([0x2F, 0x2F, 0xE4, 0x0A]).write(to: package.url.appending(path: "Latin.swift"))
        let sources = [
            "One": ["A.swift", "Gone.swift", "Latin.swift"], "Two": ["A.swift", "B.swift"],
            "Three": ["Open.swift", "Slash.swift"],
        ]
        let targets = sources.map { name, files in
            LocalTarget(module: Module(name: name, kind: .library), sources: files)
        }
        let evidence = try await SourceEvidence(targets, in: package.folder)
        #expect(
            evidence.imports.map { "\($0.tail) \($0.head) \($0.imports[0].place)" } == [
                "One Kit A.swift:1:8", "Two Kit A.swift:1:8", "Two One A.swift:2:8",
                "Two Kit B.swift:2:8", "Three Kit Slash.swift:1:23",
            ])
        let missing = "Gone.swift can't be read: there is no such file or folder"
        #expect(
            evidence.gaps.map(\.description) == [
                missing, "Latin.swift isn't UTF-8; save it with that encoding",
                "Open.swift has a comment, a literal or a brace without an end, behind which nothing "
                    + "is seen; correct it",
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
        // These days aren't in the calendar, or are written in another way.
        ("import Shop // boundary:allow a until 2027-02-29 because b", ["1:13 for 1: a never b"]),
        ("import Shop // boundary:allow a until 2027-1-31 because b", ["1:13 for 1: a never b"]),
        ("import Shop\r\n// boundary:allow a\r\nimport Kit", ["2:1 for 3: a never "]),
        ("let text = \"// boundary:allow a\"\n/// // boundary:allow a\n/* boundary:allow */", []),
        ("// see boundary:allow", []),
    ])
    func `a source has exceptions in comments`(code: String, expected: [String]) {
        let found = InlineException.all(in: Array(code.utf8), file: "A.swift")
        #expect(
            found.map {
                "\($0.place.line):\($0.place.column) for \($0.line): \($0.rule) "
                    + "\($0.lastDay ?? "never") \($0.because)"
            } == expected)
    }
}
