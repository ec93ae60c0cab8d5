/// The exit code of a program. From 64 on, the numbers are those of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
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
public enum CommandError: Error, Hashable, CustomStringConvertible {
    case refused(String), usage(String), data(String), software(String), output(String)

    /// How the program ends after it has printed the sentence.
    public var code: ExitCode { failure.code }
    public var description: String { failure.sentence }

    private var failure: (code: ExitCode, sentence: String) {
        switch self {
        case .refused(let sentence): (.refused, sentence)
        case .usage(let sentence): (.usage, sentence)
        case .data(let sentence): (.data, sentence)
        case .software(let sentence): (.software, sentence)
        case .output(let sentence): (.output, sentence)
        }
    }
}
