#if os(macOS) || os(Linux)
    import CommandLineKit
    import Foundation

    extension HostProgram {
        /// Runs the program.
        /// - Returns: What it writes to its standard output.
        /// - Throws: ``CommandError`` with the consequence if it doesn't succeed.
        func output(otherwise consequence: String) throws(CommandError) -> Data {
            let pipe = Pipe()
            return try run(otherwise: consequence) { process in
                process.standardOutput = pipe
                try process.run()
                return try pipe.fileHandleForReading.readToEnd() ?? Data()
            }
        }

        /// Runs the program, which writes to the outputs of this one.
        /// - Throws: ``CommandError`` with the consequence if it doesn't succeed.
        func run(otherwise consequence: String) throws(CommandError) {
            try run(otherwise: consequence) { try $0.run() }
        }

        private func run<Result>(
            otherwise consequence: String, _ start: (Process) throws -> Result
        ) throws(CommandError) -> Result {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = command
            process.currentDirectoryURL = folder
            var variables = ProcessInfo.processInfo.environment
            for (name, value) in environment { variables[name] = value }
            process.environment = variables
            do {
                if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
                let result = try start(process)
                process.waitUntilExit()
                guard process.terminationStatus == 0 else {
                    throw CommandError.refused("it ended with \(process.terminationStatus)")
                }
                return result
            } catch {
                throw .refused("'\(name)' failed (\(error)): \(consequence)")
            }
        }
    }
#endif
