import Testing

@testable import CommandLineKit

@Suite struct `What every program answers in the same way` {
    private func answer(_ words: String...) throws -> String? {
        let syntax = CommandLineSyntax.bakery
        return try syntax.answer(to: Arguments(words, syntax: syntax), overview: "everything")
    }

    @Test func `the help of the program and of a command`() throws {
        #expect(try answer("--help") == "everything")
        #expect(try answer("-h") == "everything")
        #expect(try answer("help") == "everything")
        let help = """
            USAGE: bakery bake [once|twice] [OPTIONS]

            Bake what's wanted: bread.
            It takes a while.

            OPTIONS
              --bread KIND  what is baked
              --hot         do not wait
              --shop DIR    the shop
              --help        print this help

            EXAMPLES
              bakery bake --bread rye
            """
        #expect(try answer("bake", "--help") == help)
        #expect(try answer("help", "bake") == help)
    }

    @Test func `nothing about other words`() throws {
        #expect(try answer() == nil)
        #expect(try answer("bake", "help") == nil)
    }

    @Test(arguments: [
        (["help", "bak"], "unknown command 'bak'; did you mean 'bake'?"),
        (["bak", "--help"], "unknown command 'bak'; did you mean 'bake'?"),
        (["help", "bake", "sell"], "'help' takes one command; remove 'sell'"),
    ])
    func `what can't be understood, as a sentence`(words: [String], sentence: String) throws {
        let syntax = CommandLineSyntax.bakery
        let error = try #require(throws: CommandError.self) {
            try syntax.answer(to: Arguments(words, syntax: syntax), overview: "")
        }
        #expect(error.code == .usage)
        #expect(error.description.hasPrefix(sentence))
    }
}
