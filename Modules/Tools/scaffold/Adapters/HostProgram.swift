#if os(macOS) || os(Linux)
    import CommandLineKit
    import Foundation
    import ScaffoldKit

    /// A program of the computer on which the package is built.
    enum HostProgram {
        /// Its standard output.
        /// - Throws: ``CommandError`` with the consequence if it doesn't succeed.
        static func output(
            of command: [String], in root: URL, otherwise consequence: String
        ) throws(CommandError) -> String {
            let pipe = Pipe()
            let data = try run(command, in: root, otherwise: consequence) { process in
                process.standardOutput = pipe
                try process.run()
                return try pipe.fileHandleForReading.readToEnd() ?? Data()
            }
            return String(decoding: data, as: UTF8.self)
        }

        /// Runs it with the output of this program.
        /// - Throws: ``CommandError`` with the consequence if it doesn't succeed.
        static func run(
            _ command: [String], with environment: [String: String], in root: URL,
            otherwise consequence: String
        ) throws(CommandError) {
            try run(command, in: root, otherwise: consequence) { process in
                process.environment = ProcessInfo.processInfo.environment
                    .merging(environment) { $1 }
                try process.run()
            }
        }

        private static func run<Result>(
            _ command: [String], in root: URL, otherwise consequence: String,
            _ start: (Process) throws -> Result
        ) throws(CommandError) -> Result {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = command
            process.currentDirectoryURL = root
            do {
                let result = try start(process)
                process.waitUntilExit()
                guard process.terminationStatus == 0 else {
                    throw CommandError.refused("it ended with \(process.terminationStatus)")
                }
                return result
            } catch {
                throw .refused("'\(command[0]) \(command[1])' failed (\(error)): \(consequence)")
            }
        }
    }
#endif
