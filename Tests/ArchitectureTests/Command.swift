import CommandLineKit
import Foundation

/// A tool of the toolchain, run as a process of its own.
enum Command {
    /// What a tool prints within a minute. It is in the `PATH`; variables may stand before it.
    @discardableResult static func output(of arguments: [String]) throws -> String {
        let output = try Tool(command: ["env"] + arguments, limit: .seconds(60)).run()
        return String(decoding: output, as: UTF8.self)
    }
}
