import CommandLineKit
import Foundation
public import RoutingEngine

extension TerminalProgram {
    /// Runs an app with a router as the program of its command line, and ends the program.
    ///
    /// Without arguments it shows the app until the user quits. `--help` lists its commands. The exit
    /// code is 1 if a URL is refused or a check finds something, 64 for wrong arguments, 65 for a file
    /// that can't be used, and 70 if the app can't start.
    /// - Parameter start: Starts the app on a stage, and returns its router.
    public static func main(
        start: @escaping @MainActor (any Stage) async throws -> AppRouter
    ) async -> Never {
        let name = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent }
        let program = RouterProgram(name: name ?? "app", start: start, console: .standard())
        exit(await program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}

/// The command line of an app with a router.
@MainActor
struct RouterProgram {
    let name: String
    let start: @MainActor (any Stage) async throws -> AppRouter
    let console: Console

    func run(_ rawArguments: [String]) async -> ExitCode {
        let syntax = CommandLineSyntax(
            program: name, commands: RouterCommand.commands() + [.help],
            options: RouterCommand.options + [Option("--help", "show this help")])
        do {
            let arguments = try Arguments(rawArguments, syntax: syntax)
            let overview = """
                USAGE: \(name) [COMMAND] [OPTIONS]

                Without a command, the app opens in the terminal; press ? for its keys.

                \(syntax.commandTable)

                '\(name) COMMAND --help' has its options.
                """
            if let text = try syntax.answer(to: arguments, overview: overview) {
                console.write(text.lines)
                return .success
            }
            try arguments.checkOptions(of: arguments.words.first ?? "the app")
            let command = RouterCommand(arguments)
            if command == nil, let word = arguments.words.first {
                throw arguments.unknown("command", word, among: syntax.commands.map(\.name))
            }
            // The first frame is there at once, whatever the app has to read.
            let program = command == nil ? TerminalProgram(console) : nil
            defer { program?.end() }
            let app = RouterApp(try await start(HeadlessStage()))
            if let command { return try await command.run(app, on: console) }
            await program?.run(app)
            return .success
        } catch let error as CommandError {
            console.fail([error.description])
            return error.code
        } catch {
            let issues = (error as? RegistrationError)?.issues.map(\.description) ?? ["\(error)"]
            console.fail(["the app can't start"] + issues)
            return .software
        }
    }
}
