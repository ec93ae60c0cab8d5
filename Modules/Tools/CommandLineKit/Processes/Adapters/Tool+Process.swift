#if os(macOS) || os(Linux)
    package import Foundation

    extension Tool {
        /// Runs the program to its end, and blocks the thread meanwhile.
        package func run() throws(Failure) -> Data {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            // Child processes can outlive the program, and a manifest can loop forever.
            process.arguments =
                ["-c", "ulimit -t $0; exec \"$@\"", "\(limit.components.seconds + 1)"] + command
            process.currentDirectoryURL = folder
            process.environment = Self.environment
            let ended = DispatchSemaphore(value: 0)
            process.terminationHandler = { _ in ended.signal() }
            let line = command.joined(separator: " ")
            do {
                // Files, because a full pipe would block the program.
                let folder = try TemporaryFolder()
                defer { folder.remove() }
                let files = ["output", "errors"].map { folder.url.appending(path: $0) }
                for file in files { try Data().write(to: file) }
                let handles = try files.map { try FileHandle(forUpdating: $0) }
                // Foundation keeps them open as long as the process object, which it can keep forever.
                defer { for handle in handles { try? handle.close() } }
                process.standardInput = FileHandle.nullDevice
                process.standardOutput = handles[0]
                process.standardError = handles[1]
                try process.run()
                guard let status = status(of: process, ended) else {
                    kill(process.processIdentifier, SIGKILL)
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
            } catch let failure as Failure {
                throw failure
            } catch {
                throw .missing(command[0], reason: "\(FileReason(error))")
            }
        }

        /// The environment without variables that differ between shells: SwiftPM evaluates a
        /// manifest again when any variable has changed.
        private static let environment = ProcessInfo.processInfo.environment
            .filter { !["PWD", "OLDPWD", "SHLVL", "_"].contains($0.key) }

        /// Waits for the exit code of the program; `nil` if it takes too long. Foundation also waits for
        /// whatever has inherited the socket by which it watches the program: a child process, or a
        /// program that another thread starts at the same time.
        private func status(of process: Process, _ ended: DispatchSemaphore) -> Int32? {
            let deadline = ContinuousClock.now + limit
            while ContinuousClock.now < deadline {
                if ended.wait(timeout: .now() + .milliseconds(20)) == .success {
                    return process.terminationStatus
                }
                var info = siginfo_t()
                // Foundation still has to collect it.
                let options = WEXITED | WNOHANG | WNOWAIT
                let found = waitid(P_PID, id_t(process.processIdentifier), &info, options)
                if found == 0, info.si_signo == SIGCHLD { return info.status }
            }
            return nil
        }
    }
#endif
