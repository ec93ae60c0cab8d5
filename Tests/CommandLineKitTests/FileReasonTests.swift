import Foundation
import Testing

@testable import CommandLineKit

@Suite struct `Why a file can't be used` {
    @Test(arguments: [
        ("/nowhere/at/all", "there is no such file or folder"), ("/etc", "it is a folder"),
        ("/etc/hosts/inside", "a part of its path is a file, not a folder"),
        ("/dev/null", "it is a pipe, a device or a socket, and not a file"),
    ])
    func `is a reason, and not a number, when it is read`(path: String, reason: String) throws {
        let error = try #require(throws: (any Error).self) {
            try Data(contentsOf: URL(filePath: path))
        }
        #expect(FileReason(error).description == reason)
    }

    @Test func `is that it is a pipe, or that its links lead nowhere`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (pipe, loop) = (folder.appending(path: "pipe"), folder.appending(path: "loop"))
        try #require(mkfifo(pipe.path, 0o600) == 0)
        let isPipe = try #require(throws: (any Error).self) { try Data(contentsOf: pipe) }
        #expect(
            FileReason(isPipe).description == "it is a pipe, a device or a socket, and not a file")
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
        let isLoop = try #require(throws: (any Error).self) { try Data(contentsOf: loop) }
        #expect(FileReason(isLoop).description == "its symbolic links lead back to themselves")
    }

    @Test func `is a reason, and not a number, when it is written`() throws {
        let error = try #require(throws: (any Error).self) {
            try Data().write(to: URL(filePath: "/nowhere/at/all"))
        }
        #expect(FileReason(error).description == "there is no such file or folder")
        let folder = try #require(throws: (any Error).self) {
            try FileHandle(forWritingTo: URL(filePath: "/etc"))
        }
        #expect(FileReason(folder).description == "it is a folder")
        let exists = try #require(throws: (any Error).self) {
            try Data().write(to: URL(filePath: "/etc/hosts"), options: .withoutOverwriting)
        }
        #expect(FileReason(exists).description == "a file of this name exists")
    }
}
