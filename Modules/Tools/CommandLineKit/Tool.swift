package import Foundation

/// A program that runs as a separate process with a time limit.
package struct Tool: Sendable {
    /// Why the program has no result.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The program isn't in the `PATH`, or can't be started.
        case missing(String, reason: String)
        case failed(command: String, output: String)
        case slow(command: String, limit: Duration)

        package var description: String {
            switch self {
            case .missing(let tool, let reason):
                "can't run \(tool): \(reason); install it and add it to the PATH"
            case .failed(let command, let output): "\(command) failed:\n\(output)"
            case .slow(let command, let limit):
                "\(command) didn't finish within \(limit); run it by hand to see what it waits for"
            }
        }
    }

    /// The path of the program, or its name if it is in the `PATH`, and its arguments.
    private let command: [String]
    private let folder: URL?
    private let limit: Duration

    package init(command: [String], folder: URL? = nil, limit: Duration) {
        self.command = command
        self.folder = folder
        self.limit = limit
    }

    /// Runs the program to its end without blocking a thread of Swift's concurrency.
    package func output() async -> Result<Data, Failure> {
        await withCheckedContinuation { continuation in
            // Waiting blocks a thread, so it must not be one of the cooperative pool.
            DispatchQueue.global().async {
                continuation.resume(returning: Result { () throws(Failure) in try run() })
            }
        }
    }

    /// Runs the program to its end, and blocks the thread meanwhile.
    /// - Returns: What it has written to its standard output.
    package func run() throws(Failure) -> Data {
        let line = command.joined(separator: " ")
        do {
            // Files, because a full pipe would block the program.
            let outputs = try TemporaryFolder()
            let files = ["output", "errors"].map { outputs.url.appending(path: $0) }
            let process = try start(writing: files.map(\.path))
            guard let status = status(of: process) else {
                throw Failure.slow(command: line, limit: limit)
            }
            let texts = files.map { (try? Data(contentsOf: $0)) ?? Data() }
            if status == 0 { return texts[0] }
            let output = String(decoding: texts[1] + texts[0], as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            // The exit code of a shell for a program that doesn't exist.
            throw status == 127
                ? Failure.missing(command[0], reason: "it isn't in the PATH")
                : .failed(command: line, output: output)
        } catch {
            throw error as? Failure ?? .missing(command[0], reason: error.fileReason)
        }
    }

    /// Starts the program by a shell, in the folder and without an input. Child processes can
    /// outlive the program, and a manifest can loop forever, so the time that each may compute is
    /// limited, too.
    private func start(writing files: [String]) throws -> pid_t {
        let script = """
            exec </dev/null >"$1" 2>"$2"
            CDPATH= cd "$0" || exit
            ulimit -t $3
            shift 3
            exec "$@"
            """
        let values =
            [folder?.path ?? "."] + files + ["\(min(limit.components.seconds, 1_000_000) + 1)"]
        let arguments = (["sh", "-c", script] + values + command).map { strdup($0) } + [nil]
        let variables = Self.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        // Threads of Dispatch block signals, and a process inherits that.
        var none = sigset_t()
        var blocked = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        var process: pid_t = 0
        let error = posix_spawn(&process, "/bin/sh", nil, nil, arguments, variables)
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
        return process
    }

    /// The environment without variables that differ between shells: SwiftPM evaluates a
    /// manifest again when any variable has changed.
    package static let environment = ProcessInfo.processInfo.environment
        .filter { !["PWD", "OLDPWD", "SHLVL", "_"].contains($0.key) }

    /// Waits for the exit code of a process, or the number of the signal that ends it; `nil` if it
    /// takes too long, and is killed.
    private func status(of process: pid_t) -> Int32? {
        let deadline = ContinuousClock.now + limit
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) != process {
            guard ContinuousClock.now < deadline else {
                kill(process, SIGKILL)
                waitpid(process, &status, 0)
                return nil
            }
            usleep(2_000)
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
    }
}
