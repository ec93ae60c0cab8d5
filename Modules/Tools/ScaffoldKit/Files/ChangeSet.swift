import CommandLineKit
import Foundation

/// New texts of files. They are written together or not at all.
struct ChangeSet: Equatable, Sendable {
    /// The new text of each file by its path; `nil` removes the file.
    private(set) var texts: [String: String?] = [:]

    /// A set without changes.
    init() {}

    /// The paths of the files that will exist.
    var writtenPaths: [String] { texts.filter { $0.value != nil }.map(\.key).sorted() }
    /// The paths of the files that will be removed.
    var removedPaths: [String] { texts.filter { $0.value == nil }.map(\.key).sorted() }

    /// Writes a file.
    mutating func write(_ text: String, to path: String) {
        texts.updateValue(text, forKey: path)
    }

    /// Removes a file.
    mutating func remove(_ path: String) { texts.updateValue(nil, forKey: path) }

    /// Changes the text of a file, which can be one that the set has already changed. A file whose
    /// text stays the same isn't written.
    /// - Throws: ``CommandError`` if the file can't be read, or what the edit throws.
    mutating func edit(
        _ path: String, in tree: SourceTree,
        _ body: (String) throws(CommandError) -> String
    ) throws(CommandError) {
        let old = try text(of: path, in: tree)
        let new = try body(old)
        if new != old { write(new, to: path) }
    }

    /// The text that a file will have.
    /// - Throws: ``CommandError`` if the file can't be read.
    func text(of path: String, in tree: SourceTree) throws(CommandError) -> String {
        if let text = texts[path] ?? nil { text } else { try tree.text(path) }
    }

    /// Whether the files are as the set would make them. Only the layout can differ, which the
    /// formatter decides.
    func isApplied(in tree: SourceTree) throws(CommandError) -> Bool {
        for (path, text) in texts {
            guard let text else {
                if tree.has(path) { return false }
                continue
            }
            guard tree.has(path), try tree.text(path).isAlike(text) else { return false }
        }
        return true
    }

    /// Writes and removes the files.
    /// - Throws: ``CommandError`` if one of them can't be written. The files are then as before.
    func apply(in tree: SourceTree) throws(CommandError) {
        if !texts.isEmpty { try ChangeJournal(in: tree).make(texts) }
    }
}
