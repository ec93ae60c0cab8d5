import Foundation
import Testing

/// The guides to remote rules, with the document that they explain.
struct RuleGuide {
    let text: String
    /// The first JSON block.
    let example: String

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        text = try ["remote-rules", "remote-rules-delivery"].map { name in
            try String(
                contentsOf: root.appending(path: "docs/guides/\(name).md"), encoding: .utf8)
        }.joined(separator: "\n")
        let block = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
        example = try #require(block.components(separatedBy: "```").first)
    }
}
