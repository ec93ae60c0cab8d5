import CommandLineKit
import CompositionRoot

extension CommandLineSyntax {
    /// The command line of the app.
    static let app = CommandLineSyntax(
        program: "AppContainer", commands: CommandSyntax.all, options: Option.all,
        withoutCommand: Invocation.shell)
}
