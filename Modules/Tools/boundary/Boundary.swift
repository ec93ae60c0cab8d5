import BoundaryKit
import CommandLineKit
import Foundation

@main
@MainActor
struct Boundary {
    static var commands: [any Subcommand.Type] {
        [
            CheckCommand.self, GraphCommand.self, WhyCommand.self, AffectedCommand.self,
            DiffCommand.self, FreezeCommand.self, InitCommand.self, FixCommand.self,
        ]
    }

    static let syntax = CommandLineSyntax(
        program: "boundary", commands: commands.map { $0.syntax } + [.help], options: Option.all)

    static func main() async {
        let code = await run(Array(CommandLine.arguments.dropFirst()), console: .standard) {
            arguments in
            try Workspace(arguments, progress: Console.progress)
        }
        exit(code.rawValue)
    }

    /// Runs the command of the arguments. Every failure is a sentence and an exit code.
    static func run(
        _ arguments: [String], console: Console, in workspace: (Arguments) throws -> Workspace
    ) async -> ExitCode {
        do {
            let arguments = try Arguments(arguments, syntax: syntax)
            if let text = try syntax.answer(to: arguments, overview: help) {
                console.write(text)
                return .success
            }
            return try await command(arguments).run(in: try workspace(arguments), console: console)
        } catch let error as CommandError {
            console.fail("boundary: \(error)")
            return error.code
        } catch let failure as RuleFile.Failure {
            // Its description begins with its place.
            console.fail("\(failure)")
            return .data
        } catch {
            console.fail("boundary: \(error)")
            return .data
        }
    }

    private static func command(_ arguments: Arguments) throws(CommandError) -> any Subcommand {
        let names = syntax.commands.map(\.name)
        guard let name = arguments.words.first else {
            throw .usage("a command is missing; write one of \(names.joined(separator: ", "))")
        }
        guard let type = commands.first(where: { $0.name == name }) else {
            throw arguments.unknown("command", name, among: names)
        }
        return try type.read(arguments)
    }

    private static var help: String {
        """
        USAGE: boundary COMMAND [OPTIONS]

        Checks the modules of a Swift package against rules about their dependencies.

        COMMANDS
        \(HelpTable(commands: syntax.commands).text)

        'boundary COMMAND --help' has its options, formats and examples.

        OPTIONS (before or after the command; -- ends them)
        \(HelpTable(options: Option.all).text)

        EXIT CODES
          0   the rules hold, or the query is answered
          1   something needs a fix: a violation, a rule that isn't checked, an exception that doesn't
              apply, the baseline, or what 'fix' can't change
          64  the arguments can't be understood
          65  the package, its rules or a revision can't be read
          73  a file can't be written
        """
    }
}

extension Option {
    static let all = [
        Option(
            name: "--package-path", value: "DIR",
            help: "the folder of the package, or of several packages; default: the current folder"),
        Option(
            name: "--rules", value: "FILE",
            help: "the rules; default: \(RuleFile.name) in the package's folder"),
        Option(
            name: "--baseline", value: "FILE",
            help: "the accepted violations; default: \(Baseline.name) in the package's folder"),
        Option(
            name: "--time-limit", value: "SECONDS",
            help: "the time that a manifest and a call of git may take; default: 60"),
        Option(
            name: "--evidence", value: "KIND",
            help:
                "the last kind of evidence to gather, after those before it; default: what the rules need",
            choices: Evidence.Kind.allCases.map(\.rawValue) + ["all"],
            commands: ["check", "freeze", "graph"]),
        Option(
            name: "--build-path", value: "DIR",
            help: "the build folder for evidence from a build; default: .build/debug",
            commands: ["check", "freeze", "graph"]),
        Option(
            name: "--index-store", value: "DIR",
            help: "the compiler's index; default: that of the build folder or of Xcode",
            commands: ["check", "freeze"]),
        Option(
            name: "--allow-unchecked",
            help: "leave rules to another run for which the evidence is missing",
            commands: ["check"]),
        Option(
            name: "--summary", help: "print a page instead of each violation, as in a terminal",
            commands: ["check"]),
        Option(
            name: "--all", help: "print each violation in a terminal, too", commands: ["check"]),
        Option(
            name: "--format", value: "FORMAT",
            help: "the output format; default: text, or mermaid for a graph",
            commands: ["check", "graph", "why", "affected", "diff"]),
        Option(
            name: "--stamp", value: "FILE",
            help: "write a file without declarations if the rules hold, for a build step",
            commands: ["check"]),
        Option(
            name: "--tests", help: "include tests, and modules that only tests use",
            commands: ["graph"]),
        Option(
            name: "--all-edges", help: "include dependencies that follow from others",
            commands: ["graph"]),
        Option(
            name: "--into", value: "FILE",
            help:
                "a Markdown file; replaces what is between <!-- modules --> and <!-- /modules -->",
            commands: ["graph"]),
        Option(
            name: "--since", value: "REVISION",
            help: "the git revision to compare with; 'check' reports changed files only",
            commands: ["affected", "check"]),
        Option(
            name: "--grow", help: "add violations that aren't in the baseline",
            commands: ["freeze"]),
        Option(
            name: "--freeze", help: "accept what violates the rules today", commands: ["init"]),
        Option(name: "--write", help: "write the changed manifests", commands: ["fix"]),
        Option(name: "--help", help: "print this help"),
    ]
}
