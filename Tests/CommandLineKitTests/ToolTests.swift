import Foundation
import Testing

@testable import CommandLineKit

@Suite(.timeLimit(.minutes(10))) struct `Running a program` {
    @Test func `a program's output is returned, whatever its length`() async throws {
        let output = try await Tool(
            command: ["head", "-c", "300000", "/dev/zero"], limit: .seconds(50)
        ).output().get()
        #expect(output.count == 300_000)
    }

    @Test(arguments: ["while true; do :; done", "sleep 90; true"])
    func `a slow program and its child processes aren't awaited`(script: String) async {
        let command = ["sh", "-c", script]
        let result = await Tool(command: command, limit: .milliseconds(50)).output()
        let line = command.joined(separator: " ")
        #expect(result == .failure(.slow(command: line, limit: .milliseconds(50))))
    }

    @Test func `a program has ended although what it started still runs`() async throws {
        let script = "sleep 90 & echo started"
        let result = await Tool(command: ["sh", "-c", script], limit: .seconds(50)).output()
        #expect(String(decoding: try result.get(), as: UTF8.self) == "started\n")
    }

    @Test func `a slow program is killed`() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
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

    @Test func `the error of a failed program contains its output`() async {
        let command = ["sh", "-c", "echo one; echo two >&2; exit 3"]
        let result = await Tool(command: command, limit: .seconds(50)).output()
        #expect(
            result
                == .failure(
                    .failed(command: command.joined(separator: " "), output: "two\none")))
    }

    @Test func `the error of a missing program names it`() async {
        let result = await Tool(command: ["no-such-program"], limit: .seconds(50)).output()
        #expect(result == .failure(.missing("no-such-program", reason: "it isn't in the PATH")))
    }
}
