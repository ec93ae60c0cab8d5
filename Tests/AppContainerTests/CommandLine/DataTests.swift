import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@Suite(.everyFeature)
struct `The user's own documents` {
    private let folder = URL.newTemporaryFolder

    @Test func `the sample documents can be written, edited and used`() async throws {
        _ = await ScriptedConsole.run(["sample-data", folder.path])
        let text = try folder.text(of: "catalogue.json")
        // A document names the photos beside it, which a website publishes.
        let photo = try #require(text.firstMatch(of: /"(file:[^"]*)"/)?.output.1)
        let url = try #require(URL(string: String(photo)))
        #expect(url.deletingLastPathComponent().path == folder.path)
        #expect(FileManager.default.fileExists(atPath: url.path))
        let name = try #require(
            text.firstMatch(of: /"id" : 1,\n\s*"name" : "([^"]*)"/)?.output.1)
        let edited = text.replacing(name, with: "A thing of my own")
        try folder.write(edited, to: "catalogue.json")

        let reader = await ScriptedConsole.run(["open", "/products", "--data", folder.path])
        #expect(reader.output.contains("A thing of my own"))
    }

    @Test(arguments: [
        (["catalogue"], "Key 'price' not found"),
        (["catalogue", "moments"], " lacks catalogue.json, moments.json; 'sample-data DIR'"),
    ])
    func `a document that can't be used ends with 65 and the place, and all missing are named`(
        names: [String], sentence: String
    ) async throws {
        _ = await ScriptedConsole.run(["sample-data", folder.path])
        for name in names {
            let text = try folder.text(of: "\(name).json")
            try FileManager.default.removeItem(at: folder.appending(path: "\(name).json"))
            guard names.count == 1 else { continue }
            try folder.write(
                text.replacing(#""price""#, with: #""cost""#), to: "\(name).json")
        }
        let console = await ScriptedConsole.run(
            ["routes", "--data", folder.path], endingWith: .data)
        #expect(console.warnings.joined().contains(sentence), "\(console.warnings)")
    }

    @Test func `a session says what can't be loaded, continues, and ends with 65`() async throws {
        let console = await ScriptedConsole.run(
            ["--data", folder.path], typing: ["t 2", "t 1"], endingWith: .data)
        #expect(console.output.contains("The moments can't be loaded."))
        #expect(console.output.contains("The shop can't be loaded."))
        #expect(console.output.contains("Try again"))
        let all = console.output + console.warnings.joined()
        #expect(all.contains("moments.json: the file is missing"))
    }
}
