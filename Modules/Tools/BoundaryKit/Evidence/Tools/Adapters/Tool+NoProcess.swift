#if !(os(macOS) || os(Linux))
    import Foundation

    extension Tool {
        /// Refuses: a program can't be started here.
        func run() throws(EvidenceError) -> Data { throw .noProcesses(command[0]) }
    }
#endif
