import Testing

@Suite struct `Reading source code` {
    @Test(arguments: [
        ("import Chat", ["Chat"]),
        ("public import Chat", ["Chat"]),
        ("@testable import Chat", ["Chat"]),
        ("@_spi(Menu) @_exported public import Chat", ["Chat"]),
        ("internal import struct Chat.ConversationNavigator", ["Chat"]),
        ("import func Chat.send", ["Chat"]),
        ("import Foundation.NSURL", ["Foundation"]),
        ("import Shop; import Chat", ["Shop", "Chat"]),
        ("import `Chat`", ["Chat"]),
        ("import\n    Chat", ["Chat"]),
        ("import/* why */Chat // import Shop", ["Chat"]),
        ("#if os(iOS)\nimport UIKit\n#else\nimport Chat\n#endif", ["UIKit", "Chat"]),
        (#"let text = "\(name("x"))"; import Chat"#, ["Chat"]),
        (##"let text = #"\"#; import Chat"##, ["Chat"]),
    ])
    func `an import is found in every form`(source: String, modules: [String]) {
        #expect(SourceCode(source).imports.map(\.text) == modules)
    }

    @Test(arguments: [
        "// import Chat",
        "/* import Chat */",
        "/* /* nested */ import Chat */",
        #"let text = "import Chat""#,
        #"let text = "\" import Chat""#,
        ##"let text = #"" import Chat"#"##,
        #"let text = "\(name("import Chat")) import Chat""#,
        "let text = \"\"\"\n    \" import Chat\n    \"\"\"",
        "files.import(Chat)", "func read(import Chat: Int) {}", "let important = Chat",
        "let `import` = Chat",
    ])
    func `what only looks like an import is not one`(source: String) {
        let code = SourceCode(source)
        #expect(code.imports.isEmpty)
        #expect(code.isComplete)
    }

    @Test(arguments: ["/* import Chat", "let text = \"\"\"\nimport Chat", "let text = \"\\(name("])
    func `a comment or a string without an end is noticed`(source: String) {
        #expect(!SourceCode(source).isComplete)
    }

    @Test func `a line keeps its number`() {
        let code = SourceCode("/* 1\n 2 */\nlet text = \"\"\"\n4\n\"\"\"\nimport Chat\n#if DEBUG\n")
        #expect(code.imports.map(\.line) == [6])
        #expect(code.conditions.map(\.line) == [7])
    }
}
