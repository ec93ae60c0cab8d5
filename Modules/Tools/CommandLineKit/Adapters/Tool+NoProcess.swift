#if !(os(macOS) || os(Linux))
    import Foundation

    extension Tool {
        /// Throws: this platform can't start programs.
        func run() throws(Failure) -> Data {
            throw .missing(command[0], reason: "this platform can't start programs")
        }
    }
#endif
