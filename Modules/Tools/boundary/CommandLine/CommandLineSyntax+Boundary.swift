import CommandLineKit

extension CommandLineSyntax {
    /// The command line of `boundary`.
    static let boundary = CommandLineSyntax(options: Option.all)
}
