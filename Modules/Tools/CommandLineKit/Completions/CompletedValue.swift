/// What can follow an option or a command, as far as a shell can complete it.
enum CompletedValue: Hashable {
    case words([String])
    case files
    case folders
    /// Something that only the user knows, such as a URL.
    case anything
}

extension Option {
    /// What the value can be; `nil` for a flag.
    var completed: CompletedValue? {
        guard let value else { return nil }
        if !choices.isEmpty { return .words(choices) }
        if value.contains("FILE") { return .files }
        return value == "DIR" ? .folders : .anything
    }
}

extension CommandSyntax {
    /// What the words after the name can be, in the order in which a shell tries them.
    /// - Parameter commands: The commands of the program.
    func completed(among commands: [CommandSyntax]) -> [CompletedValue] {
        let parts = arguments.split { "[]|. ".contains($0) }.map(String.init)
        let words = parts.flatMap { part in
            part == "COMMAND"
                ? commands.map(\.name) : part.contains(where: \.isUppercase) ? [] : [part]
        }
        var values: [CompletedValue] = words.isEmpty ? [] : [.words(words)]
        if parts.contains("FILE") { values.append(.files) }
        if parts.contains("DIR") { values.append(.folders) }
        return values
    }
}
