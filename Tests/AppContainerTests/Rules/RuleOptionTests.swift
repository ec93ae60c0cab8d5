import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@Suite(.needs("Shop"))
struct `The files of rules` {
    /// The guide to remote rules, and its first block of JSON.
    private let guide: String, example: String

    init() throws {
        guide = try WrittenPage("docs/guides/remote-rules.md").text()
        let block = try #require(guide.components(separatedBy: "```json\n").dropFirst().first)
        example = try #require(block.components(separatedBy: "```").first)
    }

    @Test(
        .needs("Moments"),
        arguments: [
            ("https://momentsapp.com/sale", "/sale -> /product/7 -> shown: "),
            ("/help/returns", "https://help.momentsapp.com/returns"),
            ("https://momentsapp.com/shop", "shown: momentsapp.com"),
            ("/cart/count", "refused (switched-off)"),
            (
                "/moments/m1",
                "'/moments/m1' needs version 1.10.0 of the app, and this is 1.0.0. Update the app."
            ),
            ("/moments/share", "suspended: until login"),
        ])
    func `rules of the guide have the described effect, a server's and the app's own`(
        url: String, answer: String
    ) async throws {
        let file = try URL.newTemporaryFile(example)
        for option in ["--config", "--remote-config"] {
            let console = ScriptedConsole(width: 200)
            _ = await console.run(["open", url, option, file.path])
            #expect(console.output.contains(answer), "\(console.output)")
            #expect(console.warnings == [])
        }
    }

    @Test func `the files of rules have no field that the guide does not explain`() async throws {
        let documents = [
            #"{"rules": [{"path": "/shop", "?": 0}]}"#,
            #"{"rules": [{"path": "/shop", "versions": {"?": 0}}]}"#,
            #"{"rules": [{"path": "/shop", "experiment": {"?": 0}}]}"#,
            #"{"rules": [{"path": "/shop", "experiment": {"variants": [{"?": 0}]}}]}"#,
        ]
        for document in documents {
            let file = try URL.newTemporaryFile(document)
            let console = ScriptedConsole()
            _ = await console.run(["explain", "/shop", "--config", file.path])
            let list = try #require(
                console.warnings[0].firstMatch(of: /a field is one of (.*)/))
            for field in list.1.split(separator: ", ") {
                #expect(guide.contains("`\(field)`"))
                #expect(example.contains("\"\(field)\":"))
            }
        }
    }

    @Test func `rules of the app end it with 65 and all errors if they are wrong`() async throws {
        let text = #"{"rules": [{"path": "/nowhere"}, {"path": "/shop", "on": true}]}"#
        let file = try URL.newTemporaryFile(text)
        let console = await ScriptedConsole.run(
            ["routes", "--config", file.path], endingWith: .data)
        #expect(console.warnings.count == 1)
        #expect(console.warnings[0].hasPrefix("error: the rules have errors\n"))
        #expect(console.warnings[0].contains("\(file.path): rules[0].path: "))
        #expect(console.warnings[0].contains("\(file.path): rules[1].on: "))
    }
}
