import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `The difference of two texts` {
    private func text(_ numbers: some Sequence<Int>) -> String {
        numbers.map { "\($0)\n" }.joined()
    }

    @Test func `shows three lines around each change`() {
        let old = text(1...20)
        let new = text([1, 2, 3, 4, 50, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21])
        #expect(
            LineDifference(from: old, to: new).text(of: "a.txt") == """
                --- a/a.txt
                +++ b/a.txt
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +50
                 6
                 7
                 8
                @@ -16,5 +16,5 @@
                 16
                 17
                 18
                -19
                 20
                +21
                """)
    }

    @Test(arguments: [
        ("a\r\nb\r\nc\r\n", "a\r\nx\r\nc\r\n"), ("a\nb\n", "a\r\nb\r\n"), ("a\nb", "a\nc"),
        ("a\nb", "a\nb\n"), ("a\nb\n", "a\nb"), ("a\nb", "x\nb"), ("a\n\nb\n\n", "a\nb\n\n\n"),
    ])
    func `can be applied by git, whatever ends the lines`(old: String, new: String) async throws {
        let package = try FixturePackage(files: ["a.txt": old])
        let patch = LineDifference(from: old, to: new).text(of: "a.txt") + "\n"
        try package.write(Data(patch.utf8), to: "a.patch")
        let tool = Tool(
            command: ["git", "apply", "a.patch"], folder: package.url, limit: .seconds(50))
        _ = try await tool.output().get()
        let file = package.url.appending(path: "a.txt")
        #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == new)
    }

    @Test func `is empty for equal texts`() {
        #expect(LineDifference(from: "a\nb", to: "a\nb").text(of: "a.txt") == "")
    }
}
