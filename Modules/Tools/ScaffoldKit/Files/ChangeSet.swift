import CommandLineKit
import Foundation

/// New, edited and removed files. A command plans all of them before it changes the first.
struct ChangeSet {
    /// The new text of each file, and the one that was read; `nil` for a new file.
    private(set) var written: [String: (old: String?, new: String)] = [:]
    /// The removed files by the folder or file that the command removes.
    private(set) var removed: [String: [String]] = [:]

    mutating func add(_ text: String, at path: String) { written[path] = (nil, text) }

    /// Edits a file; one whose text stays the same isn't written. Lines that all end in CRLF do so
    /// afterwards.
    /// - Parameter body: Receives and returns the text with LF.
    /// - Throws: ``CommandError`` if the file can't be read, or what the edit throws.
    mutating func edit(
        _ path: String, in tree: SourceTree, _ body: (String) throws(CommandError) -> String
    ) throws(CommandError) {
        let text = try tree.text(path)
        let old = text.hasCRLF ? text.replacing("\r\n", with: "\n") : text
        let new = try body(written[path]?.new ?? old)
        written[path] = new == old ? nil : (text, new)
    }

    /// Removes a file, or the files that a folder has now. What others add to the folder before the
    /// changes are made stays.
    /// - Throws: ``CommandError`` if a folder can't be read.
    mutating func remove(_ path: String, in tree: SourceTree) throws(CommandError) {
        let files = try tree.files(in: path)
        if !files.isEmpty { removed[path] = files }
    }

    /// The files that don't exist yet.
    private var newPaths: [String] { written.filter { $0.value.old == nil }.keys.sorted() }

    /// The files that exist and are edited.
    var editedPaths: [String] { written.filter { $0.value.old != nil }.keys.sorted() }

    /// The files that exist and are edited or removed.
    var touchedPaths: [String] { editedPaths + removed.values.joined().sorted() }

    /// Replaces the new text of a file.
    mutating func replaceText(of path: String, with text: String) { written[path]?.new = text }

    /// What the changes do, in lines.
    var report: String {
        let written = written.keys.sorted().map { "wrote    \($0)" }
        let removed = removed.sorted { $0.key < $1.key }.map { path, files in
            let count = "\(files.count) \(files.count == 1 ? "file" : "files")"
            return "removed  \(path)\(files == [path] ? "" : " (\(count))")"
        }
        return (written + removed).joined(separator: "\n")
    }

    /// How the user brings the files back as they were, in lines.
    /// - Parameters:
    ///   - tree: The package before the changes.
    ///   - lost: The files among the touched ones that git couldn't restore.
    func undo(in tree: SourceTree, without lost: [String]) -> [String] {
        let new = newPaths
        let folders = Set(new.flatMap { path in tree.url(path).missingFolders.map(tree.path) })
        let kept =
            editedPaths.filter { !lost.contains($0) }
            + removed.filter { $0.value.contains { !lost.contains($0) } }.keys.sorted()
        // A folder that has other files by then stays, since rmdir refuses it.
        let steps = [("git restore", kept), ("rm", new), ("rmdir", folders.sorted(by: >))]
        let commands = steps.filter { !$0.1.isEmpty }
            .map { "\($0) \($1.map(\.shellQuoted).joined(separator: " "))" }
        let lines = lost.map { "Undo \($0) by hand: git doesn't have your version." }
        return (commands.isEmpty ? [] : ["To undo it: \(commands.joined(separator: " && "))"])
            + lines
    }

    /// Makes the changes.
    /// - Throws: ``CommandError`` if a file isn't as it was read, or can't be written. What was
    ///   written is undone then; removals are last.
    func apply(in tree: SourceTree) throws(CommandError) {
        for path in newPaths where tree.has(path) {
            throw .refused("\(path) already exists; move it, or choose another name")
        }
        let files = FileManager.default
        var undo: [() throws -> Void] = []
        var path = ""
        do {
            for (file, text) in written.sorted(by: { $0.key < $1.key }) {
                path = file
                let url = tree.url(path)
                for folder in url.missingFolders {
                    try files.createDirectory(at: folder, withIntermediateDirectories: false)
                    undo.append { rmdir(folder.path) }
                }
                let old = text.old.map { Data($0.utf8) }
                let lines =
                    text.old?.hasCRLF == true ? text.new.replacing("\n", with: "\r\n") : text.new
                let new = Data(lines.utf8)
                try new.write(to: url, replacing: old)
                undo.append {
                    if let old {
                        try old.write(to: url, replacing: new)
                    } else {
                        try files.removeItem(at: url)
                    }
                }
            }
            for file in removed.values.joined().sorted() {
                path = file
                try files.removeItem(at: tree.url(path))
                // Does nothing to a folder that has files.
                for folder in tree.url(path).folders(below: tree.root) { rmdir(folder.path) }
            }
        } catch {
            for step in undo.reversed() { try? step() }
            let sentence =
                (error as? CommandError)?.description
                ?? "\(path) can't be changed: \(error.fileReason)"
            let gone = removed.values.joined().filter { !tree.has($0) }.map(\.shellQuoted).sorted()
            let restore = "'git restore \(gone.joined(separator: " "))' brings back what is removed"
            throw .output("\(sentence); \(gone.isEmpty ? "nothing is changed" : restore)")
        }
    }
}

extension String {
    /// Whether all of its lines end in CRLF, as some editors write them.
    fileprivate var hasCRLF: Bool {
        // Swift takes CRLF for one character, which differs from LF.
        contains("\r\n" as Character) && !contains("\n" as Character)
    }

    /// The text as one word of a shell.
    var shellQuoted: String {
        let isPlain = wholeMatch(of: /[A-Za-z0-9_.\/+@%:,-]+/) != nil
        return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
    }
}

extension URL {
    /// The folders above the file that don't exist, from the top.
    fileprivate var missingFolders: [URL] {
        let folder = deletingLastPathComponent()
        return folder.type == nil ? folder.missingFolders + [folder] : []
    }

    /// The folders between the file and another folder, from the bottom.
    fileprivate func folders(below root: URL) -> [URL] {
        let folder = deletingLastPathComponent()
        return folder.path.count > root.path.count ? [folder] + folder.folders(below: root) : []
    }
}

/// Keeps other commands from changing the files of a folder meanwhile. The system releases the lock
/// of a process that ends, however it ends.
final class FolderLock {
    private let descriptor: Int32

    /// - Throws: ``CommandError`` while another command has the lock.
    init(_ folder: URL) throws(CommandError) {
        descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        // A network disk can have no locks.
        if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            throw .refused(
                "another command is changing the files of \(folder.path); run this one when that has "
                    + "ended")
        }
    }

    deinit {
        guard descriptor >= 0 else { return }
        // A program that another thread starts inherits the descriptor for a moment, and would keep
        // the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
