package import CommandLineKit
import Foundation

/// New texts of files. They are written together or not at all.
package struct ChangeSet: Equatable, Sendable {
    /// The new text of each file by its path; `nil` removes the file.
    package private(set) var texts: [String: String?] = [:]

    /// A set without changes.
    package init() {}

    /// The paths of the files that will exist.
    package var writtenPaths: [String] { texts.filter { $0.value != nil }.map(\.key).sorted() }
    /// The paths of the files that will be removed.
    package var removedPaths: [String] { texts.filter { $0.value == nil }.map(\.key).sorted() }

    /// Writes a file.
    package mutating func write(_ text: String, to path: String) {
        texts.updateValue(text, forKey: path)
    }

    /// Removes a file.
    package mutating func remove(_ path: String) { texts.updateValue(nil, forKey: path) }

    /// Changes the text of a file, which can be one that the set has already changed.
    /// - Throws: ``CommandError`` if the file can't be read, or what the edit throws.
    package mutating func edit(
        _ path: String, in tree: SourceTree,
        _ body: (String) throws(CommandError) -> String
    ) throws(CommandError) {
        let old: String =
            if let text = texts[path] ?? nil { text } else { try tree.text(path) }
        write(try body(old), to: path)
    }

    /// Whether the files are as the set would make them. Only the layout can differ, which the
    /// formatter decides.
    package func isApplied(in tree: SourceTree) throws(CommandError) -> Bool {
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
    package func apply(in tree: SourceTree) throws(CommandError) {
        var undo: [(URL, Data?)] = []
        do {
            for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
                let file = tree.root.appending(path: path)
                undo.append((file, tree.has(path) ? try Data(contentsOf: file) : nil))
                try Self.replace(file, with: text.map { Data($0.utf8) })
            }
        } catch {
            for (file, data) in undo.reversed() { try? Self.replace(file, with: data) }
            throw .output(
                """
                \(undo.last?.0.path ?? "a file") can't be written: \(FileReason(error)); \
                nothing is changed
                """)
        }
        for path in removedPaths { Self.removeEmptyFolders(above: path, in: tree) }
    }

    private static func replace(_ file: URL, with data: Data?) throws {
        guard let data else {
            if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
            return
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Keeps the permissions of scripts, which an atomic replacement would lose.
        try data.write(to: file)
    }

    private static func removeEmptyFolders(above path: String, in tree: SourceTree) {
        var parts = path.split(separator: "/").dropLast()
        while !parts.isEmpty {
            let folder = tree.root.appending(path: parts.joined(separator: "/")).path
            guard (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true,
                (try? FileManager.default.removeItem(atPath: folder)) != nil
            else { return }
            parts.removeLast()
        }
    }
}
