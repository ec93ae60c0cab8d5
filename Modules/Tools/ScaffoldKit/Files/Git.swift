import CommandLineKit
import Foundation

/// The git repository of a package, which restores what a command changes.
struct Git {
    let tree: SourceTree

    /// Makes sure that git could restore some files.
    /// - Throws: ``CommandError`` with a file that differs from the last commit or isn't in it, or
    ///   if there is no commit.
    func check(_ paths: [String]) throws(CommandError) {
        let lost = try unsaved(among: paths)
        guard let (file, reason) = lost.first else { return }
        let others = lost.count > 1 ? ", and \(lost.count - 1) more are like it" : ""
        throw .refused(
            "\(file) \(reason.rawValue)\(others); commit your work first, or repeat the command with "
                + "--force")
    }

    /// The files among some paths that git couldn't restore; all if there is no commit.
    func unrestorable(among paths: [String]) -> [String] {
        (try? unsaved(among: paths).map(\.path)) ?? paths
    }

    /// Why git couldn't restore a file, as the end of a sentence.
    private enum Reason: String {
        case isChanged = "has changes that aren't committed"
        case isNew = "isn't in the last commit"
        case isLink = "is a link, or another kind of file"
        case hasOtherMode = "is a program or not, unlike in the last commit"
    }

    /// The files among some paths whose content or mode isn't that of the last commit.
    ///
    /// The files are compared with the commit and not with the index, so the answer doesn't depend
    /// on what a user tells git to ignore, to hide or to assume.
    private func unsaved(
        among paths: [String]
    ) throws(CommandError) -> [(path: String, reason: Reason)] {
        if paths.isEmpty { return [] }
        var committed: [String: (mode: Substring, hash: Substring)] = [:]
        for entry in try git(["ls-tree", "-r", "-z", "HEAD"]).split(separator: "\0") {
            let parts = entry.split(separator: "\t", maxSplits: 1)
            let words = parts[0].split(separator: " ")
            if parts.count == 2, words.count == 3 {
                committed[String(parts[1])] = (words[0], words[2])
            }
        }
        let files = paths.filter { tree.url($0).type == .typeRegular }
        let hashes = try git(["hash-object", "--"] + files).split(separator: "\n")
        let hash = Dictionary(zip(files, hashes)) { first, _ in first }
        return paths.compactMap { path in
            guard let (mode, object) = committed[path] else { return (path, .isNew) }
            guard let current = hash[path] else { return (path, .isLink) }
            if current != object { return (path, .isChanged) }
            let isProgram = FileManager.default.isExecutableFile(atPath: tree.url(path).path)
            return isProgram == (mode == "100755") ? nil : (path, .hasOtherMode)
        }
    }

    private func git(_ arguments: [String]) throws(CommandError) -> String {
        // A hook of git names its own repository.
        let variables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].flatMap { ["-u", $0] }
        let command = ["env"] + variables + ["git"] + arguments
        do {
            let git = Tool(command: command, folder: tree.root, limit: .seconds(60))
            return String(decoding: try git.run(), as: UTF8.self)
        } catch {
            throw .refused(
                "there is no commit of git in \(tree.root.path), so nobody could restore the files; "
                    + "commit your work first, or repeat the command with --force")
        }
    }
}
