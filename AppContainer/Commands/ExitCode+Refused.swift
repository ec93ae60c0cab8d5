import CommandLineKit

extension ExitCode {
    /// A URL was refused, or a check found issues.
    static let refused = ExitCode(rawValue: 1)
}
