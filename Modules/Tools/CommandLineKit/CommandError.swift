/// Why a program ends without doing what it was called for.
package struct CommandError: Error, Hashable, CustomStringConvertible {
    /// How the program ends.
    package let code: ExitCode
    /// A sentence that names the thing, the reason and what to do.
    package let description: String

    /// The arguments can't be understood.
    package static func usage(_ sentence: String) -> CommandError {
        CommandError(code: .usage, description: "\(sentence); --help lists everything")
    }

    /// A file can't be read or used.
    package static func data(_ sentence: String) -> CommandError {
        CommandError(code: .data, description: sentence)
    }

    /// A file can't be written.
    package static func output(_ sentence: String) -> CommandError {
        CommandError(code: .output, description: sentence)
    }
}
