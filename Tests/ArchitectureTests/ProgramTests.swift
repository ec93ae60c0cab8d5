import Foundation
import Testing

struct `The programs` {
    /// The names of the built programs, and arguments with which each writes its output.
    private static let programs = ["AppContainer", "boundary", "scaffold"]

    @Test(arguments: programs, ["full", "closed", "unread"])
    func `a program that can't write its output says why, and ends with 74`(
        name: String, output: String
    ) async throws {
        let reasons = [
            "full": "the disk is full", "closed": "it is closed",
            "unread": "nothing reads it any more",
        ]
        let run = try await run(name, output)
        #expect(run.status == 74)
        #expect(run.reason == .exit)
        let begin = name == "AppContainer" ? "error" : name
        let sentence = "\(begin): the output can't be written: \(reasons[output] ?? ""); "
        #expect(
            run.errors == sentence + "send it to a file with room, or leave it in the terminal\n")
    }

    private func run(
        _ name: String, _ output: String
    ) async throws -> (status: Int32, reason: Process.TerminationReason, errors: String) {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let program = (bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]))
            .deletingLastPathComponent().appending(path: name)
        let process = Process()
        let errors = Pipe()
        let unread = Pipe()
        // Nothing reads it already before the program starts.
        try unread.fileHandleForReading.close()
        let scripts = ["full": "exec \"$0\" help >/dev/full", "closed": "exec \"$0\" help >&-"]
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", scripts[output] ?? "exec \"$0\" help", program.path]
        process.standardOutput = unread
        process.standardError = errors
        try process.run()
        try errors.fileHandleForWriting.close()
        let text = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            process.terminationStatus, process.terminationReason,
            String(decoding: text, as: UTF8.self)
        )
    }
}
