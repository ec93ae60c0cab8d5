/// The lines that complete a program in fish, with the meaning of each word.
struct FishCompletions {
    private let syntax: CommandLineSyntax

    init(_ syntax: CommandLineSyntax) {
        self.syntax = syntax
    }

    var text: String {
        (["# Completes the words of \(syntax.program) in fish.", line("-f")]
            + syntax.commands.flatMap(lines) + syntax.options.map(line)).joined(separator: "\n")
    }

    private func lines(of command: CommandSyntax) -> [String] {
        let name = line(
            "-n __fish_use_subcommand -a \(command.name) -d \(quoted(command.help))")
        let values = command.completed(among: syntax.commands).compactMap { value in
            arguments(value).map { line("-n \(condition([command.name])) \($0)") }
        }
        return [name] + values
    }

    private func line(of option: Option) -> String {
        let name = "-l \(option.name.drop { $0 == "-" }) -d \(quoted(option.help))"
        let value = option.completed.map { " -r" + (arguments($0).map { " \($0)" } ?? " -f") }
        let commands = option.commands.filter { $0 != syntax.withoutCommand }
        var conditions: [String] = []
        if !commands.isEmpty { conditions.append("__fish_seen_subcommand_from " + words(commands)) }
        if commands.count < option.commands.count { conditions.append("__fish_use_subcommand") }
        let place =
            conditions.isEmpty ? "" : "-n \(quoted(conditions.joined(separator: "; or "))) "
        return line(place + name + (value ?? ""))
    }

    private func arguments(_ value: CompletedValue) -> String? {
        switch value {
        case .words(let list): "-f -a \(quoted(words(list)))"
        case .files: "-F"
        case .folders: "-f -a '(__fish_complete_directories)'"
        case .anything: nil
        }
    }

    private func condition(_ commands: [String]) -> String {
        quoted("__fish_seen_subcommand_from " + words(commands))
    }

    private func line(_ rest: String) -> String { "complete -c \(syntax.program) \(rest)" }

    private func words(_ list: [String]) -> String { list.joined(separator: " ") }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
