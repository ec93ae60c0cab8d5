import CommandLineKit
import Foundation

/// The record of a change of files, which makes it complete or undone, even if the program is killed.
///
/// A folder of the package keeps each file as it was and as it will be, twice: one copy takes the place
/// of the file, the other shows whether it did. So neither the change nor its undoing needs space on the
/// disk. The folder is written under the name of a draft. While it has its own name, the change is
/// incomplete, and the next command undoes it.
struct ChangeJournal {
    static let folder = ".scaffold", draft = ".scaffold-draft"

    private enum Copy { case old, new, undo, make }

    private let tree: SourceTree

    /// Finds the record in a package.
    init(in tree: SourceTree) { self.tree = tree }

    /// Undoes the change of a command that was ended before it was complete.
    /// - Returns: What was undone, in sentences; none if no change was incomplete.
    /// - Throws: ``CommandError`` if a file can't be written. The next command tries it again.
    func recover() throws(CommandError) -> [String] {
        do {
            try FileOperation.remove(tree.url(Self.draft)).perform()
        } catch {
            throw .output("\(Self.draft) can't be removed: \(FileReason(error))")
        }
        guard tree.has(Self.folder) else { return [] }
        return ["An earlier command was ended before it was complete. Its changes are undone."]
            + (try undo()).map { "\($0) was edited since then and stays as it is." }
    }

    /// Makes a change.
    /// - Throws: ``CommandError`` if a file can't be written. The files are then as before.
    func make(_ texts: [String: String?]) throws(CommandError) {
        do {
            try Self.perform(recording(texts))
        } catch {
            try? FileOperation.remove(tree.url(Self.draft)).perform()
            throw .output("\(error.description); nothing is changed")
        }
        do {
            try Self.perform(steps(texts))
        } catch {
            do {
                _ = try undo()
            } catch let other {
                throw .output("\(error.description), and then \(other.description)")
            }
            throw .output("\(error.description); nothing is changed")
        }
    }

    /// The steps of a change, from the first one to the last.
    func operations(_ texts: [String: String?]) throws(CommandError) -> [FileOperation] {
        recording(texts) + steps(texts)
    }

    /// The steps that undo the change of the record, and the files that were edited since then.
    func undoing() throws(CommandError) -> (operations: [FileOperation], edited: [String]) {
        let old = Set(try paths(of: .old)), new = Set(try paths(of: .new))
        var operations: [FileOperation] = []
        var edited: [String] = []
        for path in old.union(new).sorted() {
            let file = target(path, isWritten: new.contains(path))
            switch (copy(.old, of: path), copy(.new, of: path)) {
            case (let old, _) where file.isSame(as: old):
                if old.type == nil { operations += removingFolders(above: path) }
            case (let old, let new) where file.isSame(as: new):
                operations +=
                    old.type == nil
                    ? [.remove(file)] + removingFolders(above: path)
                    : replacing(file, with: copy(.undo, of: path))
            default: edited.append(path)
            }
        }
        return (operations + closing, edited)
    }

    private func undo() throws(CommandError) -> [String] {
        let (operations, edited) = try undoing()
        do {
            try Self.perform(operations)
        } catch {
            throw .output("\(error.description); run the command again to undo the change")
        }
        return edited
    }

    private func recording(_ texts: [String: String?]) -> [FileOperation] {
        var operations = [FileOperation.remove(tree.url(Self.draft))]
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let file = target(path, isWritten: text != nil)
            func record(_ copy: Copy, _ operation: (URL) -> FileOperation) {
                let url = self.copy(copy, of: path, in: Self.draft)
                operations += [.makeFolder(url.folder), operation(url)]
            }
            if file.type != nil {
                record(.old) { .copy(file, to: $0) }
                record(.undo) { .copy(file, to: $0) }
            }
            if let text {
                record(.new) { .write(text, to: $0, like: file) }
                record(.make) { .write(text, to: $0, like: file) }
            }
        }
        return operations
    }

    private func steps(_ texts: [String: String?]) -> [FileOperation] {
        var operations = [FileOperation.rename(tree.url(Self.draft), to: tree.url(Self.folder))]
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let file = target(path, isWritten: text != nil)
            operations +=
                text == nil
                ? [.remove(file)] + removingFolders(above: path)
                : replacing(file, with: copy(.make, of: path))
        }
        return operations + closing
    }

    /// From the first of these steps on, the change is complete.
    private var closing: [FileOperation] {
        [
            .rename(tree.url(Self.folder), to: tree.url(Self.draft)),
            .remove(tree.url(Self.draft)),
        ]
    }

    private func replacing(_ file: URL, with copy: URL) -> [FileOperation] {
        [.makeFolder(file.folder), .rename(copy, to: file)]
    }

    private func removingFolders(above path: String) -> [FileOperation] {
        var parts = path.split(separator: "/").dropLast()
        var operations: [FileOperation] = []
        while !parts.isEmpty {
            operations.append(.removeEmptyFolder(tree.url(parts.joined(separator: "/"))))
            parts.removeLast()
        }
        return operations
    }

    private func paths(of copy: Copy) throws(CommandError) -> [String] {
        let folder = "\(Self.folder)/\(copy)"
        return try tree.files(in: folder).map { String($0.dropFirst(folder.count + 1)) }
    }

    private func copy(_ copy: Copy, of path: String, in folder: String = Self.folder) -> URL {
        tree.url("\(folder)/\(copy)/\(path)")
    }

    /// Text is written into the file to which a link leads. A link itself is removed.
    private func target(_ path: String, isWritten: Bool) -> URL {
        let file = tree.url(path)
        return isWritten && file.type == .typeSymbolicLink ? file.resolvingSymlinksInPath() : file
    }

    private static func perform(_ operations: [FileOperation]) throws(CommandError) {
        for operation in operations {
            do {
                try operation.perform()
            } catch {
                throw .output("\(operation.file.path) can't be written: \(FileReason(error))")
            }
        }
    }
}

extension URL {
    fileprivate var folder: URL { deletingLastPathComponent() }
}
