/// The help text, made from the tables that the parser reads.
enum Help {
    static var text: String {
        let commands = Invocation.commands.map { command in
            ("\(command.name) \(command.arguments)", command.help)
        }
        let options = Option.all.map { option in
            let belongs =
                option.commands.isEmpty ? "" : " (\(option.commands.joined(separator: ", ")))"
            return ("\(option.name) \(option.value ?? "")", option.help + belongs)
        }
        return """
            USAGE: AppContainer [COMMAND] [OPTIONS]

            Without a command the app opens in the terminal; ? lists what can be typed there.
            Without a terminal it reads the same lines from standard input.

            COMMANDS
            \(table(commands))

            OPTIONS (before or behind the command; -- ends them)
            \(table(options))

            EXIT CODES
              0   everything was shown or performed
              1   a URL was refused, or a check has findings
              64  the arguments can't be understood
              65  a document can't be used
              70  the routes can't be registered
              73  a folder can't be written
            """
    }

    private static func table(_ rows: [(name: String, help: String)]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.help
        }.joined(separator: "\n")
    }
}
