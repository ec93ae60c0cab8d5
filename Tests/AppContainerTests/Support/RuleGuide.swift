import Foundation
import Testing

/// The guide to remote rules, with the document that it explains.
struct RuleGuide {
    let text: String
    /// The first JSON block.
    let example: String

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        text = try String(
            contentsOf: root.appending(path: "docs/guides/remote-rules.md"), encoding: .utf8)
        let block = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
        example = try #require(block.components(separatedBy: "```").first)
    }
}
