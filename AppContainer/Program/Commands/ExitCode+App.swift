import CommandLineKit

extension ExitCode {
    /// A URL was refused, or a check found issues.
    static let refused = ExitCode(rawValue: 1)
    /// The output can't be written.
    static let unprinted = ExitCode(rawValue: 74)
}
