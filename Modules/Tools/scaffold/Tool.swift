import CommandLineKit
import Foundation
import ScaffoldKit

/// The programs that the commands need.
enum Tool {
    /// Formats files as the tests expect them.
    /// - Throws: ``CommandError`` if the formatter can't run. The files are correct, but long lines
    ///   aren't broken.
    static func format(_ paths: [String], in root: URL) throws(CommandError) {
        guard !paths.isEmpty else { return }
        _ = try HostProgram.output(
            of: ["swift", "format", "-i"] + paths, in: root,
            otherwise: "the files are written, but not formatted; run swift format -i on them")
    }

    /// Writes the pages that show modules and routes: runs the tests that compare them.
    /// - Throws: ``CommandError`` if the package can't be built or a test fails.
    static func writePages(in root: URL) throws(CommandError) {
        try HostProgram.run(
            // A command of the package holds the lock of the build folder while it waits, and its
            // sandbox on macOS can't contain another one.
            [
                "swift", "test", "--ignore-lock", "--disable-sandbox", "--filter",
                "DocumentationTests",
            ],
            with: ["UPDATE_DOCS": "1"], in: root,
            otherwise: "the pages of docs are not all written; correct what it reports, and run "
                + "swift package update-docs")
    }

    /// The files among some paths that have changes which git couldn't restore.
    /// - Throws: ``CommandError`` if the folder isn't a git repository.
    static func uncommittedFiles(among paths: [String], in root: URL) throws(CommandError)
        -> [String]
    {
        try HostProgram.output(
            of: ["git", "status", "--porcelain", "--ignored", "--"] + paths, in: root,
            otherwise: "nothing is removed, because git can't say whether it could be restored"
        ).split(separator: "\n").map { String($0.dropFirst(3)) }
    }
}
