/// The help text of one command.
struct CommandHelp {
    private let command: CommandSyntax
    private let syntax: CommandLineSyntax

    /// Describes a command of a program.
    package init(_ command: CommandSyntax, of syntax: CommandLineSyntax) {
        self.command = command
        self.syntax = syntax
    }

    /// The sections of the text: how to call the command, its options, examples.
    package var text: String {
        let words = [syntax.program, command.name, command.arguments, "[OPTIONS]"]
        let usage = words.filter { !$0.isEmpty }.joined(separator: " ")
        let sentence = command.help.prefix(1).uppercased() + command.help.dropFirst() + "."
        let formats = command.formats.joined(separator: ", ")
        let notes =
            command.notes.map { $0.replacing("PROGRAM", with: syntax.program) }
            + (formats.isEmpty ? [] : ["Formats: \(formats)."])
        var sections = ["USAGE: \(usage)", ([sentence] + notes).joined(separator: "\n")]
        // The options of this command alone come first.
        let options = syntax.options(of: command.name)
        let sorted = options.filter { !$0.commands.isEmpty } + options.filter(\.commands.isEmpty)
        sections.append("OPTIONS\n" + HelpTable(options: sorted, namesCommands: false).text)
        if !command.examples.isEmpty {
            let lines = command.examples.map { "  \(syntax.program) \($0)" }
            sections.append("EXAMPLES\n" + lines.joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n")
    }
}
