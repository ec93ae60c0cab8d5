import Foundation

/// The built program in its own process, which can be killed.
final class RunningApp: Sendable {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()

    /// Starts the program.
    init(_ arguments: [String]) throws {
        process = Process()
        process.executableURL = Self.products.appending(path: "AppContainer")
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        try process.run()
    }

    /// Types a line.
    func type(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Returns the output up to a text.
    /// - Throws: ``PrintedText/Missing`` if the text doesn't appear.
    func output(until text: String) async throws -> String {
        try await PrintedText(handle: output.fileHandleForReading).read(until: text)
    }

    /// Returns the first bytes of the output; fewer if the program ends first.
    func output(bytes count: Int) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            // Reading blocks, so it can't use Swift's own threads.
            DispatchQueue.global().async { [handle = output.fileHandleForReading] in
                continuation.resume(
                    with: Result {
                        var printed = Data()
                        while printed.count < count,
                            let next = try handle.read(upToCount: count - printed.count),
                            !next.isEmpty
                        {
                            printed += next
                        }
                        return String(decoding: printed, as: UTF8.self)
                    })
            }
        }
    }

    /// Kills the program, which can't save anything, and waits until it has ended.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The folder of the built program, which is the folder of the test bundle.
    static var products: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]))
            .deletingLastPathComponent()
    }
}
