/// The arguments of a program, split into options and words. Options can be anywhere before `--`.
package struct Arguments: Sendable {
    /// The arguments that aren't options, in order. The first word is usually a command.
    package private(set) var words: [String] = []
    private var values: [String: String] = [:]
    private let syntax: CommandLineSyntax

    /// Splits arguments.
    /// - Parameters:
    ///   - arguments: The arguments after the program's name.
    ///   - syntax: The program's options.
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
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let option = try option(named: String(parts[0]))
            let attached = parts.count == 2 ? String(parts[1]) : nil
            let value = try value(of: option, attached: attached, rest: &rest)
            values[option.name] = value
        }
    }

    /// Whether an option is set.
    package func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option, the last one if there are several; `nil` if it is not set.
    package subscript(name: String) -> String? { values[name] }

    /// Checks that a command accepts the options that are set.
    /// - Throws: ``CommandError`` for the first option that only other commands accept.
    package func checkOptions(of command: String) throws(CommandError) {
        for option in syntax.options where has(option.name) {
            guard option.commands.isEmpty || option.commands.contains(command) else {
                throw .usage(
                    "the option '\(option.name)' belongs to \(Self.list(option.commands))")
            }
        }
    }

    /// The error for a word that isn't one of the valid ones, in the words of the program.
    package func unknown(_ kind: String, _ word: String, among words: [String]) -> CommandError {
        syntax.unknown(kind, word, among: words)
    }

    /// Checks that a command has no more arguments than it takes.
    /// - Parameters:
    ///   - command: The command.
    ///   - count: The number of arguments that it takes.
    /// - Throws: ``CommandError`` for the first word after them.
    package func checkNoOperands(
        of command: String, after count: Int = 0
    ) throws(CommandError) {
        guard let extra = words.dropFirst(count + 1).first else { return }
        let none = count == 0 ? "no" : "no more"
        throw .usage("'\(command)' takes \(none) arguments; remove '\(extra)'")
    }

    /// The one-letter forms of options.
    private static let shortNames = ["-h": "--help", "-v": "--version"]

    private static func list(_ names: [String]) -> String {
        let start = names.dropLast().joined(separator: ", ")
        return [start, names.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    }

    private func option(named name: String) throws(CommandError) -> Option {
        let long = Self.shortNames[name] ?? name
        guard let option = syntax.options.first(where: { $0.name == long }) else {
            throw unknown("option", name, among: syntax.options.map(\.name))
        }
        return option
    }

    private func value(
        of option: Option, attached: String?, rest: inout ArraySlice<String>
    ) throws(CommandError) -> String {
        guard let placeholder = option.value else {
            if attached != nil { throw .usage("the option '\(option.name)' takes no value") }
            return ""
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw .usage(
                "the option '\(option.name)' needs a value: \(option.name) \(placeholder)")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw unknown("value of \(option.name)", value, among: option.choices)
        }
        return value
    }
}
