import CommandLineKit

extension ExitCode {
    /// A rule is violated, or something else needs a fix.
    static let violated = ExitCode(rawValue: 1)
}
