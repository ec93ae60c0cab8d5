import CommandLineKit

extension ExitCode {
    /// A rule is violated, or the baseline can shrink.
    static let violated = ExitCode(rawValue: 1)
}
