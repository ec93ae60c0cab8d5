/// The exit code of a program. The numbers are those of `sysexits.h`; a program can add others.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let success = ExitCode(rawValue: 0)
    package static let usage = ExitCode(rawValue: 64)
    /// A file or document can't be used.
    package static let data = ExitCode(rawValue: 65)
    package static let software = ExitCode(rawValue: 70)
    package static let output = ExitCode(rawValue: 73)
}

package struct CommandError: Error, Hashable, CustomStringConvertible {
    package let code: ExitCode
    /// A sentence that names the thing, the reason and what to do.
    package let description: String

    package init(code: ExitCode, description: String) {
        self.code = code
        self.description = description
    }

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
