import Foundation

/// The built program in a process of its own, which can be killed.
final class RunningApp: Sendable {
    /// The program ended before it printed what was waited for.
    struct Ended: Error, CustomStringConvertible {
        let description: String
    }

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

    /// Everything that is printed until a text appears.
    /// - Throws: ``Ended`` if the program ends before.
    func output(until text: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            // Reading blocks, which no thread of Swift's own may.
            DispatchQueue.global().async { [self] in
                continuation.resume(with: Result { try read(until: text) })
            }
        }
    }

    private func read(until text: String) throws -> String {
        var printed = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
            printed += byte
            if printed.suffix(text.utf8.count).elementsEqual(text.utf8) {
                return String(decoding: printed, as: UTF8.self)
            }
        }
        throw Ended(description: "no '\(text)' in: \(String(decoding: printed, as: UTF8.self))")
    }

    /// Kills the program, which has no chance to save anything, and waits until it is gone.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The folder with the built program: that of the test bundle.
    static var products: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]))
            .deletingLastPathComponent()
    }
}
