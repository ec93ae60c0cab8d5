import Testing

@testable import CommandLineKit

@Suite struct `The words for what can't be understood` {
    @Test func `list what is right`() {
        let error = CommandLineSyntax.bakery.unknown("command", "bak", among: ["bake", "sell"])
        #expect(
            error.description
                == "unknown command 'bak'; it is one of bake, sell")
        #expect(error.code == .usage)
    }

    @Test func `list what is near, where too much is right`() {
        let words = (10..<40).map { "feature\($0)" } + ["Bakery"]
        let error = CommandLineSyntax.bakery.unknown("module", "bakerie", among: words)
        #expect(error.description.contains("; did you mean one of Bakery, "))
        #expect(error.description.count { $0 == "," } == 4)
    }

    @Test func `suggest what was meant, if the program knows better`() {
        let syntax = CommandLineSyntax(program: "bakery", commands: [], options: []) {
            word, words in
            words.first { $0.hasPrefix(word) }.map { "did you mean '\($0)'?" }
        }
        let words = ["bake", "sell"]
        #expect(
            syntax.unknown("command", "bak", among: words).description
                == "unknown command 'bak'; did you mean 'bake'?")
        #expect(
            syntax.unknown("command", "x", among: words).description
                == "unknown command 'x'; it is one of bake, sell")
    }

    @Test func `join the commands that accept an option`() throws {
        let error = CommandError.usage("the option '--bread' belongs to bake and sell")
        #expect(throws: error) {
            try Arguments(["--bread", "rye"], syntax: .bakery).checkOptions(of: "clean")
        }
    }
}
