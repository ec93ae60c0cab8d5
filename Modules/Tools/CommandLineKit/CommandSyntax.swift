/// A command of a program. The parser and the help texts read the same table of commands.
package struct CommandSyntax: Sendable {
    /// The word that chooses the command.
    package let name: String
    /// The placeholders of the words after the name, such as `FILE`; words in lowercase are meant
    /// literally, and those in brackets can be left out.
    package let arguments: String
    /// What the command does, without a capital letter and a full stop.
    let help: String
    /// What else a user of the command has to know, one sentence a line.
    let notes: [String]
    /// The values of its option `--format`, the default one first; empty if it has none.
    package let formats: [String]
    /// Calls of the program that work, without its name.
    package let examples: [String]

    /// Describes a command.
    /// - Parameters:
    ///   - name: The word that chooses the command.
    ///   - arguments: The placeholders of the words after the name.
    ///   - help: What the command does, without a capital letter and a full stop.
    ///   - notes: What else a user of the command has to know, one sentence a line.
    ///   - formats: The values of its option `--format`, the default one first.
    ///   - examples: Calls of the program that work, without its name.
    package init(
        name: String, arguments: String = "", help: String, notes: [String] = [],
        formats: [String] = [], examples: [String] = []
    ) {
        self.name = name
        self.arguments = arguments
        self.help = help
        self.notes = notes
        self.formats = formats
        self.examples = examples
    }
}

extension CommandSyntax {
    /// The command that prints a help text.
    package static let help = CommandSyntax(
        name: "help", arguments: "[COMMAND]", help: "show this help, or that of a command")
}
