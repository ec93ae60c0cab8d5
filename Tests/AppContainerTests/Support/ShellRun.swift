import Foundation

/// The built program, called from a script of the shell until its end.
struct ShellRun: Sendable {
    /// The exit code of the script.
    let status: Int32
    /// Its output, including errors.
    let output: String

    /// Runs a script, in which `"$0"` is the program and `"$@"` are the arguments.
    /// - Parameter isAlone: Whether the script has mounts of its own.
    init(_ script: String, _ arguments: [String] = [], isAlone: Bool = false) async throws {
        self = try await withCheckedThrowingContinuation { continuation in
            // Reading blocks, which no thread of Swift's own may.
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result { try ShellRun(of: script, arguments, isAlone: isAlone) })
            }
        }
    }

    private init(of script: String, _ arguments: [String], isAlone: Bool) throws {
        let process = Process()
        let output = Pipe()
        let program = RunningApp.products.appending(path: "AppContainer").path
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            (isAlone ? Self.alone : []) + ["sh", "-c", script, program] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = String(decoding: printed, as: UTF8.self)
    }

    private static let alone = ["unshare", "--map-root-user", "--mount"]

    /// Whether scripts can mount file systems of their own here, as on a Linux that lets users do
    /// that.
    static let canMount: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = alone + ["mount", "-t", "tmpfs", "none", "/mnt"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Whether there is a device that is always full.
    static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
}
