import Testing

@testable import CommandLineKit

struct `The arguments of a call` {
    /// The command line of a made-up program that bakes and sells.
    private let syntax = CommandLineSyntax(
        program: "bakery", about: "Bakes and sells.",
        commands: [
            CommandSyntax("bake [once|twice]", "bake what's wanted: bread"),
            CommandSyntax("sell FILE", "sell what a file lists", formats: ["cash", "card"]),
            CommandSyntax("count THING...", "count things"),
            CommandSyntax("clean", "clean the shop"),
        ],
        options: [
            Option(
                "--bread KIND", "what is baked", choices: ["rye", "wheat"],
                commands: ["bake", "sell"]),
            Option("--shop DIR", "the shop"), Option("--hot", "do not wait", commands: ["bake"]),
        ], exitCodes: [.success: "done", .usage: "it isn't\nunderstood"],
        examples: ["bake": ["bake --bread rye"]])

    private func arguments(_ words: [String]) throws -> Arguments {
        try Arguments(words, syntax: syntax)
    }

    @Test(
        arguments: [
            (["--bread", "rye", "bake", "one", "--hot"], ["bake", "one"], "rye", true),
            (["bake", "--bread=rye", "--hot", "one"], ["bake", "one"], "rye", true),
            (["bake", "--hot", "--bread", "rye", "--", "one"], ["bake", "one"], "rye", true),
            // The last value counts.
            (["--bread", "wheat", "--bread=rye"], [], "rye", false),
            // After two dashes, and always for a single one, there are words.
            (["-", "--", "--hot", "--"], ["-", "--hot", "--"], nil, false),
            ([""], [""], nil, false),
        ] as [([String], [String], String?, Bool)])
    func `arguments are options and words, in any order`(
        list: [String], words: [String], bread: String?, isHot: Bool
    ) throws {
        let arguments = try arguments(list)
        #expect(arguments.words == words)
        #expect(arguments["--bread"] == bread)
        #expect(arguments.has("--hot") == isHot)
        #expect(try self.arguments(["--shop=a=b"])["--shop"] == "a=b")
    }

    @Test(arguments: [
        ([], "a command is missing; write one of bake, sell, count, clean, help"),
        (["bak"], "unknown command 'bak'; did you mean 'bake'?"),
        (["SELL"], "unknown command 'SELL'; did you mean 'sell'?"),
        (["wash"], "unknown command 'wash'; it is one of bake, sell, count, clean, help"),
        (["sell"], "'sell' needs FILE: bakery sell FILE"),
        (["sell", ""], "'sell' needs FILE: bakery sell FILE"),
        (["sell", "A", "B"], "'sell' takes no more arguments; remove 'B'"),
        (["count"], "'count' needs THING...: bakery count THING..."),
        (["bake", "later"], "unknown word after 'bake' 'later'; it is one of once, twice"),
        (["clean", "now"], "'clean' takes no arguments; remove 'now'"),
        (["clean", "--bread", "rye"], "the option '--bread' belongs to bake and sell"),
        (["--cake"], "unknown option '--cake'; it is one of --bread, --shop, --hot, --help"),
        (["--bred"], "unknown option '--bred'; did you mean '--bread'?"),
        (["-v"], "unknown option '-v'; it is one of --bread, --shop, --hot, --help"),
        (["--bread"], "the option '--bread' needs a value: --bread KIND"),
        (["--bread", ""], "the option '--bread' needs a value: --bread KIND"),
        (["--bread=oat"], "unknown value of --bread 'oat'; it is one of rye, wheat"),
        (["--hot=yes"], "the option '--hot' takes no value"),
        (["help", "bak"], "unknown command 'bak'; did you mean 'bake'?"),
        (["bak", "--help"], "unknown command 'bak'; did you mean 'bake'?"),
        (["help", "bake", "sell"], "'help' takes one command; remove 'sell'"),
    ])
    func `arguments that can't be understood are refused with a sentence`(
        list: [String], sentence: String
    ) {
        #expect(throws: CommandError.usage(sentence)) {
            let arguments = try arguments(list)
            if try syntax.help(for: arguments) == nil { _ = try arguments.command() }
        }
    }

    @Test(arguments: [
        ["bake"], ["bake", "twice"], ["sell", "A"], ["count", "A", "B", "C"], ["clean"],
    ])
    func `arguments name a command with its words`(list: [String]) throws {
        #expect(try arguments(list).command()?.name == list[0])
    }

    @Test(arguments: [
        ("module", "bakerie", "did you mean 'Bakery'?"),
        ("module", "kitchen", "none of the 31 is spelled like it"),
        ("option", "--kitchen", "'bakery --help' lists the options"),
    ])
    func `a word that is one of many isn't answered with all of them`(
        kind: String, word: String, advice: String
    ) throws {
        let words = (10..<40).map { "feature\($0)" } + ["Bakery"]
        let error = try arguments([]).unknown(kind, word, among: words)
        #expect(error.description == "unknown \(kind) '\(word)'; \(advice)")
    }

    @Test func `arguments can ask for the help of the program, or of a command`() throws {
        func answer(_ words: String...) throws -> String? { try syntax.help(for: arguments(words)) }
        let overview = """
            USAGE: bakery COMMAND [OPTIONS]

            Bakes and sells.

            COMMANDS
              bake [once|twice]  bake what's wanted: bread
              sell FILE          sell what a file lists
              count THING...     count things
              clean              clean the shop
              help [COMMAND]     show this help, or that of a command

            'bakery COMMAND --help' explains a command.

            OPTIONS (before or after the command; -- ends them)
              --bread KIND  what is baked (bake, sell)
              --shop DIR    the shop
              --hot         do not wait (bake)
              --help        show this help, or that of a command; also -h

            EXIT CODES
              0   done
              64  it isn't
                  understood
            """
        for word in ["--help", "-h", "help"] { #expect(try answer(word) == overview) }
        let help = """
            USAGE: bakery bake [once|twice] [OPTIONS]

            Bake what's wanted: bread.

            OPTIONS
              --bread KIND  what is baked
              --hot         do not wait
              --shop DIR    the shop
              --help        show this help, or that of a command; also -h

            EXAMPLES
              bakery bake --bread rye
            """
        #expect(try answer("bake", "--help") == help)
        #expect(try answer("help", "bake") == help)
        #expect(
            try answer("help", "sell")?.contains("Sell what a file lists.\nFormats: cash, card.\n")
                == true)
        #expect(try answer() == nil)
        #expect(try answer("bake", "help") == nil)
    }
}
