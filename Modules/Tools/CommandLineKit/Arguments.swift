/// The arguments of a program, split into options and words. Options can be anywhere before `--`.
package struct Arguments: Sendable {
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

    /// The last value if there are several.
    package subscript(name: String) -> String? { values[name] }

    /// The command that the first word names, which accepts the options and takes the other words;
    /// `nil` if there are no words, and the program needs none.
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

    private func checkWords(of command: CommandSyntax) throws(CommandError) {
        let name = command.name
        let operands = words.dropFirst()
        let needed = command.arguments.filter { !"[]".contains($0) }
        if needed != command.arguments, operands.isEmpty { return }
        let places = needed.split(separator: " ")
        for (word, place) in zip(operands, places) where place == place.lowercased() {
            let words = place.split(separator: "|").map(String.init)
            if !words.contains(word) { throw unknown("word after '\(name)'", word, among: words) }
        }
        if operands.count < places.count {
            throw .usage("'\(name)' needs \(needed): \(syntax.program) \(name) \(needed)")
        }
        if let extra = operands.dropFirst(places.count).first, !needed.hasSuffix("...") {
            throw .usage(
                "'\(name)' takes no \(places.isEmpty ? "" : "more ")arguments; remove '\(extra)'")
        }
    }

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
