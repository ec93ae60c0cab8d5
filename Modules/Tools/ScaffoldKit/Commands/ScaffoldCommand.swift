package import CommandLineKit

/// A command of the package that adds or removes files.
package enum ScaffoldCommand: Equatable {
    case newFeature(ModuleName)
    case newScreen(ScreenName)
    case removeFeature(ModuleName)
    case updateDocs

    /// Reads a command and the name after it.
    /// - Throws: ``CommandError`` if one of them is missing or isn't known.
    package init(_ arguments: Arguments) throws(CommandError) {
        let names = ["new-feature", "new-screen", "remove-feature", "update-docs"]
        guard let command = arguments.words.first else {
            throw .usage("a command is missing; it is one of \(names.joined(separator: ", "))")
        }
        guard names.contains(command) else {
            throw arguments.unknown("command", command, among: names)
        }
        let isAlone = command == "update-docs"
        try arguments.checkNoOperands(of: command, after: isAlone ? 0 : 1)
        let form = command == "new-screen" ? "FEATURE/NAME" : "NAME"
        guard let name = isAlone ? "" : arguments.words.dropFirst().first else {
            throw .usage("the name is missing: swift package \(command) \(form)")
        }
        self =
            switch command {
            case "new-feature": .newFeature(try ModuleName(name))
            case "new-screen": .newScreen(try ScreenName(name))
            case "remove-feature": .removeFeature(try ModuleName(name))
            default: .updateDocs
            }
    }

    /// Makes the changes of the command, after it has undone those of a command that was ended before
    /// they were complete.
    /// - Parameters:
    ///   - tree: The files of the package.
    ///   - print: Receives what is done.
    /// - Returns: What the user does next, in lines.
    /// - Throws: ``CommandError`` if the change is refused, or a file can't be read or written. Nothing
    ///   is changed then.
    package func perform(
        in tree: SourceTree, print: (String) -> Void
    ) throws(CommandError) -> [String] {
        let lock = try PackageLock(tree)
        defer { withExtendedLifetime(lock) {} }
        for sentence in try ChangeJournal(in: tree).recover() { print(sentence) }
        guard let plan = try plan(in: tree) else { return [] }
        try Formatter.formatted(plan.changes, in: tree).apply(in: tree)
        print(plan.report)
        return plan.nextSteps
    }

    private func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan? {
        switch self {
        case .newFeature(let name): try NewFeature(name).plan(in: tree)
        case .newScreen(let name): try NewScreen(name).plan(in: tree)
        case .removeFeature(let name):
            try RemoveFeature(name).plan(in: tree) { paths throws(CommandError) in
                try Git(tree).unsaved(among: paths)
            }
        case .updateDocs: nil
        }
    }
}
