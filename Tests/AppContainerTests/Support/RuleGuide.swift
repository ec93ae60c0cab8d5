import Foundation
import TestSupport
import Testing

/// The guide to remote rules, with the document that it explains.
struct RuleGuide {
    let text: String
    /// The first JSON block.
    let example: String

    init() throws {
        text = try WrittenPage("docs/guides/remote-rules.md").text()
        let block = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
        example = try #require(block.components(separatedBy: "```").first)
    }
}
