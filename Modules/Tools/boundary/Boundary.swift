import BoundaryKit
import CommandLineKit
import Foundation

/// The `boundary` program.
@main
@MainActor
struct Boundary {
    /// Its commands.
    static var commands: [any Subcommand.Type] {
        [
            CheckCommand.self, GraphCommand.self, WhyCommand.self, AffectedCommand.self,
            DiffCommand.self, FreezeCommand.self, InitCommand.self, FixCommand.self,
        ]
    }

    static func main() async {
        let code = await run(Array(CommandLine.arguments.dropFirst()), console: .standard) {
            arguments in
            try Workspace(arguments)
        }
        exit(code.rawValue)
    }

    /// Runs the command of the arguments. Every failure is a sentence and an exit code.
    static func run(
        _ arguments: [String], console: Console, in workspace: (Arguments) throws -> Workspace
    ) async -> ExitCode {
        do {
            let arguments = try Arguments(arguments, syntax: .boundary)
            if let text = try CommandLineSyntax.boundary.answer(to: arguments, overview: help) {
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

    /// The help text, made from the tables that the parser uses.
    private static var help: String {
        Help.text(commands: CommandLineSyntax.boundary.commands)
    }

    private static func command(_ arguments: Arguments) throws(CommandError) -> any Subcommand {
        let names = CommandLineSyntax.boundary.commands.map(\.name)
        guard let name = arguments.words.first else {
            throw .usage("a command is missing; write one of \(names.joined(separator: ", "))")
        }
        guard let type = commands.first(where: { $0.name == name }) else {
            throw arguments.unknown("command", name, among: names)
        }
        return try type.read(arguments)
    }
}
