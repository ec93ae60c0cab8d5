import CommandLineKit
import RouteMatching

extension CommandLineSyntax {
    /// The command line of the app. It suggests the nearest word, as the router does for paths.
    static let app = CommandLineSyntax(options: Option.all, conjunction: " and ") { word, words in
        Spelling.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
    }
}
