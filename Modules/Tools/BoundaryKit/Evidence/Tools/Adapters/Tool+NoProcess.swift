#if !(os(macOS) || os(Linux))
    import Foundation

    extension Tool {
        /// Throws `noProcesses`: this platform can't start programs.
        func run() throws(EvidenceError) -> Data { throw .noProcesses(command[0]) }
    }
#endif
