#if !(os(macOS) || os(Linux))
    import CommandLineKit
    import Foundation

    extension HostProgram {
        /// Throws ``CommandError`` with the consequence, because this platform starts no programs.
        func output(otherwise consequence: String) throws(CommandError) -> Data {
            throw .refused("this platform can't start '\(name)': \(consequence)")
        }

        /// Throws ``CommandError`` with the consequence, because this platform starts no programs.
        func run(otherwise consequence: String) throws(CommandError) {
            throw .refused("this platform can't start '\(name)': \(consequence)")
        }
    }
#endif
