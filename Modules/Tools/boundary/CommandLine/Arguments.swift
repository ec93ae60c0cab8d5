/// The arguments of a call, split into options and words. Options may stand anywhere before `--`.
struct Arguments {
    private(set) var words: [String] = []
    private var values: [String: String] = [:]

    /// Splits arguments.
    /// - Throws: ``Failure`` for an option that is unknown, lacks its value or has a wrong one.
    init(_ arguments: [String]) throws(Failure) {
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
            let option = try Self.option(named: String(parts[0]))
            let attached = parts.count == 2 ? String(parts[1]) : nil
            values[option.name] = try Self.value(of: option, attached: attached, rest: &rest)
        }
    }

    /// Whether a flag is set.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option; `nil` if it is not set.
    subscript(name: String) -> String? { values[name] }

    /// The value of `--format`, the first choice if it is not set.
    func format<Format: RawRepresentable & CaseIterable>(
        _ type: Format.Type, of command: String
    ) throws(Failure) -> Format where Format.RawValue == String {
        guard let first = type.allCases.first else { throw .usage("'\(command)' has no format") }
        guard let value = self["--format"] else { return first }
        guard let format = Format(rawValue: value) else {
            let names = type.allCases.map(\.rawValue)
            throw .unknown("format of '\(command)'", value, among: names)
        }
        return format
    }

    /// Refuses options that a command does not know, and words that it does not take.
    func check(for command: String, words count: Int) throws(Failure) {
        for option in Option.all where values[option.name] != nil {
            guard option.commands.isEmpty || option.commands.contains(command) else {
                let owners = option.commands.joined(separator: ", ")
                throw .usage("the option '\(option.name)' belongs to \(owners)")
            }
        }
        if words.count > count + 1 { throw .usage("'\(command)' takes no '\(words[count + 1])'") }
    }

    private static func option(named name: String) throws(Failure) -> Option {
        let long = name == "-h" ? "--help" : name
        guard let option = Option.all.first(where: { $0.name == long }) else {
            throw .unknown("option", name, among: Option.all.map(\.name))
        }
        return option
    }

    private static func value(
        of option: Option, attached: String?, rest: inout ArraySlice<String>
    ) throws(Failure) -> String {
        guard let placeholder = option.value else {
            if attached != nil { throw .usage("the option '\(option.name)' takes no value") }
            return ""
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw .usage(
                "the option '\(option.name)' needs a value: \(option.name) \(placeholder)")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw .unknown("value of \(option.name)", value, among: option.choices)
        }
        return value
    }
}
