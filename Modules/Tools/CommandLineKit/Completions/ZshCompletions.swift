/// The function that completes a program in zsh, with the meaning of each word.
struct ZshCompletions {
    private let syntax: CommandLineSyntax

    init(_ syntax: CommandLineSyntax) {
        self.syntax = syntax
    }

    var text: String {
        """
        #compdef \(syntax.program)
        # Completes the words of \(syntax.program) in zsh.
        _\(syntax.program)() {
            local command= word previous=${words[CURRENT-1]}
            local -a list
            for word in "${(@)words[2,CURRENT-1]}"; do
                case $word in
                (\(syntax.commands.map(\.name).joined(separator: "|"))) command=$word; break ;;
                esac
            done
            case $previous in
        \(valueCases)
            esac
            if [[ $PREFIX == -* ]]; then
                case $command in
        \(optionCases)
                esac
                _describe -o option list
                return
            fi
            case $command in
            ('') list=(\(items(syntax.commands.map { ($0.name, $0.help) }))); _describe command list ;;
        \(operandCases)
            esac
        }
        if [[ ${funcstack[1]} == _\(syntax.program) ]]; then
            _\(syntax.program) "$@"
        else
            compdef _\(syntax.program) \(syntax.program)
        fi
        """
    }

    private var valueCases: String {
        syntax.options.compactMap { option in
            option.completed.map { "    (\(option.name)) \(reply($0)) return ;;" }
        }.joined(separator: "\n")
    }

    private var optionCases: String {
        let cases = syntax.commands.map { ($0.name, syntax.options(of: $0.name)) }
        return (cases + [("''", syntax.options(of: nil))]).map { name, options in
            "        (\(name)) list=(\(items(options.map { ($0.name, $0.help) }))) ;;"
        }.joined(separator: "\n")
    }

    private var operandCases: String {
        syntax.commands.compactMap { command in
            let values = command.completed(among: syntax.commands)
            if values.isEmpty { return nil }
            return "    (\(command.name)) \(values.map(reply).joined(separator: " ")) ;;"
        }.joined(separator: "\n")
    }

    private func reply(_ value: CompletedValue) -> String {
        switch value {
        case .words(let list): "compadd -- \(list.joined(separator: " "));"
        case .files: "_files;"
        case .folders: "_files -/;"
        case .anything: ""
        }
    }

    private func items(_ rows: [(name: String, help: String)]) -> String {
        rows.map { name, help in
            let text = help.replacing(":", with: "\\:").replacing("'", with: "'\\''")
            return "'\(name):\(text)'"
        }.joined(separator: " ")
    }
}
