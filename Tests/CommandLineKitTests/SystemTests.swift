import Foundation
import Testing

@testable import CommandLineKit

@Suite(.timeLimit(.minutes(10))) struct `Running a program` {
    @Test(arguments: [
        ("head -c 300000 /dev/zero", Data(count: 300_000)),
        // What it has started still runs.
        ("sleep 90 & echo started", Data("started\n".utf8)),
    ])
    func `a program's output is returned when it has ended, whatever its length`(
        script: String, output: Data
    ) async throws {
        let tool = Tool(command: ["sh", "-c", script], limit: .seconds(50))
        #expect(try await tool.output().get() == output)
    }

    @Test(arguments: ["while true; do :; done", "sleep 90; true"])
    func `a slow program and its child processes aren't awaited`(script: String) async {
        let command = ["sh", "-c", script]
        let result = await Tool(command: command, limit: .milliseconds(50)).output()
        let line = command.joined(separator: " ")
        #expect(result == .failure(.slow(command: line, limit: .milliseconds(50))))
    }

    @Test func `a slow program is killed`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "pipe").path
        try #require(mkfifo(path, 0o600) == 0)
        // Opening it doesn't wait for the program, but reading it ends only with the program.
        let pipe = FileHandle(
            fileDescriptor: open(path, O_RDONLY | O_NONBLOCK), closeOnDealloc: true)
        let script = "exec 3>'\(path)'; echo started >&3; sleep 6 3>&-; echo survived >&3"
        let result = await Tool(command: ["sh", "-c", script], limit: .seconds(2)).output()
        try #require(throws: Tool.Failure.self) { try result.get() }
        try #require(fcntl(pipe.fileDescriptor, F_SETFL, 0) == 0)
        let output = try #require(try pipe.readToEnd())
        #expect(String(decoding: output, as: UTF8.self) == "started\n")
    }

    @Test func `the error of a program that failed, or is missing, says why`() async {
        func error(_ command: String...) async -> Tool.Failure? {
            let result = await Tool(command: command, limit: .seconds(50)).output()
            return #expect(throws: Tool.Failure.self) { try result.get() }
        }
        let script = "echo one; echo two >&2; exit 3"
        let failure = Tool.Failure.failed(command: "sh -c \(script)", output: "two\none")
        #expect(await error("sh", "-c", script) == failure)
        let reason = "it isn't in the PATH"
        #expect(await error("no-such-program") == .missing("no-such-program", reason: reason))
    }
}

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
