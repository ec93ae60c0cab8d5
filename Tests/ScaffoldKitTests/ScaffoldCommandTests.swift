import CommandLineKit
import Testing

@testable import ScaffoldKit

@Suite
struct `The words of a command` {
    private func command(_ words: [String]) throws -> ScaffoldCommand {
        let syntax = CommandLineSyntax(program: "swift package", commands: [], options: [])
        return try ScaffoldCommand(Arguments(words, syntax: syntax))
    }

    @Test
    func `are a verb and the name that it needs`() throws {
        let seller = try ScreenName("Events/Seller")
        #expect(try command(["new-feature", "Events"]) == .newFeature(ModuleName("Events")))
        #expect(try command(["new-screen", "Events/Seller"]) == .newScreen(seller))
        #expect(try command(["remove-feature", "Chat"]) == .removeFeature(ModuleName("Chat")))
        #expect(
            try command(["rename-feature", "Chat", "Talk"])
                == .renameFeature(ModuleName("Chat"), to: ModuleName("Talk")))
        #expect(try command(["rename-path", "/a", "/b"]) == .renamePath("/a", to: "/b"))
        #expect(try command(["update-docs"]) == .updateDocs)
    }

    @Test(arguments: [
        ([], "a command is missing; it is one of new-feature, new-screen"),
        (["new-feature"], "the name is missing: swift package new-feature NAME"),
        (["new-screen"], "the name is missing: swift package new-screen FEATURE/NAME"),
        (["remove-feature"], "the name is missing: swift package remove-feature NAME"),
        (["new-feature", "A", "B"], "'new-feature' takes no more arguments; remove 'B'"),
        (
            ["rename-feature", "A"],
            "the new name is missing: swift package rename-feature NAME NEW"
        ),
        (["rename-path", "/a"], "the new name is missing: swift package rename-path PATH NEW"),
        (["update-docs", "A"], "'update-docs' takes no arguments; remove 'A'"),
        (["new-screen", "Events"], "'Events' isn't FEATURE/NAME, such as Events/Seller"),
        (["add"], "unknown command 'add'; it is one of new-feature"),
    ])
    func `are refused with what is wrong`(words: [String], reason: String) {
        let error = #expect(throws: CommandError.self) { try command(words) }
        #expect(error?.code == .usage)
        #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
    }
}
