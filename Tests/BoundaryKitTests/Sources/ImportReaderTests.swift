import Testing

@testable import BoundaryKit

@Suite struct `Finding imports` {
    @Test(arguments: [
        ("import Chat", ["Chat"]),
        ("import Foundation.NSURL", ["Foundation"]),
        ("import Shop; import Chat", ["Shop", "Chat"]),
        ("import `Chat`", ["Chat"]),
        ("import `any thing`", ["any thing"]),
        ("import\n    Chat", ["Chat"]),
        ("import\r\n/* why */ // not why\r\nChat\r\nimport Shop", ["Chat", "Shop"]),
        ("import/* why */Chat // import Shop", ["Chat"]),
        ("import Größe", ["Größe"]),
        // The compiler warns about a no-break space, and reads it as a space.
        ("import\u{A0}Chat\u{A0}", ["Chat"]),
        ("\u{A0}import Chat\u{A0}\u{A0};import\u{A0}Shop", ["Chat", "Shop"]),
        ("import\u{B}Chat\nimport\u{C}Shop\nimport\u{0}Menu", ["Chat", "Shop", "Menu"]),
        ("let one = two\u{A0}/ three; import Chat/", ["Chat"]),
        ("\u{FEFF}import Chat", ["Chat"]),
        ("#!/usr/bin/swift import Shop\nimport Chat", ["Chat"]),
        ("\u{FEFF}#!/usr/bin/swift 'import Shop\nimport Chat", ["Chat"]),
        ("func open() {\n    import Chat\n}", ["Chat"]),
        ("let one = 1\nimport Chat", ["Chat"]),
        ("#if false\nit's broken \"\nimport Chat\n#endif", ["Chat"]),
    ])
    func `an import is found in every form`(source: String, modules: [String]) {
        #expect(imports(in: source).map(\.module) == modules)
    }

    @Test(arguments: [
        "// import Chat", "//import Chat\r// import Chat", "/* import Chat */",
        "/** import Chat */",
        "/* /* nested */ import Chat */", "/// ```swift\n/// import Chat\n/// ```",
        "/* import Chat", "#!/usr/bin/swift\u{20}import Chat",
        "files.import(Chat)", "files\n    .import (Chat)", "files?.import\nChat()",
        "func read(import Chat: Int) {}", "read(1, import: chat)", "[import: chat]",
        "let important = Chat", "let `import` = Chat", "reimport Chat", "import_ Chat",
        "let $import = Chat", "#import Chat", "import", "import (Chat)", "import 42",
        "import struct",
    ])
    func `what only looks like an import is not one`(source: String) {
        #expect(imports(in: source).isEmpty)
    }

    @Test(
        arguments: [
            ("@testable import Chat", ["@testable"], nil),
            ("public import Chat", [], "public"),
            ("@_spi(Menu) @_exported public import Chat", ["@_spi(Menu)", "@_exported"], "public"),
            ("@testable\n// own tests only\ninternal import Chat", ["@testable"], "internal"),
            ("@_spi (Menu) package import Chat", ["@_spi (Menu)"], "package"),
            (
                "@preconcurrency\n@_implementationOnly\nimport Chat",
                ["@preconcurrency", "@_implementationOnly"], nil
            ),
            (
                "@_documentation(visibility: internal) fileprivate import Chat",
                ["@_documentation(visibility: internal)"], "fileprivate"
            ),
            (
                "@available(*, deprecated, message: \"\\(\")\")\") import Chat",
                ["@available(*, deprecated, message: \"\\(\")\")\")"], nil
            ),
            ("@A.B import Chat", ["@A.B"], nil),
            ("#if swift(>=6)\n@preconcurrency\n#endif\nimport Chat", ["@preconcurrency"], nil),
            ("@objc func open() {}\nprivate var one = 1\nimport Chat", [], nil),
        ] as [(String, [String], String?)])
    func `attributes and access level are kept`(
        source: String, attributes: [String], access: String?
    ) throws {
        let statement = try #require(imports(in: source).first)
        #expect(statement.module == "Chat")
        #expect(statement.attributes == attributes)
        #expect(statement.access == access)
    }

    @Test(
        arguments: [
            ("import struct Chat.Message", "struct Message"),
            ("import func Chat.send", "func send"),
            ("import enum Chat.Message.Kind", "enum Message.Kind"),
            ("import class Chat::Message", "class Message"),
            ("import Chat.Model", "Model"),
            ("import Chat . Model", "Model"),
            ("import Chat", nil),
        ] as [(String, String?)])
    func `an import of a single declaration names it`(source: String, declaration: String?) {
        #expect(imports(in: source).map(\.declaration) == [declaration])
        #expect(imports(in: source).map(\.module) == ["Chat"])
    }

    @Test(arguments: [
        ("import Chat", 1, 8), ("\n\n@testable import Chat", 3, 18), ("\r\n\rimport Chat", 3, 8),
        ("/* ä\n */ import Chat", 2, 12), ("/* ä */ import Chat", 1, 17),
        ("import\n  `Chat`", 2, 3),
        ("let text = \"\"\"\n\n\"\"\"\nimport struct Chat.Message", 4, 15),
    ])
    func `the place is that of the module's name`(source: String, line: Int, column: Int) {
        let place = SourcePlace(file: "Chat.swift", line: line, column: column)
        #expect(imports(in: source).map(\.place) == [place])
    }
}

/// The imports of a file with a text.
func imports(in source: String) -> [ImportStatement] {
    ImportReader.imports(in: Array(source.utf8), file: "Chat.swift")
}
