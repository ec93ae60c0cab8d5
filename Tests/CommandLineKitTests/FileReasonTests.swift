import Foundation
import Testing

@testable import CommandLineKit

@Suite struct `Why a file can't be used` {
    @Test(arguments: [
        ("/nowhere/at/all", "there is no such file or folder"), ("/etc", "it is a folder"),
        ("/etc/hosts/inside", "a part of its path is a file, not a folder"),
    ])
    func `is a reason, and not a number, when it is read`(path: String, reason: String) throws {
        let error = try #require(throws: (any Error).self) {
            try Data(contentsOf: URL(filePath: path))
        }
        #expect(FileReason(error).description == reason)
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
