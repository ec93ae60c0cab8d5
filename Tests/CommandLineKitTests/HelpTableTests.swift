import Testing

@testable import CommandLineKit

@Suite struct `A help text` {
    @Test func `has options with their values and their commands in columns`() {
        #expect(
            HelpTable(options: Option.ofBakery).text == """
                  --bread KIND  what is baked (bake, sell)
                  --shop DIR    the shop
                  --hot         do not wait (bake, the shop)
                  --help        print this help
                """)
    }

    @Test func `has commands with their arguments in columns`() {
        let commands = [
            CommandSyntax(name: "bake", arguments: "BREAD...", help: "bake them"),
            CommandSyntax(name: "help", help: "print this help"),
        ]
        #expect(
            HelpTable(commands: commands).text == """
                  bake BREAD...  bake them
                  help           print this help
                """)
    }
}
