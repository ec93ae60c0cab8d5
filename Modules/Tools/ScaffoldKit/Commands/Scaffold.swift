package import CommandLineKit
import Foundation

/// Runs the command of `scaffold` that the arguments name.
/// - Parameters:
///   - arguments: The arguments after the program's name.
///   - print: Receives what is done and what comes next, in lines.
/// - Throws: ``CommandError`` if the command is refused, or a file can't be read or written.
///   Nothing is changed then.
package func scaffold(
    _ arguments: [String], print: (String) -> Void
) throws(CommandError) {
    let arguments = try Arguments(arguments, syntax: .scaffold)
    if let text = try CommandLineSyntax.scaffold.help(for: arguments) {
        return print(text)
    }
    let command = try arguments.command()?.name
    let name = arguments.words[1]
    let tree = SourceTree(URL(filePath: arguments["--package-path"] ?? "."))
    let steps =
        command == "new-app"
        ? try NewApp(arguments, in: tree).perform(print: print)
        : try perform(command, name, in: tree, isForced: arguments.has("--force"), print)
    print("\nNext:\n" + steps.map { "  \($0)" }.joined(separator: "\n"))
}

/// Performs a command that changes an app.
/// - Returns: What the user does next, in lines.
private func perform(
    _ command: String?, _ name: String, in tree: SourceTree, isForced: Bool,
    _ print: (String) -> Void
) throws(CommandError) -> [String] {
    let lock = try FolderLock(tree.root)
    defer { withExtendedLifetime(lock) {} }
    let app = try AppLayout(of: tree)
    let plan =
        switch command {
        case "new-feature": try NewFeature(name: ModuleName(name), app: app).plan(in: tree)
        case "new-screen": try NewScreen(name, in: app).plan(in: tree)
        default: try RemoveFeature(name, in: app).plan(in: tree)
        }
    let changes = try Formatter.formatted(plan.changes, in: tree)
    let git = Git(tree: tree)
    if !isForced { try git.check(changes.touchedPaths) }
    let undo = changes.undo(
        in: tree, without: isForced ? git.unrestorable(among: changes.touchedPaths) : [])
    try changes.apply(in: tree)
    print("\(changes.report)\n\n\(undo.joined(separator: "\n"))")
    return plan.nextSteps
}

/// What a command changes, and what the user does next, in lines.
struct ScaffoldPlan {
    var changes = ChangeSet()
    var nextSteps: [String] = []
}

extension CommandLineSyntax {
    fileprivate static let scaffold = CommandLineSyntax(
        program: "scaffold",
        about: """
            Makes an app whose features meet only through URLs, and adds and removes its features. In an app:
            swift package scaffold COMMAND
            """,
        commands: [
            CommandSyntax(
                "new-app NAME FOLDER", "make an app of its own, with features, tests and rules"),
            CommandSyntax("new-feature NAME", "add a feature with a screen, a plug-in and a test"),
            CommandSyntax(
                "new-screen FEATURE/NAME", "add a screen with a route and a test to a feature"),
            CommandSyntax("remove-feature NAME", "remove a feature with its plug-in and its tests"),
        ],
        options: [
            Option("--features A,B", "the features; default: Home,Profile", commands: ["new-app"]),
            Option(
                "--path-dependency DIR", "use the router of a folder; the default in a clone",
                commands: ["new-app"]),
            Option(
                "--version VERSION", "use the published router; elsewhere the default: 1.0.0",
                commands: ["new-app"]),
            Option(
                "--into", "put the app beside the files of FOLDER, which has another app",
                commands: ["new-app"]),
            Option(
                "--force", "change files that git couldn't restore",
                commands: ["new-feature", "new-screen", "remove-feature"]),
            Option("--package-path DIR", "the folder of the package; default: the current folder"),
        ],
        exitCodes: [
            .success: "the files are as the command makes them",
            .refused: "the change is refused, and nothing is changed",
            .usage: "the arguments can't be understood", .data: "a file can't be read",
            .output: "a file can't be written", .console: "the output can't be written",
        ], examples: ["new-app": ["new-app Acme --features Home,Profile ../Acme"]])
}
