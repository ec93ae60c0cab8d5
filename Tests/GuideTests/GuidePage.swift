import Foundation
import Testing

/// A page of the documentation.
struct GuidePage {
    let text: String

    /// Reads a page of `docs/guides`.
    init(_ name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        text = try String(
            contentsOf: folder.appending(path: "../../docs/guides/\(name)"), encoding: .utf8)
    }

    /// The rows below a table's head, each with the texts in code font of its cells.
    func rows(below head: String) throws -> [[[String]]] {
        let parts = text.components(separatedBy: head)
        try #require(parts.count == 2, "the page has no table with \(head)")
        return parts[1].split(separator: "\n").drop { !$0.hasPrefix("|---") }.dropFirst()
            .prefix { $0.hasPrefix("|") }
            .map { row in
                row.replacing("\\|", with: "\u{1}").split(separator: "|").map { cell in
                    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                        .filter { $0.offset % 2 == 1 }
                        .map { String($0.element).replacing("\u{1}", with: "|") }
                }
            }
    }
}
