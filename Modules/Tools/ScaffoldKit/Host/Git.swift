import CommandLineKit
import Foundation

/// The git repository of a package.
struct Git {
    private let tree: SourceTree

    /// Finds the repository.
    init(_ tree: SourceTree) { self.tree = tree }

    /// The files among some paths that git couldn't restore, because the last commit lacks them or has
    /// others.
    ///
    /// Git restores the files of the commit in another folder, through an index of its own, and they
    /// are compared with those of the package. So the answer doesn't depend on what a user tells git to
    /// ignore, to hide or to assume.
    /// - Throws: ``CommandError`` if the package is in no repository, or has no commit.
    func unsaved(among paths: [String]) throws(CommandError) -> [String] {
        try TemporaryFolder.with { folder throws(CommandError) in
            try folder.write(Data(), to: "list")
            try run(["read-tree", "--no-sparse-checkout", "HEAD"], in: folder)
            let committed = Set(try words(["ls-files", "-z"], in: folder))
            let list = paths.filter(committed.contains).joined(separator: "\0")
            try folder.write(Data(list.utf8), to: "list")
            let restored = folder.url.appending(path: "restored")
            try run(
                [
                    "checkout-index", "--ignore-skip-worktree-bits", "--prefix=\(restored.path)/",
                    "-z",
                    "--stdin",
                ], in: folder)
            // The folder of the package in the repository.
            let prefix = try words(["rev-parse", "--show-prefix"], in: folder).first ?? ""
            let copies = SourceTree(
                restored.appending(path: prefix.trimmingCharacters(in: .newlines)))
            return paths.filter { path in
                let (file, copy) = (tree.url(path), copies.url(path))
                return !file.isSame(as: copy) || file.isExecutable != copy.isExecutable
            }
        }
    }

    private func words(
        _ arguments: [String], in folder: TemporaryFolder
    ) throws(CommandError) -> [String] {
        String(decoding: try run(arguments, in: folder), as: UTF8.self).split(separator: "\0")
            .map(String.init)
    }

    @discardableResult
    private func run(
        _ arguments: [String], in folder: TemporaryFolder
    ) throws(CommandError) -> Data {
        var environment: [String: String?] = [
            "GIT_INDEX_FILE": folder.url.appending(path: "index").path
        ]
        // A hook of git names its own repository.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX"] {
            environment.updateValue(nil, forKey: name)
        }
        let settings = [
            "core.fsmonitor=false", "core.splitIndex=false", "core.hooksPath=/dev/null",
        ]
        return try HostProgram(
            ["git"] + settings.flatMap { ["-c", $0] } + arguments, in: tree.root,
            environment: environment, input: folder.url.appending(path: "list"),
            name: "git \(arguments[0])"
        ).output(
            otherwise: "nothing is removed, because git can't say whether it could be restored")
    }
}
