import CommandLineKit
import Foundation
import RoutingTesting
import TestSupport
import TerminalKit
import Testing

@testable import AppContainer
@testable import AppContainerKit

@Suite(.everyFeature)
@MainActor
struct `The user's own documents` {
    private let folder = URL.newTemporaryFolder

    @Test func `the sample documents can be written, edited and used`() async throws {
        let writer = ScriptedConsole()
        #expect(await writer.run(["sample-data", folder.path]) == .success)
        let file = folder.appending(path: "catalogue.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        // A document names the photos beside it, which a website publishes.
        let photo = try #require(text.firstMatch(of: /"(file:[^"]*)"/)?.output.1)
        let url = try #require(URL(string: String(photo)))
        #expect(url.deletingLastPathComponent().path == folder.path)
        #expect(FileManager.default.fileExists(atPath: url.path))
        let name = try #require(
            text.firstMatch(of: /"id" : 1,\n\s*"name" : "([^"]*)"/)?.output.1)
        try text.replacing(name, with: "A thing of my own")
            .write(to: file, atomically: true, encoding: .utf8)

        let reader = ScriptedConsole()
        let arguments = ["open", "/products", "--data", folder.path]
        #expect(await reader.run(arguments) == .success)
        #expect(reader.output.contains("A thing of my own"))
    }

    @Test(arguments: [
        (["catalogue"], "Key 'price' not found"),
        (["catalogue", "moments"], " lacks catalogue.json, moments.json; 'sample-data DIR'"),
    ])
    func `a document that can't be used ends with 65 and the place, and all missing are named`(
        names: [String], sentence: String
    ) async throws {
        #expect(await ScriptedConsole().run(["sample-data", folder.path]) == .success)
        for name in names {
            let file = folder.appending(path: "\(name).json")
            let text = try String(contentsOf: file, encoding: .utf8)
            try FileManager.default.removeItem(at: file)
            guard names.count == 1 else { continue }
            try Data(text.replacing(#""price""#, with: #""cost""#).utf8).write(to: file)
        }
        let console = ScriptedConsole()
        #expect(await console.run(["routes", "--data", folder.path]) == .data)
        #expect(console.warnings.joined().contains(sentence), "\(console.warnings)")
    }

    @Test func `a session says what can't be loaded, continues, and ends with 65`() async throws {
        let console = ScriptedConsole(["t 2", "t 1"])
        #expect(await console.run(["--data", folder.path]) == .data)
        #expect(console.output.contains("The moments can't be loaded."))
        #expect(console.output.contains("The shop can't be loaded."))
        #expect(console.output.contains("Try again"))
        let all = console.output + console.warnings.joined()
        #expect(all.contains("moments.json: the file is missing"))
    }
}
