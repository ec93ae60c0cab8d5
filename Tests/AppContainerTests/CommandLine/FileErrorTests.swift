import CommandLineKit
import Foundation
import Testing

@testable import AppContainer

@Suite
@MainActor
struct `A file that the program can't use` {
    @Test(arguments: [
        (["replay", "/nowhere"], "/nowhere can't be read: there is no such file or folder"),
        (["replay", "/etc"], "/etc can't be read: it is a folder"),
        (["aasa", "check", "/nowhere"], "/nowhere can't be read: there is no such file or folder"),
        (["aasa", "check", "/etc"], "/etc can't be read: it is a folder"),
        (["contract", "check", "--against", "/etc"], "/etc can't be read: it is a folder"),
        (
            ["routes", "--config", "/nowhere"],
            "the rules in /nowhere can't be read: there is no such"
        ),
        (["routes", "--data", "/nowhere"], "there is no folder /nowhere; 'sample-data /nowhere'"),
        (["routes", "--data", "/etc"], ".json: the file is missing"),
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

    @Test(arguments: [
        (["sample-data", "/etc/hosts"], "/etc/hosts/"),
        (
            ["open", "/shop", "--trace", "/nowhere/x"],
            "the trace /nowhere/x can't be written: there"
        ),
        (["open", "/shop", "--trace", "/etc"], "the trace /etc can't be written: it is a folder"),
    ])
    func `is named if it can't be written`(arguments: [String], sentence: String) async {
        let console = ScriptedConsole()
        #expect(await console.run(arguments) == .output)
        #expect(console.warnings.joined().contains(sentence), "\(console.warnings)")
        #expect(!console.warnings.joined().contains("could not be completed"))
    }
}
