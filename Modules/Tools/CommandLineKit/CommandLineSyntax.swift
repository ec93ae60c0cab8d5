/// The commands and options of a program, and the wording of its errors.
package struct CommandLineSyntax: Sendable {
    /// The name of the program.
    package let program: String
    /// The commands, in the order of the help text.
    package let commands: [CommandSyntax]
    /// The options, in the order of the help text.
    package let options: [Option]
    /// What options call the program without a command; `nil` if it needs one.
    let withoutCommand: String?
    private let suggestion: @Sendable (_ word: String, _ words: [String]) -> String?

    /// Describes the command line of a program.
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - commands: The commands, in the order of the help text.
    ///   - options: The options, in the order of the help text.
    ///   - withoutCommand: What options call the program without a command; `nil` if it needs one.
    ///   - suggestion: Suggests a valid word for an unknown one, as part of a sentence. If it
    ///     returns `nil`, the valid words are listed.
    package init(
        program: String, commands: [CommandSyntax], options: [Option],
        withoutCommand: String? = nil,
        suggestion: @escaping @Sendable (_ word: String, _ words: [String]) -> String? = { _, _ in
            nil
        }
    ) {
        self.program = program
        self.commands = commands
        self.options = options
        self.withoutCommand = withoutCommand
        self.suggestion = suggestion
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
    package func unknown(_ kind: String, _ word: String, among words: [String]) -> CommandError {
        let advice = suggestion(word, words) ?? Self.list(of: words, near: word)
        return .usage("unknown \(kind) '\(word)'; \(advice)")
    }

    /// All valid words, or the nearest ones if there are too many to read.
    private static func list(of words: [String], near word: String) -> String {
        let isShort = words.count <= 20
        let names = isShort ? words : words.nearest(to: word, count: 5)
        return (isShort ? "it is one of " : "did you mean one of ") + names.joined(separator: ", ")
    }
}

extension [String] {
    /// The elements with the fewest letters that differ from a word.
    fileprivate func nearest(to word: String, count: Int) -> [String] {
        let letters = Array<Character>(word.lowercased())
        let distances = map { Array<Character>($0.lowercased()).difference(from: letters).count }
        return zip(distances, self).sorted { $0 < $1 }.prefix(count).map(\.1)
    }
}
