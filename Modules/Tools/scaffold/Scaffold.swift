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
        let command = try ScaffoldCommand(arguments)
        let tree = SourceTree(URL(filePath: arguments["--package-path"] ?? "."))
        let nextSteps = try command.perform(in: tree, print: write)
        // The output of a build would hide them.
        defer {
            if !nextSteps.isEmpty {
                let lines = nextSteps.map { $0.isEmpty ? "" : "  \($0)" }
                write("\nNext:\n" + lines.joined(separator: "\n"))
            }
        }
        if command != .updateDocs {
            guard !arguments.has("--no-docs") else { return }
            write("\nWriting the pages that show modules and routes, which needs a build:")
        }
        try Pages.write(in: tree)
    }

    /// Writes at once, so that the output of other programs follows.
    private static func write(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    private static let help = """
        USAGE: swift package COMMAND

        COMMANDS
          new-feature NAME         adds a feature with a screen, a plug-in and a test
          new-screen FEATURE/NAME  adds a screen with a route and a test to a feature
          remove-feature NAME      removes a feature, its plug-in and its tests
          update-docs              writes the pages that show the modules and routes

        Each command ends with update-docs, which builds the package.

        OPTIONS
          --no-docs                leaves the pages to a later update-docs
          --package-path DIR       the folder of the package; default: the current folder
          --help                   prints this help

        EXIT CODES
          0   the files are as the command makes them
          1   the change is refused, and nothing is changed; or the pages can't be written
          64  the arguments can't be understood
          65  a file can't be read
          73  a file can't be written, and nothing is changed
        """
}

extension CommandLineSyntax {
    /// The command line of `scaffold`.
    fileprivate static let scaffold = CommandLineSyntax(
        program: "swift package", commands: [],
        options: [
            Option(
                name: "--package-path", value: "DIR",
                help: "the folder of the package; default: the current folder"),
            Option(name: "--no-docs", help: "leave the pages to a later update-docs"),
            Option(name: "--help", help: "print this help"),
        ])
}
