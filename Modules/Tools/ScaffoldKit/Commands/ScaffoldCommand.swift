package import CommandLineKit

/// A command of the package that adds or removes files.
package enum ScaffoldCommand: Equatable {
    case newFeature(ModuleName)
    case newScreen(ScreenName)
    case removeFeature(ModuleName)

    /// The commands with the argument that each needs.
    private static let forms: KeyValuePairs = [
        "new-feature": "NAME", "new-screen": "FEATURE/NAME", "remove-feature": "NAME",
    ]

    /// Reads a command and the name after it.
    /// - Throws: ``CommandError`` if one of them is missing or isn't known.
    package init(_ arguments: Arguments) throws(CommandError) {
        let names = Self.forms.map(\.key)
        guard let command = arguments.words.first else {
            throw .usage("a command is missing; it is one of \(names.joined(separator: ", "))")
        }
        guard let form = Self.forms.first(where: { $0.key == command })?.value else {
            throw arguments.unknown("command", command, among: names)
        }
        try arguments.checkNoOperands(of: command, after: 1)
        guard let name = arguments.words.dropFirst().first else {
            throw .usage("the name is missing: swift package scaffold \(command) \(form)")
        }
        self =
            switch command {
            case "new-feature": .newFeature(try ModuleName(name))
            case "new-screen": .newScreen(try ScreenName(name))
            default: .removeFeature(try ModuleName(name))
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
        let plan = try plan(in: tree)
        try Formatter.formatted(plan.changes, in: tree).apply(in: tree)
        print(plan.report)
        return plan.nextSteps
    }

    private func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan {
        switch self {
        case .newFeature(let name): try NewFeature(name).plan(in: tree)
        case .newScreen(let name): try NewScreen(name).plan(in: tree)
        case .removeFeature(let name):
            try RemoveFeature(name, in: AppLayout(of: tree)).plan(in: tree) {
                paths throws(CommandError) in
                try Git(tree).unsaved(among: paths)
            }
        }
    }
}
