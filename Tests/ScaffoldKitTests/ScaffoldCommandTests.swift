import CommandLineKit
import Testing

@testable import ScaffoldKit

@Suite
struct `The words of a command` {
    private func command(_ words: [String]) throws -> ScaffoldCommand {
        let syntax = CommandLineSyntax(program: "swift package scaffold", commands: [], options: [])
        return try ScaffoldCommand(Arguments(words, syntax: syntax))
    }

    @Test
    func `are a verb and the name that it needs`() throws {
        let seller = try ScreenName("Events/Seller")
        #expect(try command(["new-feature", "Events"]) == .newFeature(ModuleName("Events")))
        #expect(try command(["new-screen", "Events/Seller"]) == .newScreen(seller))
        #expect(try command(["remove-feature", "Chat"]) == .removeFeature(ModuleName("Chat")))
    }

    @Test(arguments: [
        ([], "a command is missing; it is one of new-feature, new-screen"),
        (["new-feature"], "the name is missing: swift package scaffold new-feature NAME"),
        (["new-screen"], "the name is missing: swift package scaffold new-screen FEATURE/NAME"),
        (["remove-feature"], "the name is missing: swift package scaffold remove-feature NAME"),
        (["new-feature", "A", "B"], "'new-feature' takes no more arguments; remove 'B'"),
        (["new-screen", "Events"], "'Events' isn't FEATURE/NAME, such as Events/Seller"),
        (["add"], "unknown command 'add'; it is one of new-feature"),
    ])
    func `are refused with what is wrong`(words: [String], reason: String) {
        let error = #expect(throws: CommandError.self) { try command(words) }
        #expect(error?.code == .usage)
        #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
    }
}
