/// The commands and options of a program. The parser and the help texts read the same tables.
package struct CommandLineSyntax: Sendable {
    let program: String
    package let commands: [CommandSyntax]
    package let options: [Option]

    package init(program: String, commands: [CommandSyntax], options: [Option]) {
        self.program = program
        self.commands = commands
        self.options = options
    }

    func unknown(_ kind: String, _ word: String, among words: [String]) -> CommandError {
        let advice =
            if let meant = words.nearest(to: word) {
                "did you mean '\(meant)'?"
            } else if words.count <= 12 {
                "it is one of \(words.joined(separator: ", "))"
            } else if kind == "option" {
                "'\(program) --help' lists the options"
            } else {
                "none of the \(words.count) is spelled like it"
            }
        return .usage("unknown \(kind) '\(word)'; \(advice)")
    }

    /// What every program answers in the same way: `--help` and `help COMMAND`.
    /// - Returns: The answer; `nil` if the arguments ask for something else.
    package func answer(
        to arguments: Arguments, overview: @autoclosure () -> String
    ) throws(CommandError) -> String? {
        let words = arguments.words
        let isHelp = words.first == CommandSyntax.help.name
        guard arguments.has("--help") || isHelp else { return nil }
        let names = isHelp ? Array(words.dropFirst()) : Array(words.prefix(1))
        if names.count > 1 {
            throw .usage("'help' takes one command; remove '\(names[1])'")
        }
        guard let name = names.first else { return overview() }
        guard let command = commands.first(where: { $0.name == name }) else {
            throw unknown("command", name, among: commands.map(\.name))
        }
        return help(of: command)
    }

    /// The commands with what they do, as a section of a help text.
    package var commandTable: String { Self.table(commands.map { ($0.usage, $0.help) }) }

    /// The options with what they mean, and the commands that accept them.
    package var optionTable: String {
        Self.table(
            options.map { option in
                let commands = option.commands.joined(separator: ", ")
                return (option.usage, option.help + (commands.isEmpty ? "" : " (\(commands))"))
            })
    }

    private static func table(_ rows: [(name: String, help: String)]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { name, help in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + help
        }.joined(separator: "\n")
    }

    private func help(of command: CommandSyntax) -> String {
        let sentence = command.help.prefix(1).uppercased() + command.help.dropFirst() + "."
        let formats = command.formats.joined(separator: ", ")
        let text = [sentence] + command.notes + (formats.isEmpty ? [] : ["Formats: \(formats)."])
        // The options of this command alone come first.
        let sorted =
            options.filter { $0.commands.contains(command.name) }
            + options.filter(\.commands.isEmpty)
        let examples = command.examples.map { "\n  \(program) \($0)" }.joined()
        let sections = [
            "USAGE: \(program) \(command.usage) [OPTIONS]", text.joined(separator: "\n"),
            "OPTIONS\n" + Self.table(sorted.map { ($0.usage, $0.help) }),
            examples.isEmpty ? "" : "EXAMPLES" + examples,
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

package struct CommandSyntax: Sendable {
    /// The name and the placeholders of the words after it, such as `bake FILE`; words in lowercase are
    /// meant literally, and those in brackets can be left out.
    let usage: String
    let help: String
    /// What else a user of the command has to know, one sentence a line.
    let notes: [String]
    /// The values of its option `--format`, the default one first; empty if it has none.
    package let formats: [String]
    /// Calls of the program that work, without its name.
    package let examples: [String]

    package init(
        _ usage: String, _ help: String, notes: [String] = [], formats: [String] = [],
        examples: [String] = []
    ) {
        self.usage = usage
        self.help = help
        self.notes = notes
        self.formats = formats
        self.examples = examples
    }

    package var name: String { String(usage.prefix { $0 != " " }) }
    var arguments: String { String(usage.dropFirst(name.count + 1)) }

    package static let help = CommandSyntax(
        "help [COMMAND]", "show this help, or that of a command")
}

package struct Option: Sendable {
    /// The name and, unless it is a flag, the placeholder of its value, such as `--into FILE`.
    let usage: String
    let help: String
    /// The values that the option accepts; any if empty.
    let choices: [String]
    /// The commands that accept the option; all if empty.
    let commands: [String]

    package init(
        _ usage: String, _ help: String, choices: [String] = [], commands: [String] = []
    ) {
        self.usage = usage
        self.help = help
        self.choices = choices
        self.commands = commands
    }

    package var name: String { String(usage.prefix { $0 != " " }) }
    var value: String? { usage == name ? nil : String(usage.dropFirst(name.count + 1)) }
}
