import CommandLineKit

extension CommandLineSyntax {
    /// The command line of `boundary`.
    @MainActor static let boundary = CommandLineSyntax(
        program: "boundary",
        commands: Boundary.commands.map { $0.syntax } + [.help], options: Option.all)
}
