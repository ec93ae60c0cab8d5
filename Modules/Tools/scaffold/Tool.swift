import CommandLineKit
import Foundation
import ScaffoldKit

/// The programs that the commands need.
enum Tool {
    /// Formats files as the tests expect them.
    /// - Throws: ``CommandError`` if the formatter can't run. The files are correct, but long lines
    ///   aren't broken.
    static func format(_ paths: [String], in root: URL) throws(CommandError) {
        _ = try HostProgram.output(
            of: ["swift", "format", "-i"] + paths, in: root,
            otherwise: "the files are written, but not formatted; run swift format -i on them")
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
