import CommandLineKit
import Foundation
import Testing

@testable import ScaffoldKit

@Suite
struct `A file of the package` {
    private func error(_ make: (URL) throws -> Void) throws -> CommandError? {
        try TemporaryFolder.with { folder throws(CommandError) in
            try folder.write(Data("a".utf8), to: "other")
            do {
                try make(folder.url.appending(path: "file"))
            } catch {
                throw CommandError.data("\(error)")
            }
            return #expect(throws: CommandError.self) {
                try SourceTree(folder.url).text("file")
            }
        }
    }

    @Test
    func `that can't be read is refused with the reason`() throws {
        let files = FileManager.default
        let folder = try error {
            try files.createDirectory(at: $0, withIntermediateDirectories: false)
        }
        #expect(folder?.description == "file can't be read: it is a folder")
        let pipe = try error { mkfifo($0.path, 0o600) }
        #expect(pipe?.description == "file can't be read: it is a device or a pipe")
        let bytes = try error { try Data([0xFF, 0xFE, 0]).write(to: $0) }
        #expect(bytes?.description == "file can't be read: it isn't a text in UTF-8")
        let loop = try error {
            try files.createSymbolicLink(atPath: $0.path, withDestinationPath: "file")
        }
        #expect(loop?.description.contains("symbolic links") == true, "\(loop?.description ?? "")")
        let nowhere = try error {
            try files.createSymbolicLink(atPath: $0.path, withDestinationPath: "nowhere")
        }
        #expect(nowhere?.description == "file can't be read: there is no such file or folder")
        let missing = try error { _ in }
        #expect(
            missing?.description.hasSuffix("run the command in the folder of the package") == true)
        #expect([folder, pipe, bytes, loop, nowhere, missing].allSatisfy { $0?.code == .data })
    }
}
