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
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = command
            process.currentDirectoryURL = root
            let pipe = Pipe()
            process.standardOutput = pipe
            do {
                try process.run()
                let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
                process.waitUntilExit()
                guard process.terminationStatus == 0 else {
                    throw CommandError.refused("it ended with \(process.terminationStatus)")
                }
                return String(decoding: data, as: UTF8.self)
            } catch {
                throw .refused("'\(command[0]) \(command[1])' failed (\(error)): \(consequence)")
            }
        }
    }
#endif
