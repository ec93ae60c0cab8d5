import Foundation

/// Removes the texts of removed code from a table of translations.
struct TextTableEdit {
    /// The texts that the code shows users: the keys of the table.
    let keys: Set<String>

    /// Finds the texts in source code; those with values are never alone in a plug-in.
    init(of code: String) {
        keys = Set(code.matches(of: /\btexts\(\s*"([^"\\]*)"/).map { String($0.output.1) })
    }

    private init(_ keys: Set<String>) { self.keys = keys }

    /// The same edit, without the texts that other code shows, too.
    func without(_ other: TextTableEdit) -> TextTableEdit {
        TextTableEdit(keys.subtracting(other.keys))
    }

    /// Removes the lines of the texts.
    func removing(from table: String) -> String {
        table.components(separatedBy: "\n").filter { line in
            !keys.contains { line.hasPrefix("\"\($0)\" =") }
        }.joined(separator: "\n")
    }
}
