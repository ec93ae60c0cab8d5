import CommandLineKit
import Foundation
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `A file that the program can't use` {
    @Test(arguments: [
        (["aasa", "check", "/nowhere"], "/nowhere can't be read: there is no such file or folder"),
        (["aasa", "check", "/etc"], "/etc can't be read: it is a folder"),
        (["contract", "check", "--against", "/etc"], "/etc can't be read: it is a folder"),
        (
            ["routes", "--config", "/nowhere"],
            "the rules in /nowhere can't be read: there is no such"
        ),
        (["routes", "--data", "/nowhere"], "there is no folder /nowhere; 'sample-data /nowhere'"),
        (["routes", "--data", "/etc"], "/etc lacks "),
        (["tour", "--data", "/nowhere"], "there is no folder /nowhere"),
    ])
    func `is named with its folder and a reason that people understand`(
        arguments: [String], sentence: String
    ) async {
        let console = ScriptedConsole()
        #expect(await console.run(arguments) == .data)
        #expect(console.warnings.joined().contains(sentence), "\(console.warnings)")
        #expect(!console.warnings.joined().contains("could not be completed"))
    }

    @Test
    func `is named if it can't be written`() async {
        let console = ScriptedConsole()
        #expect(await console.run(["sample-data", "/etc/hosts"]) == .output)
        #expect(console.warnings.joined().contains("/etc/hosts/"), "\(console.warnings)")
        #expect(!console.warnings.joined().contains("could not be completed"))
    }
}
