/// The commands and options of a program. The parser and the help texts read the same tables.
package struct CommandLineSyntax: Sendable {
    let program: String
    package let commands: [CommandSyntax]
    package let options: [Option]
    /// What options call the program without a command; `nil` if it needs one.
    let withoutCommand: String?

    package init(
        program: String, commands: [CommandSyntax], options: [Option],
        withoutCommand: String? = nil
    ) {
        self.program = program
        self.commands = commands
        self.options = options
        self.withoutCommand = withoutCommand
    }

    /// The options that a command accepts; those of the program without a command if it is `nil`.
    package func options(of command: String?) -> [Option] {
        let name = command ?? withoutCommand
        return options.filter { option in
            option.commands.isEmpty || name.map(option.commands.contains) == true
        }
    }

    func unknown(_ kind: String, _ word: String, among words: [String]) -> CommandError {
        let names = words.map { String($0.drop { $0 == "-" }) }
        let meant = names.nearest(to: String(word.drop { $0 == "-" }))
        let advice =
            if let index = names.firstIndex(where: { $0 == meant ?? "" }) {
                "did you mean '\(words[index])'?"
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
    /// - Throws: ``CommandError`` for a command that doesn't exist.
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

    private func help(of command: CommandSyntax) -> String {
        let words = [program, command.name, command.arguments, "[OPTIONS]"]
        let usage = words.filter { !$0.isEmpty }.joined(separator: " ")
        let sentence = command.help.prefix(1).uppercased() + command.help.dropFirst() + "."
        let formats = command.formats.joined(separator: ", ")
        let text = [sentence] + command.notes + (formats.isEmpty ? [] : ["Formats: \(formats)."])
        // The options of this command alone come first.
        let options = options(of: command.name)
        let sorted = options.filter { !$0.commands.isEmpty } + options.filter(\.commands.isEmpty)
        let examples = command.examples.map { "\n  \(program) \($0)" }.joined()
        let sections = [
            "USAGE: \(usage)", text.joined(separator: "\n"),
            "OPTIONS\n" + HelpTable(options: sorted, namesCommands: false).text,
            examples.isEmpty ? "" : "EXAMPLES" + examples,
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

package struct CommandSyntax: Sendable {
    package let name: String
    /// The placeholders of the words after the name, such as `FILE`; words in lowercase are meant
    /// literally, and those in brackets can be left out.
    package let arguments: String
    let help: String
    /// What else a user of the command has to know, one sentence a line.
    let notes: [String]
    /// The values of its option `--format`, the default one first; empty if it has none.
    package let formats: [String]
    /// Calls of the program that work, without its name.
    package let examples: [String]

    /// - Parameter usage: The name and the words after it, such as `bake FILE`.
    package init(
        _ usage: String, _ help: String, notes: [String] = [], formats: [String] = [],
        examples: [String] = []
    ) {
        name = String(usage.prefix { $0 != " " })
        arguments = String(usage.dropFirst(name.count + 1))
        self.help = help
        self.notes = notes
        self.formats = formats
        self.examples = examples
    }

    package static let help = CommandSyntax(
        "help [COMMAND]", "show this help, or that of a command")
}

package struct Option: Sendable {
    package let name: String
    /// The placeholder of the value, such as `FILE`; `nil` for a flag.
    package let value: String?
    let help: String
    /// The values that the option accepts; any if empty.
    let choices: [String]
    /// The commands that accept the option; all if empty.
    let commands: [String]

    /// - Parameter usage: The name and, unless it is a flag, the placeholder, such as `--into FILE`.
    package init(
        _ usage: String, _ help: String, choices: [String] = [], commands: [String] = []
    ) {
        let words = usage.split(separator: " ").map(String.init)
        name = words.first ?? usage
        value = words.dropFirst().first
        self.help = help
        self.choices = choices
        self.commands = commands
    }
}

/// A section of a help text: names in one column, and their meanings in the next.
package struct HelpTable {
    private let rows: [(name: String, help: String)]

    package init(commands: [CommandSyntax]) {
        rows = commands.map { ("\($0.name) \($0.arguments)", $0.help) }
    }

    package init(options: [Option], namesCommands: Bool = true) {
        rows = options.map { option in
            let commands = namesCommands ? option.commands.joined(separator: ", ") : ""
            let suffix = commands.isEmpty ? "" : " (\(commands))"
            return ("\(option.name) \(option.value ?? "")", option.help + suffix)
        }
    }

    package var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { name, help in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + help
        }.joined(separator: "\n")
    }
}
