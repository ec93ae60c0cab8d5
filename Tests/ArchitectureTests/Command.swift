import Foundation
import Testing

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
            let files = ["output", "errors"].map { folder.appending(path: $0) }
            for file in files { try Data().write(to: file) }
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = arguments
            // SwiftPM takes a manifest from its cache only if nothing in the environment has changed.
            process.environment = ProcessInfo.processInfo.environment
                .filter { !["PWD", "OLDPWD", "SHLVL", "_"].contains($0.key) }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: files[0])
            process.standardError = try FileHandle(forWritingTo: files[1])
            let ended = DispatchSemaphore(value: 0)
            process.terminationHandler = { _ in ended.signal() }
            try process.run()
            if ended.wait(timeout: .now() + 60) == .timedOut {
                kill(process.processIdentifier, SIGKILL)
            }
            process.waitUntilExit()
            guard process.terminationStatus == 0, process.terminationReason == .exit else {
                let text = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
                throw Failure(
                    description:
                        "'\(arguments.joined(separator: " "))' failed, or took longer than "
                        + "60 s: \(text)")
            }
            return try Data(contentsOf: files[0])
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
}

extension Trait where Self == ConditionTrait {
    /// The tests start git or SwiftPM many times. `.ci/run` and `.ci/quick` set `ROUTING_PROOF`.
    static var startsToolchain: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["ROUTING_PROOF"] != nil,
            "starts the toolchain; run it with ROUTING_PROOF=sample swift test")
    }
}
