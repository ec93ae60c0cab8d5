import CommandLineKit

extension ExitCode {
    /// A URL was refused, or a check has findings.
    static let refused = ExitCode(rawValue: 1)
}
