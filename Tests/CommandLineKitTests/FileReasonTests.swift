import Foundation
import Testing

@testable import CommandLineKit

struct `Why a file can't be used` {
    /// Files that can't be read or, with `>`, written.
    @Test(arguments: [
        ("/nowhere/at/all", "there is no such file or folder"), ("/etc", "it is a folder"),
        ("/etc/hosts/inside", "a part of its path is a file, not a folder"),
        ("/dev/null", "it is a pipe, a device or a socket, and not a file"),
        ("pipe", "it is a pipe, a device or a socket, and not a file"),
        ("loop", "its symbolic links lead back to themselves"),
        (">/nowhere/at/all", "there is no such file or folder"),
        (">/etc/hosts", "a file of this name exists"),
    ])
    func `a file that can't be used has a reason, and not a number`(
        path: String, reason: String
    ) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let loop = folder.url.appending(path: "loop")
        try #require(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
        let file = URL(filePath: path.replacing(">", with: ""), relativeTo: folder.url)
        let error = try #require(throws: (any Error).self) {
            if path.hasPrefix(">") {
                try Data().write(to: file, options: .withoutOverwriting)
            } else {
                _ = try Data(contentsOf: file)
            }
        }
        #expect(error.fileReason == reason)
    }
}
