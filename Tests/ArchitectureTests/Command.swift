import Foundation

/// A tool of the toolchain, run as a process of its own.
enum Command {
    /// Why a tool gave no answer.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What a tool that is found through the `PATH` prints.
    ///
    /// Its output goes into files: a pipe that is not read would stop it.
    static func output(of arguments: [String]) throws -> Data {
        try withTemporaryFolder { folder in
            let output = folder.appending(path: "output")
            let errors = folder.appending(path: "errors")
            let status = try run(arguments, output: try handle(output), errors: try handle(errors))
            guard status == 0 else {
                let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
                let call = arguments.joined(separator: " ")
                throw Failure(description: "'\(call)' ended with \(status): \(text)")
            }
            return try Data(contentsOf: output)
        }
    }

    /// Calls a function with a new folder, which is gone afterwards.
    static func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "ArchitectureTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private static func run(
        _ arguments: [String], output: FileHandle, errors: FileHandle, seconds: Double = 60
    ) throws -> Int32 {
        let ended = DispatchSemaphore(value: 0)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        // SwiftPM takes a manifest from its cache only if nothing in the environment has changed.
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["PWD", "OLDPWD", "SHLVL", "_"].contains($0.key) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        guard ended.wait(timeout: .now() + seconds) == .success else {
            kill(process.processIdentifier, SIGKILL)
            let call = arguments.joined(separator: " ")
            throw Failure(description: "'\(call)' took longer than \(seconds) s")
        }
        return process.terminationStatus
    }

    private static func handle(_ file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }
}
