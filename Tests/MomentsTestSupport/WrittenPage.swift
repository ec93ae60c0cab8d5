package import Foundation

/// A page of the documentation whose text, or a part of it, is output of the program.
///
/// Tests compare it with the program. With `UPDATE_DOCS=1` in the environment, they write it
/// instead.
package struct WrittenPage {
    /// The command that writes all such pages.
    package static let command = "UPDATE_DOCS=1 swift test --filter DocumentationTests"

    /// The page has no place for the output of the program.
    package struct MissingPart: Error, CustomStringConvertible {
        package let description: String
    }

    private let path: String
    private let file: URL
    private let isUpdating: Bool

    /// Names a page.
    /// - Parameters:
    ///   - path: Its path from the root of the repository.
    ///   - root: The root of the repository.
    ///   - isUpdating: Whether the page is written instead of compared.
    package init(
        _ path: String, in root: URL = WrittenPage.repository,
        isUpdating: Bool = ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1"
    ) {
        self.path = path
        file = root.appending(path: path)
        self.isUpdating = isUpdating
    }

    /// The text of the page.
    package func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// Compares the page with the output of the program, or writes it.
    /// - Parameters:
    ///   - expected: What the program says.
    ///   - start: The text before the part that is compared; `nil` for the whole page.
    ///   - end: The text after that part; the next fence by default.
    /// - Returns: The first difference, and the command that writes the page; `nil` if there is
    ///   none.
    /// - Throws: ``MissingPart``, or why the file can't be read or written.
    package func difference(
        from expected: String, after start: String? = nil, upTo end: String = "```"
    ) throws -> String? {
        let page = try text()
        let part =
            try start.map { try range(after: $0, upTo: end, in: page) } ?? page
            .startIndex..<page.endIndex
        let old = String(page[part])
        guard old != expected else { return nil }
        if isUpdating {
            try page.replacingCharacters(in: part, with: expected)
                .write(to: file, atomically: true, encoding: .utf8)
            return nil
        }
        let lines = old.components(separatedBy: "\n")
        let wanted = expected.components(separatedBy: "\n")
        let same = zip(lines, wanted).prefix { $0 == $1 }.count
        let number = page[..<part.lowerBound].count { $0 == "\n" } + same + 1
        func shown(_ lines: [String]) -> String { lines.dropFirst(same).first ?? "its end" }
        return """
            \(path):\(number) differs from the program: '\(shown(lines))' should be \
            '\(shown(wanted))'. Write all pages with: \(Self.command)
            """
    }

    private func range(
        after start: String, upTo end: String, in page: String
    ) throws -> Range<String.Index> {
        guard let opening = page.range(of: start),
            let closing = page[opening.upperBound...].range(of: end)
        else {
            throw MissingPart(
                description: "\(path) has no block after '\(start)'; add an empty one, and "
                    + "write it with: \(Self.command)")
        }
        return opening.upperBound..<closing.lowerBound
    }

    /// The root of this repository.
    package static let repository = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
