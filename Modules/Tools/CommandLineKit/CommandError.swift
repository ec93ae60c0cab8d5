/// The exit code of a program. From 64 on, the numbers are those of `sysexits.h`.
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// The command is understood, and something needs a fix, or it would do harm.
    case refused = 1
    case usage = 64
    /// A file or document can't be used.
    case data = 65
    case software = 70
    case output = 73
    /// The output can't be written.
    case console = 74
}

/// Why a command fails: a sentence that names the thing, the reason and what to do.
package struct CommandError: Error, Hashable, CustomStringConvertible {
    package let code: ExitCode
    package let description: String

    package static func refused(_ sentence: String) -> Self { Self(.refused, sentence) }
    package static func usage(_ sentence: String) -> Self { Self(.usage, sentence) }
    package static func data(_ sentence: String) -> Self { Self(.data, sentence) }
    package static func software(_ sentence: String) -> Self { Self(.software, sentence) }
    package static func output(_ sentence: String) -> Self { Self(.output, sentence) }

    private init(_ code: ExitCode, _ sentence: String) {
        self.code = code
        description = sentence
    }
}
