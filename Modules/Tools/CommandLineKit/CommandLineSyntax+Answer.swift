extension CommandLineSyntax {
    /// What every program answers in the same way: `--help` and `help COMMAND`.
    /// - Parameters:
    ///   - arguments: The arguments of the program.
    ///   - overview: The help text of the whole program.
    /// - Returns: The answer; `nil` if the arguments ask for something else.
    /// - Throws: ``CommandError`` for a command that doesn't exist.
    package func answer(
        to arguments: Arguments, overview: @autoclosure () -> String
    ) throws(CommandError) -> String? {
        let words = arguments.words
        let isHelp = words.first == CommandSyntax.help.name
        guard arguments.has("--help") || isHelp else { return nil }
        let names = isHelp ? Array(words.dropFirst()) : Array(words.prefix(1))
        if names.count > 1 {
            throw .usage("'help' takes one command; remove '\(names[1])'")
        }
        return try names.first.map(help) ?? overview()
    }

    private func help(of name: String) throws(CommandError) -> String {
        guard let command = commands.first(where: { $0.name == name }) else {
            throw unknown("command", name, among: commands.map(\.name))
        }
        return CommandHelp(command, of: self).text
    }
}
