#if !(os(macOS) || os(Linux))
    import CommandLineKit
    import Foundation
    import ScaffoldKit

    /// This platform can't start programs.
    enum HostProgram {
        /// Throws ``CommandError`` with the consequence.
        static func output(
            of command: [String], in root: URL, otherwise consequence: String
        ) throws(CommandError) -> String {
            throw .refused("this platform can't start '\(command[0])': \(consequence)")
        }

        /// Throws ``CommandError`` with the consequence.
        static func run(
            _ command: [String], with environment: [String: String], in root: URL,
            otherwise consequence: String
        ) throws(CommandError) {
            throw .refused("this platform can't start '\(command[0])': \(consequence)")
        }
    }
#endif
