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
            "\(file) \(reason)\(others); commit your work first, or repeat the command with "
                + "--force")
    }

    /// The files among some paths that git couldn't restore; all if there is no commit.
    func unrestorable(among paths: [String]) -> [String] {
        (try? unsaved(among: paths).map(\.path)) ?? paths
    }

    /// The files among some paths whose content or mode isn't that of the last commit, each with
    /// the reason as the end of a sentence.
    ///
    /// The files are compared with the commit and not with the index, so the answer doesn't depend
    /// on what a user tells git to ignore, to hide or to assume.
    private func unsaved(
        among paths: [String]
    ) throws(CommandError) -> [(path: String, reason: String)] {
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
            guard let (mode, object) = committed[path] else {
                return (path, "isn't in the last commit")
            }
            guard let current = hash[path] else { return (path, "isn't a plain file") }
            if current != object { return (path, "has changes that aren't committed") }
            let isProgram = FileManager.default.isExecutableFile(atPath: tree.url(path).path)
            return isProgram == (mode == "100755") ? nil : (path, "has another mode than committed")
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
