import Testing

@testable import CommandLineKit

@Suite struct `The words for what can't be understood` {
    @Test(arguments: [
        ("bak", "did you mean 'bake'?"), ("SELL", "did you mean 'sell'?"),
        ("wash", "it is one of bake, sell"),
    ])
    func `suggest what was meant, or list what is right`(word: String, advice: String) {
        let error = CommandLineSyntax.bakery.unknown("command", word, among: ["bake", "sell"])
        #expect(error.description == "unknown command '\(word)'; \(advice)")
        #expect(error.code == .usage)
    }

    @Test(arguments: [
        ("module", "bakerie", "did you mean 'Bakery'?"),
        ("module", "kitchen", "none of the 31 is spelled like it"),
        ("option", "--kitchen", "'bakery --help' lists the options"),
        ("option", "--baker", "did you mean 'Bakery'?"),
    ])
    func `suggest nothing unrelated, where too much is right`(
        kind: String, word: String, advice: String
    ) {
        let words = (10..<40).map { "feature\($0)" } + ["Bakery"]
        let error = CommandLineSyntax.bakery.unknown(kind, word, among: words)
        #expect(error.description == "unknown \(kind) '\(word)'; \(advice)")
    }
}
