/// The function that completes a program in bash 3.2 and newer.
struct BashCompletions {
    private let syntax: CommandLineSyntax

    init(_ syntax: CommandLineSyntax) {
        self.syntax = syntax
    }

    var text: String {
        """
        # Completes the words of \(syntax.program) in bash.
        _\(syntax.program)() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
            local command= word options=
            COMPREPLY=()
            # bash splits --option=value into three words.
            if [[ $current == = ]]; then
                current=
            elif [[ $previous == = ]]; then
                previous=${COMP_WORDS[COMP_CWORD-2]}
            fi
            for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                case $word in
                \(syntax.commands.map(\.name).joined(separator: "|"))) command=$word; break ;;
                esac
            done
            case $previous in
        \(valueCases)
            esac
            if [[ $current == -* ]]; then
                case $command in
        \(optionCases)
                esac
                COMPREPLY=($(compgen -W "$options" -- "$current"))
                return
            fi
            case $command in
            '') COMPREPLY=($(compgen -W "\(words(syntax.commands.map(\.name)))" -- "$current")) ;;
        \(operandCases)
            esac
        }
        complete -F _\(syntax.program) \(syntax.program)
        """
    }

    private var valueCases: String {
        syntax.options.compactMap { option in
            option.completed.map { "    \(option.name)) \(reply($0)) return ;;" }
        }.joined(separator: "\n")
    }

    private var optionCases: String {
        let cases = syntax.commands.map { ($0.name, syntax.options(of: $0.name)) }
        return (cases + [("''", syntax.options(of: nil))]).map { name, options in
            "        \(name)) options=\"\(words(options.map(\.name)))\" ;;"
        }.joined(separator: "\n")
    }

    private var operandCases: String {
        syntax.commands.compactMap { command in
            let values = command.completed(among: syntax.commands)
            if values.isEmpty { return nil }
            return "    \(command.name)) \(values.map(reply).joined(separator: " ")) ;;"
        }.joined(separator: "\n")
    }

    private func reply(_ value: CompletedValue) -> String {
        switch value {
        case .words(let list): "COMPREPLY+=($(compgen -W \"\(words(list))\" -- \"$current\"));"
        case .files: paths("-f")
        case .folders: paths("-d")
        case .anything: ""
        }
    }

    /// Names of files may contain spaces, and bash adds a slash to those of folders.
    private func paths(_ kind: String) -> String {
        "compopt -o filenames 2>/dev/null; local IFS=$'\\n'; "
            + "COMPREPLY+=($(compgen \(kind) -- \"$current\"));"
    }

    private func words(_ list: [String]) -> String { list.joined(separator: " ") }
}
