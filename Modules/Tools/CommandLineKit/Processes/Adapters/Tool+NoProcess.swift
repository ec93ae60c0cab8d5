#if !(os(macOS) || os(Linux))
    package import Foundation

    extension Tool {
        /// Throws: this platform can't start programs.
        package func run() throws(Failure) -> Data {
            throw .missing(command[0], reason: "this platform can't start programs")
        }
    }
#endif
