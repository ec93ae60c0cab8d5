import BoundaryKit
import CommandLineKit
import Foundation

/// The `boundary` program, which checks the modules of a package against rules.
@main
@MainActor
struct Boundary {
    static let commands: [Command] = [
        .check, .graph, .why, .affected, .diff, .freeze, .initialize, .fix,
    ]

    static let syntax = CommandLineSyntax(
        program: "boundary",
        about: "Checks the modules of a Swift package against rules about their dependencies.",
        commands: commands.map(\.syntax), options: Option.all,
        exitCodes: [
            .success: "the rules hold, or the query is answered",
            .refused: """
            something needs a fix: a violation, a rule that isn't checked, an exception that doesn't
            apply, the baseline, or what 'fix' can't change
            """, .usage: "the arguments can't be understood",
            .data: "the package, its rules or a revision can't be read",
            .output: "a file can't be written", .console: "the output can't be written",
        ],
        examples: Dictionary(uniqueKeysWithValues: commands.map { ($0.syntax.name, $0.examples) }))

    static func main() {
        Program.run("boundary") { program in
            let arguments = Array(CommandLine.arguments.dropFirst())
            return await run(arguments, console: .standard(of: program)) { arguments in
                try Workspace(arguments, progress: Console.progress)
            }.rawValue
        }
    }

    /// Runs the command of the arguments. Every failure is a sentence and an exit code.
    static func run(
        _ arguments: [String], console: Console,
        in workspace: @escaping (Arguments) throws -> Workspace
    ) async -> ExitCode {
        do {
            let arguments = try Arguments(arguments, syntax: syntax)
            if let text = try syntax.help(for: arguments) {
                console.write(text)
                return .success
            }
            let name = try arguments.command()?.name
            let command = commands.first { $0.syntax.name == name }
            return try await command?.run(arguments, console: console) { try workspace(arguments) }
                ?? .usage
        } catch EvidenceError.invalidRules(let sentences) {
            console.fail(sentences)
            return .data
        } catch {
            console.fail("boundary: \(error)")
            return (error as? CommandError)?.code ?? .data
        }
    }
}

extension Option {
    static let all = [
        Option(
            "--package-path DIR",
            "the folder of the package, or of several packages; default: the current folder"),
        Option("--rules FILE", "the rules; default: \(RuleFile.name) in the package's folder"),
        Option(
            "--baseline FILE",
            "the accepted violations; default: \(Baseline.name) in the package's folder"),
        Option(
            "--time-limit SECONDS",
            "the time that a manifest and a call of git may take; default: 60"),
        Option(
            "--evidence KIND",
            "the last kind of evidence to gather, after those before it; default: what the rules need",
            choices: Evidence.allCases.map(\.rawValue) + ["all"],
            commands: ["check", "freeze", "graph"]),
        Option(
            "--build-path DIR", "the build folder for evidence from a build; default: .build/debug",
            commands: ["check", "freeze", "graph"]),
        Option(
            "--index-store DIR",
            "the compiler's index; default: that of the build folder or of Xcode",
            commands: ["check", "freeze", "graph"]),
        Option(
            "--allow-unchecked", "leave rules to another run for which the evidence is missing",
            commands: ["check"]),
        Option(
            "--summary", "print a page instead of each violation, as in a terminal",
            commands: ["check"]),
        Option("--all", "print each violation in a terminal, too", commands: ["check"]),
        Option(
            "--format FORMAT", "the output format; default: text, or mermaid for a graph",
            commands: ["check", "graph", "why", "affected", "diff"]),
        Option(
            "--stamp FILE", "write a file without declarations if the rules hold, for a build step",
            commands: ["check"]),
        Option("--tests", "include tests, and modules that only tests use", commands: ["graph"]),
        Option("--all-edges", "include dependencies that follow from others", commands: ["graph"]),
        Option(
            "--into FILE",
            "a Markdown file; replaces what is between <!-- modules --> and <!-- /modules -->",
            commands: ["graph"]),
        Option(
            "--since REVISION",
            "the git revision to compare with; 'check' reports changed files only",
            commands: ["affected", "check"]),
        Option("--grow", "add violations that aren't in the baseline", commands: ["freeze"]),
        Option("--freeze", "accept what violates the rules today", commands: ["init"]),
        Option("--write", "write the changed manifests", commands: ["fix"]),
    ]
}
