import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `Spellings of an inclusion` {
    private static let spellings = [
        "#include\u{A0}\"A.h\"", "\u{3000}#\u{2003}include\u{85}\"A.h\"",
        "#\u{B}include\u{C}\"A.h\"", "#include \\\n \"A.h\"", "#inc\\\nlude \"A.h\"",
        "#\\\r\ninclude \"A.h\"", "%:include \"A.h\"", "/* */ # /* */ include /* */ \"A.h\"",
        "\u{FEFF}#import \"A.h\"",
    ]

    @Test(arguments: spellings) func `each is found`(spelling: String) {
        let found = ClangScanner.inclusions(in: Array(spelling.utf8), file: "A.m")
        #expect(found.map(\.path) == ["A.h"])
    }

    @Test(arguments: [
        "@\u{A0}import\u{2028}Chat;", "@ import Chat;", "@/* */import /* */ Chat;",
        "@imp\\\nort Chat;", "#pragma clang module import Chat",
    ])
    func `each import of a module is found`(spelling: String) {
        let found = ClangScanner.inclusions(in: Array(spelling.utf8), file: "A.m")
        #expect(found.map(\.path) == ["Chat"])
    }

    @Test(arguments: ["#\u{200B}include \"A.h\"", "x %:include \"A.h\"", "@\u{200B}import Chat;"])
    func `what the compiler rejects is not found`(spelling: String) {
        #expect(ClangScanner.inclusions(in: Array(spelling.utf8), file: "A.m").isEmpty)
    }

    @Test(.startsToolchain) func `the compiler reads each of them`() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Data().write(to: folder.url.appending(path: "A.h"))
        for (number, spelling) in Self.spellings.enumerated() {
            let file = folder.url.appending(path: "\(number).m")
            try Data("\(spelling)\n".utf8).write(to: file)
            let headers = folder.url.appending(path: "headers")
            let tool = Tool(
                command: ["clang", "-fsyntax-only", "-w", file.path, "-MD", "-MF", headers.path],
                folder: folder.url, limit: .seconds(60))
            _ = try await tool.output().get()
            #expect(try String(contentsOf: headers, encoding: .utf8).contains("A.h"), "\(spelling)")
        }
    }
}
