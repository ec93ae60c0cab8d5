import Foundation
import NIOCore

/// Why the server doesn't start: a sentence with the thing, the reason and the way out, and an exit
/// code.
struct StartError: Error, Hashable, CustomStringConvertible {
    /// 64 for wrong arguments, 65 for a folder, 1 for the rest, as of `sysexits.h`.
    let code: Int32
    let description: String

    /// The arguments can't be understood.
    static func usage(_ sentence: String) -> StartError {
        StartError(code: 64, description: "\(sentence)\n\(Options.usage)")
    }

    /// A folder can't be used.
    /// - Parameter code: The system's code of the error.
    static func folder(_ folder: URL, for option: String, code: Int32) -> StartError {
        StartError(
            code: 65,
            description:
                "the folder \(folder.path) can't be used: \(String(cString: strerror(code))). "
                + "Choose another one with \(option)")
    }

    /// Another server has the folder of the sessions.
    static func inUse(_ folder: URL) -> StartError {
        StartError(
            code: 1,
            description: "another server uses the folder \(folder.path). "
                + "Stop it, or choose another folder with --state")
    }

    /// The server can't listen at a port.
    static func port(_ port: Int, _ error: IOError) -> StartError {
        let isTaken = error.errnoCode == EADDRINUSE
        let reason =
            isTaken ? "another program uses it" : String(cString: strerror(error.errnoCode))
        return StartError(
            code: 1,
            description: "the port \(port) of 127.0.0.1 can't be opened: \(reason). "
                + "Choose another one with --port, or 0 for any")
    }
}
