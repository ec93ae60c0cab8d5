extension CommandLineSyntax {
    /// What every program answers in the same way: `--help`, `help COMMAND` and `completions SHELL`.
    /// - Parameters:
    ///   - arguments: The arguments of the program.
    ///   - overview: The help text of the whole program.
    /// - Returns: The answer; `nil` if the arguments ask for something else.
    /// - Throws: ``CommandError`` for a command or a shell that doesn't exist.
    package func answer(
        to arguments: Arguments, overview: @autoclosure () -> String
    ) throws(CommandError) -> String? {
        let words = arguments.words
        let isHelp = words.first == CommandSyntax.help.name
        if arguments.has("--help") || isHelp {
            let names = isHelp ? Array(words.dropFirst()) : Array(words.prefix(1))
            if names.count > 1 {
                throw .usage("'help' takes one command; remove '\(names[1])'")
            }
            return try names.first.map(help) ?? overview()
        }
        guard words.first == CommandSyntax.completions.name else { return nil }
        try arguments.checkOptions(of: CommandSyntax.completions.name)
        guard words.count == 2 else {
            throw .usage(
                "'completions' needs one shell: completions \(CommandSyntax.completions.arguments)")
        }
        guard let shell = CompletionShell(rawValue: words[1]) else {
            throw unknown("shell", words[1], among: CompletionShell.allCases.map(\.rawValue))
        }
        return completions(for: shell)
    }

    private func help(of name: String) throws(CommandError) -> String {
        guard let command = commands.first(where: { $0.name == name }) else {
            throw unknown("command", name, among: commands.map(\.name))
        }
        return CommandHelp(command, of: self).text
    }

    private func completions(for shell: CompletionShell) -> String {
        switch shell {
        case .bash: BashCompletions(self).text
        case .zsh: ZshCompletions(self).text
        case .fish: FishCompletions(self).text
        }
    }
}
