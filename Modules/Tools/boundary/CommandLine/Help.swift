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
        \(formats(of: commands))

        EXIT CODES
          0   the rules hold, or the query is answered
          1   something needs a fix: a violation, a rule that isn't checked, an exception that doesn't
              apply, the baseline, or what 'fix' can't change
          64  the arguments can't be understood
          65  the package, its rules or a revision can't be read
          73  a file can't be written
        """
    }

    /// The formats, each line with the commands that have the same ones.
    private static func formats(of commands: [CommandSyntax]) -> String {
        let lists = commands.map(\.formats).reduce(into: [[String]]()) { lists, formats in
            if !formats.isEmpty, !lists.contains(formats) { lists.append(formats) }
        }
        let rows = lists.map { formats in
            let names = commands.filter { $0.formats == formats }.map(\.name)
            return (name: names.joined(separator: ", "), help: formats.joined(separator: ", "))
        }
        return HelpTable(rows: rows).text
    }
}
