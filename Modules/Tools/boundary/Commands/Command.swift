import BoundaryKit
import CommandLineKit

/// A command of the program: a line of its help, and what it does.
struct Command: Sendable {
    let syntax: CommandSyntax
    /// Calls that work, without the program's name.
    let examples: [String]
    private let formats: [String]
    private let body: @MainActor @Sendable (Call) async throws -> ExitCode

    /// - Parameters:
    ///   - usage: The name, and the placeholders of the words after it, such as `why A B`.
    ///   - formats: The values of `--format`, the default one first; empty if it has none.
    init(
        _ usage: String, _ help: String, formats: [String] = [], examples: [String],
        _ body: @escaping @MainActor @Sendable (Call) async throws -> ExitCode
    ) {
        syntax = CommandSyntax(usage, help, formats: formats)
        self.examples = examples
        self.formats = formats
        self.body = body
    }

    /// Performs the command, if it has the format.
    @MainActor
    func run(
        _ arguments: Arguments, console: Console, in workspace: @escaping () throws -> Workspace
    ) async throws -> ExitCode {
        let format = arguments["--format"] ?? formats.first ?? ""
        guard formats.isEmpty || formats.contains(format) else {
            throw arguments.unknown("format of '\(syntax.name)'", format, among: formats)
        }
        return try await body(
            Call(arguments: arguments, format: format, console: console, workspace: workspace))
    }
}

/// A call of a command.
@MainActor
struct Call {
    let arguments: Arguments
    let format: String
    let console: Console
    /// Finds the package, after the arguments have been understood.
    let workspace: () throws -> Workspace

    /// Writes an answer as JSON, if that is the format, or as lines.
    /// - Parameter none: The answer if there are no lines.
    func write(_ answer: any GraphAnswer, none: String = "") throws {
        console.write(
            format == "json"
                ? try Console.json(answer)
                : answer.lines.isEmpty ? none : answer.lines.joined(separator: "\n"))
    }
}
