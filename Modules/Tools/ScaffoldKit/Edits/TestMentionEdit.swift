import Foundation

/// Removes the names of tests from a page that says what each of them keeps.
struct TestMentionEdit {
    private let names: [String]

    /// Edits the mentions of some tests, by the names of their files.
    init(_ names: [String]) { self.names = names }

    /// Removes the names. A row of a table that names no other test goes with them, because nothing
    /// keeps what it promises any more.
    func removing(from text: String) -> String {
        text.components(separatedBy: "\n").compactMap { line in
            names.reduce(line) { line, name in line.flatMap { removing(name, from: $0) } }
        }.joined(separator: "\n")
    }

    private func removing(_ name: String, from line: String) -> String? {
        let mention = "`\(name)`"
        guard line.contains(mention) else { return line }
        if line.hasSuffix("| \(mention) |") { return nil }
        let spellings = [", \(mention)", "\(mention), ", ": \(mention)", " (\(mention))", mention]
        return spellings.reduce(line) { $0.replacing($1, with: "") }
    }
}
