#if os(macOS) || os(Linux)
    import Foundation

    extension Tool {
        /// Runs it to its end, which blocks the thread.
        func run() throws(EvidenceError) -> Data {
            let temporary = try TemporaryFolder()
            defer { temporary.remove() }
            let ended = DispatchSemaphore(value: 0)
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            // What the program starts may outlive it, and a manifest may go round in circles for ever.
            process.arguments =
                ["-c", "ulimit -t $0; exec \"$@\"", "\(limit.components.seconds + 1)"] + command
            process.currentDirectoryURL = folder
            process.environment = Self.environment
            process.terminationHandler = { _ in ended.signal() }
            do {
                // Files, because a pipe that nobody reads would stop the program.
                process.standardInput = try temporary.handle("input", holding: input)
                process.standardOutput = try temporary.handle("output")
                process.standardError = try temporary.handle("errors")
                try process.run()
            } catch {
                throw .missingTool(command[0], reason: error.localizedDescription)
            }
            guard ended.wait(timeout: .now() + limit.seconds) == .success else {
                kill(process.processIdentifier, SIGKILL)
                // Its end is told only after that of what it started, which may never come.
                throw .slowTool(command: command.joined(separator: " "), limit: limit)
            }
            let output = (try? Data(contentsOf: temporary.url.appending(path: "output"))) ?? Data()
            guard process.terminationStatus == 0 else {
                let errors = try? Data(contentsOf: temporary.url.appending(path: "errors"))
                try refuse(String(decoding: (errors ?? Data()) + output, as: UTF8.self), process)
            }
            return output
        }

        /// The environment without what differs from shell to shell: SwiftPM evaluates a manifest again
        /// when anything in it has changed.
        private static let environment = ProcessInfo.processInfo.environment
            .filter { !["PWD", "OLDPWD", "SHLVL", "_"].contains($0.key) }

        private func refuse(_ output: String, _ process: Process) throws(EvidenceError) -> Never {
            // How a shell says that there is no such program.
            if process.terminationStatus == 127 {
                throw .missingTool(command[0], reason: "it is not in the PATH")
            }
            let text = output.trimmingCharacters(in: .whitespacesAndNewlines)
            throw .failedTool(command: command.joined(separator: " "), output: text)
        }
    }

    extension TemporaryFolder {
        /// A file that is open for reading and writing.
        fileprivate func handle(_ name: String, holding data: Data = Data()) throws -> FileHandle {
            try data.write(to: url.appending(path: name))
            return try FileHandle(forUpdating: url.appending(path: name))
        }
    }

    extension Duration {
        fileprivate var seconds: Double {
            Double(components.seconds) + Double(components.attoseconds) / 1e18
        }
    }
#endif
