import Foundation

/// A page of `docs/guides`.
package struct GuidePage {
    package let text: String

    /// Reads a page by its name.
    package init(_ name: String) throws {
        text = try WrittenPage("docs/guides/\(name)").text()
    }

    /// The rows below a table's head, each with the texts in code font of its cells; none if the
    /// page has no such table.
    package func rows(below head: String) -> [[[String]]] {
        let parts = text.components(separatedBy: head)
        guard parts.count == 2 else { return [] }
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
