/// An option of a program. The parser and the help text read the same table of options.
package struct Option: Sendable {
    /// The name with its dashes, such as `--format`.
    package let name: String
    /// The placeholder of the value, such as `FILE`; `nil` for a flag.
    package let value: String?
    /// What the option does, for the help text.
    let help: String
    /// The values that the option accepts; any if empty.
    let choices: [String]
    /// The commands that accept the option; all if empty.
    let commands: [String]

    /// Describes an option.
    /// - Parameters:
    ///   - name: The name with its dashes.
    ///   - value: The placeholder of the value; `nil` for a flag.
    ///   - help: What the option does.
    ///   - choices: The values that the option accepts; any if empty.
    ///   - commands: The commands that accept the option; all if empty.
    package init(
        name: String, value: String? = nil, help: String, choices: [String] = [],
        commands: [String] = []
    ) {
        self.name = name
        self.value = value
        self.help = help
        self.choices = choices
        self.commands = commands
    }
}
