import Testing

@testable import CommandLineKit

@Suite struct `The arguments of a call` {
    @Test(arguments: [
        ["--bread", "rye", "bake", "one", "--hot"], ["bake", "--bread=rye", "--hot", "one"],
        ["bake", "--hot", "--bread", "rye", "--", "one"],
    ])
    func `are options and words, in any order`(list: [String]) throws {
        let arguments = try Arguments(list, syntax: .bakery)
        #expect(arguments.words == ["bake", "one"])
        #expect(arguments["--bread"] == "rye")
        #expect(arguments.has("--hot"))
        #expect(arguments["--shop"] == nil)
        #expect(!arguments.has("--shop"))
    }

    @Test func `are words behind two dashes, and a single dash always is one`() throws {
        let arguments = try Arguments(["-", "--", "--hot", "--"], syntax: .bakery)
        #expect(arguments.words == ["-", "--hot", "--"])
        #expect(!arguments.has("--hot"))
    }

    @Test func `may be empty texts and values with an equals sign`() throws {
        let arguments = try Arguments(["", "--shop=a=b"], syntax: .bakery)
        #expect(arguments.words == [""])
        #expect(arguments["--shop"] == "a=b")
    }

    @Test func `have a short form for help, and for the version if there is one`() throws {
        #expect(try Arguments(["-h"], syntax: .bakery).has("--help"))
        let version = Option("--version", "print the version")
        let syntax = CommandLineSyntax(program: "bakery", commands: [], options: [version])
        #expect(try Arguments(["-v"], syntax: syntax).has("--version"))
        #expect(throws: CommandError.self) { try Arguments(["-v"], syntax: .bakery) }
    }

    @Test func `keep the last value of an option that is repeated`() throws {
        #expect(try Arguments(["--shop", "a", "--shop=b"], syntax: .bakery)["--shop"] == "b")
    }

    @Test(arguments: [
        (["--cake"], "unknown option '--cake'; it is one of --bread, --shop, --hot, --help"),
        (["--bred"], "unknown option '--bred'; did you mean '--bread'?"),
        (["-x"], "unknown option '-x'; it is one of --bread, --shop, --hot, --help"),
        (["--bread"], "the option '--bread' needs a value: --bread KIND"),
        (["--bread="], "the option '--bread' needs a value: --bread KIND"),
        (["--bread", ""], "the option '--bread' needs a value: --bread KIND"),
        (["--bread=oat"], "unknown value of --bread 'oat'; it is one of rye, wheat"),
        (["--hot=yes"], "the option '--hot' takes no value"),
    ])
    func `that can't be understood are refused with a sentence`(
        list: [String], sentence: String
    ) {
        #expect(throws: CommandError.usage(sentence)) {
            try Arguments(list, syntax: .bakery)
        }
    }

    @Test func `may hold an option only of the command that is called`() throws {
        let arguments = try Arguments(["--bread", "rye", "--shop", "here"], syntax: .bakery)
        try arguments.checkOptions(of: "sell")
        let error = CommandError.usage("the option '--bread' belongs to bake and sell")
        #expect(throws: error) { try arguments.checkOptions(of: "clean") }
    }
}
