/// The help text, made from the tables that the parser reads.
@MainActor
enum Help {
    static var text: String {
        let commands = Boundary.commands.map { ("\($0.name) \($0.arguments)", $0.help) }
        let options = Option.all.map { option in
            let belongs =
                option.commands.isEmpty ? "" : " (\(option.commands.joined(separator: ", ")))"
            return ("\(option.name) \(option.value ?? "")", option.help + belongs)
        }
        return """
            USAGE: boundary COMMAND [OPTIONS]

            Holds the modules of a Swift package to rules about who may know whom.

            COMMANDS
            \(table(commands))

            OPTIONS (before or behind the command; -- ends them)
            \(table(options))

            FORMATS
              check                 text, github, json
              graph                 mermaid, dot, svg, json
              why, affected, diff, metrics   text, json

            EXIT CODES
              0   the rules hold; the question is answered
              1   a rule is violated, or the baseline can shrink
              64  the arguments can't be understood
              65  the package, its rules or a revision can't be read
              73  a file can't be written
            """
    }

    private static func table(_ rows: [(name: String, help: String)]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.help
        }.joined(separator: "\n")
    }
}
