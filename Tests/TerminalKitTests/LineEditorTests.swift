import Testing

@testable import TerminalKit

@Suite
struct `A line that the user edits` {
    static let edits: [([Key], String, String)] = [
        ([.character("c")], "abc", ""), ([.backspace], "a", ""),
        ([.left, .character("x")], "ax", "b"),
        ([.home, .delete], "", "b"), ([.control("u")], "", ""),
        ([.paste("1\n2")], "ab1 2", ""),
        ([.character("👩"), .character("\u{200D}"), .character("🍳"), .backspace], "ab", ""),
    ]

    @Test(arguments: edits)
    func `keys edit it at the cursor`(keys: [Key], before: String, after: String) {
        var editor = LineEditor("ab")
        for key in keys { editor.handle(key) }
        #expect(editor.before == before)
        #expect(editor.after == after)
    }

    @Test(arguments: [
        ("/pro", "/product"), ("/h", "/home"), ("/x", "/x"), ("/product/", "/product/"),
        ("/product/4", "/product/42"),
    ])
    func `a URL is completed as far as it is clear`(text: String, longest: String) {
        let completion = URLCompletion(
            of: text, paths: ["/home", "/product/:id", "/products"], history: ["/product/42"])
        #expect(completion.longest == longest)
    }
}
