/// The reason why a program ends without a result.
package struct CommandError: Error, Hashable, CustomStringConvertible {
    /// The exit code of the program.
    package let code: ExitCode
    /// A sentence that names the thing, the reason and what to do.
    package let description: String

    /// Creates an error with an exit code of a program.
    package init(code: ExitCode, description: String) {
        self.code = code
        self.description = description
    }

    /// The arguments can't be understood.
    /// - Parameter sentence: What is wrong, and what to write instead.
    package static func usage(_ sentence: String) -> CommandError {
        CommandError(code: .usage, description: sentence)
    }

    /// A file can't be read or used.
    package static func data(_ sentence: String) -> CommandError {
        CommandError(code: .data, description: sentence)
    }

    /// The command is understood, and would do harm or has no place for its change.
    package static func refused(_ sentence: String) -> CommandError {
        CommandError(code: ExitCode(rawValue: 1), description: sentence)
    }

    /// A file can't be written.
    package static func output(_ sentence: String) -> CommandError {
        CommandError(code: .output, description: sentence)
    }
}
