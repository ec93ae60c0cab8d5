/// The commands and options of a program. The parser and the help texts read the same tables.
package struct CommandLineSyntax: Sendable {
    let program: String
    private let about: String
    let commands: [CommandSyntax]
    let options: [Option]
    private let exitCodes: [ExitCode: String]
    private let examples: [String: [String]]
    /// How options name what the program does without a command; `nil` if it needs one.
    let withoutCommand: String?

    /// Every program also has the command `help` and the option `--help`.
    /// - Parameters:
    ///   - about: What the program does, in its help.
    ///   - exitCodes: What each of its exit codes means.
    ///   - examples: Calls that work, without the program's name, by the names of their commands.
    package init(
        program: String, about: String, commands: [CommandSyntax], options: [Option],
        exitCodes: [ExitCode: String], examples: [String: [String]] = [:],
        withoutCommand: String? = nil
    ) {
        self.program = program
        self.about = about
        self.commands =
            commands + [CommandSyntax("help [COMMAND]", "show this help, or that of a command")]
        self.options = options + [Option("--help", "show this help, or that of a command; also -h")]
        self.exitCodes = exitCodes
        self.examples = examples
        self.withoutCommand = withoutCommand
    }

    // MARK: Help

    /// The help that arguments ask for by `--help` or `help COMMAND`; `nil` if they ask for
    /// something else.
    package func help(for arguments: Arguments) throws(CommandError) -> String? {
        let words = arguments.words
        let isHelp = words.first == "help"
        guard arguments.has("--help") || isHelp else { return nil }
        let names = isHelp ? Array(words.dropFirst()) : Array(words.prefix(1))
        if names.count > 1 { throw .usage("'help' takes one command; remove '\(names[1])'") }
        guard let name = names.first else { return overview }
        return help(of: try arguments.command(named: name))
    }

    private var overview: String {
        let command = withoutCommand == nil ? "COMMAND" : "[COMMAND]"
        let options = options.map { option in
            let commands = option.commands.joined(separator: ", ")
            return (option.usage, option.help + (commands.isEmpty ? "" : " (\(commands))"))
        }
        let codes = exitCodes.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { ("\($0.key.rawValue)", $0.value) }
        return """
            USAGE: \(program) \(command) [OPTIONS]

            \(about)

            COMMANDS
            \(Self.table(commands.map { ($0.usage, $0.help) }))

            '\(program) COMMAND --help' explains a command.

            OPTIONS (before or after the command; -- ends them)
            \(Self.table(options))

            EXIT CODES
            \(Self.table(codes))
            """
    }

    private func help(of command: CommandSyntax) -> String {
        let sentence = command.help.prefix(1).uppercased() + command.help.dropFirst() + "."
        let formats = command.formats.joined(separator: ", ")
        let text = [sentence] + (formats.isEmpty ? [] : ["Formats: \(formats)."])
        // The options of this command alone come first.
        let sorted =
            options.filter { $0.commands.contains(command.name) }
            + options.filter(\.commands.isEmpty)
        let examples = (examples[command.name] ?? []).map { "\n  \(program) \($0)" }.joined()
        let sections = [
            "USAGE: \(program) \(command.usage) [OPTIONS]", text.joined(separator: "\n"),
            "OPTIONS\n" + Self.table(sorted.map { ($0.usage, $0.help) }),
            examples.isEmpty ? "" : "EXAMPLES" + examples,
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The rows in lines of at most 80 columns.
    private static func table(_ rows: [(name: String, help: String)]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        let indent = String(repeating: " ", count: width + 4)
        return rows.map { name, help in
            let start = "  " + name + String(repeating: " ", count: width - name.count + 2)
            let lines = help.split(separator: "\n").flatMap { wrapped($0, to: 80 - width - 4) }
            return start + lines.joined(separator: "\n" + indent)
        }.joined(separator: "\n")
    }

    private static func wrapped(_ text: Substring, to width: Int) -> [String] {
        text.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }
}

/// A command of a program, as its help describes it and its arguments are checked.
package struct CommandSyntax: Sendable {
    /// The name and the placeholders of the words after it, such as `bake FILE`. Words in lowercase
    /// are meant literally, those in brackets can be left out, and `...` repeats the last one.
    let usage: String
    let help: String
    /// The values of its option `--format`, the default one first; empty if it has none.
    let formats: [String]

    package init(_ usage: String, _ help: String, formats: [String] = []) {
        self.usage = usage
        self.help = help
        self.formats = formats
    }

    package var name: String { String(usage.prefix { $0 != " " }) }
    var arguments: String { String(usage.dropFirst(name.count + 1)) }
}

/// An option of a program, as its help describes it and its value is checked.
package struct Option: Sendable {
    /// The name and, unless it is a flag, the placeholder of its value, such as `--into FILE`.
    let usage: String
    let help: String
    /// The values that the option accepts; any if empty.
    let choices: [String]
    /// The commands that accept the option; all if empty.
    let commands: [String]

    package init(_ usage: String, _ help: String, choices: [String] = [], commands: [String] = []) {
        self.usage = usage
        self.help = help
        self.choices = choices
        self.commands = commands
    }

    var name: String { String(usage.prefix { $0 != " " }) }
    var value: String? { usage == name ? nil : String(usage.dropFirst(name.count + 1)) }
}
