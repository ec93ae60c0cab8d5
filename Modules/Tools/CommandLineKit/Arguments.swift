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

    /// The command that the first word names, which accepts the options and takes the other words.
    package func command() throws(CommandError) -> CommandSyntax {
        let names = syntax.commands.map(\.name)
        guard let name = words.first else {
            throw .usage("a command is missing; write one of \(names.joined(separator: ", "))")
        }
        guard let command = syntax.commands.first(where: { $0.name == name }) else {
            throw unknown("command", name, among: names)
        }
        let count = command.arguments.split(separator: " ").count
        try checkOptions(of: name)
        try checkNoOperands(of: name, after: count)
        guard words.count > count else {
            let usage = "\(syntax.program) \(name) \(command.arguments)"
            throw .usage("'\(name)' needs \(command.arguments): \(usage)")
        }
        return command
    }

    /// - Throws: ``CommandError`` for the first option that only other commands accept.
    package func checkOptions(of command: String) throws(CommandError) {
        for option in syntax.options
        where has(option.name) && !(option.commands.isEmpty || option.commands.contains(command)) {
            let names = option.commands.joined(separator: " and ")
            throw .usage("the option '\(option.name)' belongs to \(names)")
        }
    }

    /// - Throws: ``CommandError`` for the first word after those that the command takes.
    package func checkNoOperands(
        of command: String, after count: Int = 0
    ) throws(CommandError) {
        guard let extra = words.dropFirst(count + 1).first else { return }
        throw .usage(
            "'\(command)' takes \(count == 0 ? "no" : "no more") arguments; remove '\(extra)'")
    }

    package func unknown(_ kind: String, _ word: String, among words: [String]) -> CommandError {
        syntax.unknown(kind, word, among: words)
    }
}
