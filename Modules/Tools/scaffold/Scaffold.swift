import CommandLineKit
import Foundation
import ScaffoldKit

/// The `scaffold` program, which the commands of the package run.
@main
struct Scaffold {
    static func main() {
        do throws(CommandError) {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("scaffold: \(error)\n".utf8))
            exit(error.code.rawValue)
        }
    }

    private static func run(_ arguments: [String]) throws(CommandError) {
        let arguments = try Arguments(arguments, syntax: .scaffold)
        guard !arguments.has("--help") else { return write(help) }
        let root = URL(filePath: arguments["--package-path"] ?? ".")
        if arguments.words.first == "new-app" {
            let (app, folder) = try NewApp.read(arguments, in: root)
            return write(nextSteps: try app.perform(in: folder, print: write))
        }
        try arguments.checkOptions(of: arguments.words.first ?? "")
        let command = try ScaffoldCommand(arguments)
        let tree = SourceTree(root)
        write(nextSteps: try command.perform(in: tree, print: write))
    }

    private static func write(nextSteps: [String]) {
        let lines = nextSteps.map { $0.isEmpty ? "" : "  \($0)" }
        if !lines.isEmpty { write("\nNext:\n" + lines.joined(separator: "\n")) }
    }

    /// Writes at once, so that the output of other programs follows.
    private static func write(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    private static let help = """
        USAGE: swift package scaffold COMMAND
               swift run scaffold new-app NAME [--features A,B] FOLDER

        COMMANDS
          new-app NAME FOLDER      makes an app of its own, with features, tests and rules
          new-feature NAME         adds a feature with a screen, a plug-in and a test
          new-screen FEATURE/NAME  adds a screen with a route and a test to a feature
          remove-feature NAME      removes a feature, its plug-in and its tests

        OPTIONS
          --package-path DIR       the folder of the package; default: the current folder
          --help                   prints this help

        OPTIONS OF new-app
          --features A,B           the names of the features; default: Home,Profile
          --path-dependency DIR    uses the router of the package in a folder; the default in a clone
          --version VERSION        uses the published router; elsewhere the default: 1.0.0
          --into                   puts the app beside the files of FOLDER, which has another app

        EXIT CODES
          0   the files are as the command makes them
          1   the change is refused, and nothing is changed
          64  the arguments can't be understood
          65  a file can't be read
          73  a file can't be written, and nothing is changed
        """
}

extension CommandLineSyntax {
    /// The command line of `scaffold`.
    fileprivate static let scaffold = CommandLineSyntax(
        program: "swift package scaffold", commands: [],
        options: [
            Option(
                name: "--package-path", value: "DIR",
                help: "the folder of the package; default: the current folder"),
            Option(
                name: "--features", value: "A,B", help: "the names of the features",
                commands: ["new-app"]),
            Option(
                name: "--path-dependency", value: "DIR", help: "use the router of a folder",
                commands: ["new-app"]),
            Option(
                name: "--version", value: "VERSION", help: "use the published router",
                commands: ["new-app"]),
            Option(name: "--into", help: "put the app beside another one", commands: ["new-app"]),
            Option(name: "--help", help: "print this help"),
        ])
}
