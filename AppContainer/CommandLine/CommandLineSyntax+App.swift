import CommandLineKit
import RouteMatching

extension CommandLineSyntax {
    /// The command line of the app. It suggests the nearest word, as the router does for paths.
    static let app = CommandLineSyntax(
        program: "AppContainer", commands: CommandSyntax.all, options: Option.all,
        withoutCommand: Invocation.shell
    ) { word, words in
        Spelling.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
    }
}
