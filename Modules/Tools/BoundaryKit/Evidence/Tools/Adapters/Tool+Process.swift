#if os(macOS) || os(Linux)
    import CommandLineKit
    import Foundation

    extension Tool {
        /// Runs the program to its end, and blocks the thread meanwhile.
        func run() throws(EvidenceError) -> Data {
            let temporary = try TemporaryFolder()
            defer { temporary.remove() }
            var handles: [FileHandle] = []
            // Foundation keeps them open as long as the process object, which it can keep forever.
            defer { for handle in handles { try? handle.close() } }
            let ended = DispatchSemaphore(value: 0)
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            // Child processes can outlive the program, and a manifest can loop forever.
            process.arguments =
                ["-c", "ulimit -t $0; exec \"$@\"", "\(limit.components.seconds + 1)"] + command
            process.currentDirectoryURL = folder
            process.environment = Self.environment
            process.terminationHandler = { _ in ended.signal() }
            do {
                // Files, because a full pipe would block the program.
                handles = [try temporary.handle("output"), try temporary.handle("errors")]
                process.standardInput = FileHandle.nullDevice
                process.standardOutput = handles[0]
                process.standardError = handles[1]
                try process.run()
            } catch {
                throw .missingTool(command[0], reason: "\(FileReason(error))")
            }
            guard ended.wait(timeout: .now() + limit.seconds) == .success else {
                kill(process.processIdentifier, SIGKILL)
                // No wait for the termination handler, which also waits for the child processes.
                throw .slowTool(command: command.joined(separator: " "), limit: limit)
            }
            let output = (try? Data(contentsOf: temporary.url.appending(path: "output"))) ?? Data()
            guard process.terminationStatus == 0 else {
                let errors = try? Data(contentsOf: temporary.url.appending(path: "errors"))
                try refuse(String(decoding: (errors ?? Data()) + output, as: UTF8.self), process)
            }
            return output
        }

        /// The environment without variables that differ between shells: SwiftPM evaluates a
        /// manifest again when any variable has changed.
        private static let environment = ProcessInfo.processInfo.environment
            .filter { !["PWD", "OLDPWD", "SHLVL", "_"].contains($0.key) }

        private func refuse(_ output: String, _ process: Process) throws(EvidenceError) -> Never {
            // The exit code of a shell for a program that doesn't exist.
            if process.terminationStatus == 127 {
                throw .missingTool(command[0], reason: "it isn't in the PATH")
            }
            let text = output.trimmingCharacters(in: .whitespacesAndNewlines)
            throw .failedTool(command: command.joined(separator: " "), output: text)
        }
    }

    extension TemporaryFolder {
        /// A file that is open for reading and writing.
        fileprivate func handle(_ name: String) throws -> FileHandle {
            try Data().write(to: url.appending(path: name))
            return try FileHandle(forUpdating: url.appending(path: name))
        }
    }

    extension Duration {
        fileprivate var seconds: Double {
            Double(components.seconds) + Double(components.attoseconds) / 1e18
        }
    }
#endif
