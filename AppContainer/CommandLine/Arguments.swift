import RoutingKit

/// The arguments of a call, split into options and words. Options may stand anywhere before `--`.
struct Arguments {
    private(set) var words: [String] = []
    private var values: [String: String] = [:]

    /// Splits arguments.
    /// - Throws: ``UsageError`` for an option that is unknown, lacks its value or has a wrong one.
    init(_ arguments: [String]) throws(UsageError) {
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

    /// The value of an option that is a number of seconds; `nil` if it is not set.
    /// - Throws: ``UsageError`` if it is anything but a whole number from 0 to 3600.
    func seconds(_ name: String) throws(UsageError) -> Duration? {
        guard let text = self[name] else { return nil }
        guard let seconds = Int(text), 0...3600 ~= seconds else {
            throw UsageError("the option '\(name)' takes 0 to 3600 seconds, not '\(text)'")
        }
        return .seconds(seconds)
    }

    /// Refuses options that a command does not know.
    func check(for command: String) throws(UsageError) {
        for option in Option.all where values[option.name] != nil {
            guard option.commands.isEmpty || option.commands.contains(command) else {
                let owners = option.commands.joined(separator: " and ")
                throw UsageError("the option '\(option.name)' belongs to \(owners)")
            }
        }
    }

    private static func option(named name: String) throws(UsageError) -> Option {
        let long = ["-h": "--help"][name] ?? name
        guard let option = Option.all.first(where: { $0.name == long }) else {
            throw UsageError(unknown: "option", name, among: Option.all.map(\.name))
        }
        return option
    }

    private static func value(
        of option: Option, attached: String?, rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let placeholder = option.value else {
            if attached != nil { throw UsageError("the option '\(option.name)' takes no value") }
            return ""
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw UsageError(
                "the option '\(option.name)' needs a value: \(option.name) \(placeholder)")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw UsageError(unknown: "value of \(option.name)", value, among: option.choices)
        }
        return value
    }
}

extension Arguments {
    /// The origin that the user chose; `nil` if none.
    var origin: RouteOrigin? {
        RouteOrigin.commandLine.first { $0.name == self["--origin"] }
    }
}
