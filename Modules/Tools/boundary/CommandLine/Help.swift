import CommandLineKit

/// The help text of `boundary`.
enum Help {
    /// The help text with a table of commands.
    static func text(commands: [CommandSyntax]) -> String {
        """
        USAGE: boundary COMMAND [OPTIONS]

        Checks the modules of a Swift package against rules about their dependencies.

        COMMANDS
        \(HelpTable(commands: commands).text)

        'boundary COMMAND --help' has its options and examples.

        OPTIONS (before or after the command; -- ends them)
        \(HelpTable(options: Option.all).text)

        FORMATS
          check                 text, github, json, sarif, junit, html
          graph                 mermaid, dot, svg, json
          why, affected, diff, metrics   text, json

        EXIT CODES
          0   the rules hold, or the query is answered
          1   a rule is violated, or the baseline can shrink
          64  the arguments can't be understood
          65  the package, its rules or a revision can't be read
          73  a file can't be written
        """
    }
}
