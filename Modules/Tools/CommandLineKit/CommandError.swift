/// The exit code of a program. The numbers are those of `sysexits.h`; a program can add others.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
    /// The number that the process returns.
    package let rawValue: Int32

    /// Creates an exit code of a program.
    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let success = ExitCode(rawValue: 0)
    /// The arguments can't be understood.
    package static let usage = ExitCode(rawValue: 64)
    /// A file or document can't be used.
    package static let data = ExitCode(rawValue: 65)
    package static let software = ExitCode(rawValue: 70)
    /// A file can't be written.
    package static let output = ExitCode(rawValue: 73)
}

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
