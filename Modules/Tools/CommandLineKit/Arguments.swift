/// The arguments of a program, split into options and words. Options can be anywhere before `--`.
package struct Arguments: Sendable {
    /// What isn't an option: the name of the command, and the words after it.
    package private(set) var words: [String] = []
    private var values: [String: String] = [:]
    private let syntax: CommandLineSyntax

    /// - Throws: ``CommandError`` for an option that is unknown, has no value or an invalid one.
    package init(_ arguments: [String], syntax: CommandLineSyntax) throws(CommandError) {
        self.syntax = syntax
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false
            ).map(String.init)
            let long = ["-h": "--help", "-v": "--version"][parts[0]] ?? parts[0]
            guard let option = syntax.options.first(where: { $0.name == long }) else {
                throw unknown("option", parts[0], among: syntax.options.map(\.name))
            }
            let attached = parts.count == 2 ? parts[1] : nil
            guard let placeholder = option.value else {
                if attached != nil { throw .usage("the option '\(long)' takes no value") }
                values[long] = ""
                continue
            }
            guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
                throw .usage("the option '\(long)' needs a value: \(long) \(placeholder)")
            }
            guard option.choices.isEmpty || option.choices.contains(value) else {
                throw unknown("value of \(long)", value, among: option.choices)
            }
            values[long] = value
        }
    }

    package func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option, the last one if it occurs several times; `nil` if it doesn't occur.
    package subscript(name: String) -> String? { values[name] }

    /// Finds the command that the first word names, and checks that it accepts the options and the
    /// other words.
    /// - Returns: `nil` if there are no words, and the program needs none.
    /// - Throws: ``CommandError`` for an unknown command, and for words or options that it refuses.
    package func command() throws(CommandError) -> CommandSyntax? {
        guard let name = words.first else {
            guard let program = syntax.withoutCommand else {
                let names = syntax.commands.map(\.name).joined(separator: ", ")
                throw .usage("a command is missing; write one of \(names)")
            }
            try checkOptions(of: program)
            return nil
        }
        let command = try command(named: name)
        try checkOptions(of: name)
        try checkWords(of: command)
        return command
    }

    private func checkOptions(of command: String) throws(CommandError) {
        for option in syntax.options
        where has(option.name) && !(option.commands.isEmpty || option.commands.contains(command)) {
            let names = option.commands.joined(separator: " and ")
            throw .usage("the option '\(option.name)' belongs to \(names)")
        }
    }

    /// Compares the words after a command with the placeholders of its usage, one by one: each has
    /// to be there, one in lowercase literally, and only a last one with `...` is repeated.
    private func checkWords(of command: CommandSyntax) throws(CommandError) {
        let name = command.name
        let operands = words.dropFirst()
        let needed = command.arguments.filter { !"[]".contains($0) }
        if needed != command.arguments, operands.isEmpty { return }
        let placeholders = needed.split(separator: " ")
        for (word, placeholder) in zip(operands, placeholders)
        where placeholder == placeholder.lowercased() {
            let words = placeholder.split(separator: "|").map(String.init)
            if !words.contains(word) { throw unknown("word after '\(name)'", word, among: words) }
        }
        if operands.count(where: { !$0.isEmpty }) < placeholders.count {
            throw .usage("'\(name)' needs \(needed): \(syntax.program) \(name) \(needed)")
        }
        if let extra = operands.dropFirst(placeholders.count).first, !needed.hasSuffix("...") {
            throw .usage(
                "'\(name)' takes no \(placeholders.isEmpty ? "" : "more ")arguments; remove '\(extra)'"
            )
        }
    }

    /// Makes the error about a word that is none of the known ones, with the nearest of them, all
    /// of them if they are few, or the way to list them.
    /// - Parameters:
    ///   - kind: What the word should name, such as `command`.
    ///   - word: What the user has written.
    ///   - words: The known names.
    package func unknown(_ kind: String, _ word: String, among words: [String]) -> CommandError {
        let names =
            words.count <= 12
            ? "it is one of \(words.joined(separator: ", "))"
            : kind == "option"
                ? "'\(syntax.program) --help' lists the options"
                : "none of the \(words.count) is spelled like it"
        let advice = words.nearest(to: word).map { "did you mean '\($0)'?" } ?? names
        return .usage("unknown \(kind) '\(word)'; \(advice)")
    }

    func command(named name: String) throws(CommandError) -> CommandSyntax {
        if let command = syntax.commands.first(where: { $0.name == name }) { return command }
        throw unknown("command", name, among: syntax.commands.map(\.name))
    }
}
