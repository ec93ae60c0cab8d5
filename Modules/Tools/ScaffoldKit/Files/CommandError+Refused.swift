import CommandLineKit

extension CommandError {
    /// The command is understood, and would do harm or has no place for its change.
    static func refused(_ sentence: String) -> CommandError {
        CommandError(code: ExitCode(rawValue: 1), description: sentence)
    }
}
