/// A section of a help text: names in one column, and their meanings in the next.
package struct HelpTable {
    private let rows: [(name: String, help: String)]

    /// Lists names with their meanings.
    package init(rows: [(name: String, help: String)]) {
        self.rows = rows
    }

    /// Lists commands with their arguments.
    package init(commands: [CommandSyntax]) {
        rows = commands.map { ("\($0.name) \($0.arguments)", $0.help) }
    }

    /// Lists options with their values.
    /// - Parameters:
    ///   - options: The options.
    ///   - namesCommands: Whether the commands that accept an option are named.
    package init(options: [Option], namesCommands: Bool = true) {
        rows = options.map { option in
            let commands = namesCommands ? option.commands.joined(separator: ", ") : ""
            let suffix = commands.isEmpty ? "" : " (\(commands))"
            return ("\(option.name) \(option.value ?? "")", option.help + suffix)
        }
    }

    /// The rows, one a line.
    package var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { name, help in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + help
        }.joined(separator: "\n")
    }
}
