/// The commands and options of a program, and the wording of its errors.
package struct CommandLineSyntax: Sendable {
    /// The name of the program.
    let program: String
    /// The commands, in the order of the help text.
    package let commands: [CommandSyntax]
    /// The options, in the order of the help text.
    package let options: [Option]
    /// What options call the program without a command; `nil` if it needs one.
    let withoutCommand: String?

    /// Describes the command line of a program.
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - commands: The commands, in the order of the help text.
    ///   - options: The options, in the order of the help text.
    ///   - withoutCommand: What options call the program without a command; `nil` if it needs one.
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

    /// The error for a word that isn't one of the valid ones.
    /// - Parameters:
    ///   - kind: What the word should be, such as `command`.
    ///   - word: The word.
    ///   - words: The valid words.
    func unknown(_ kind: String, _ word: String, among words: [String]) -> CommandError {
        let names = words.map { $0.drop { $0 == "-" } }
        let meant = names.map(String.init).nearest(to: String(word.drop { $0 == "-" }))
        let advice =
            if let index = names.firstIndex(where: { $0 == meant ?? "" }) {
                "did you mean '\(words[index])'?"
            } else if words.count <= Self.readableCount {
                "it is one of \(words.joined(separator: ", "))"
            } else if kind == "option" {
                "'\(program) --help' lists the options"
            } else {
                "none of the \(words.count) is spelled like it"
            }
        return .usage("unknown \(kind) '\(word)'; \(advice)")
    }

    /// The number of words that a sentence can list.
    private static let readableCount = 12
}
