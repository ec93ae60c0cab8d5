import DesignKit
import Foundation
public import RoutingEngine

extension TerminalProgram {
    /// Runs an app with a router as the program of its command line, and ends the program.
    ///
    ///     @main
    ///     struct Acme {
    ///         static func main() async {
    ///             await TerminalProgram.main { stage in try await Container(stage: stage).router }
    ///         }
    ///     }
    ///
    /// Without arguments it shows the app until the user quits. `open URL...` opens links as another
    /// app sends them, URLs that begin with a slash as the app itself, and prints what they show. The
    /// exit code is 1 if one of them is refused, 64 for other arguments, and 70 if the app can't
    /// start.
    /// - Parameter start: Starts the app on a stage, and returns its router.
    public static func main(
        start: @escaping @MainActor (any Stage) async throws -> AppRouter
    ) async -> Never {
        let command = RouterCommand(start: start) { line in
            FileHandle.standardOutput.write(Data("\(line)\n".utf8))
        }
        exit(await command.run(Array(CommandLine.arguments.dropFirst())))
    }
}

/// The command line of an app with a router.
@MainActor
struct RouterCommand {
    /// Starts the app on a stage, and returns its router.
    let start: @MainActor (any Stage) async throws -> AppRouter
    /// Prints a line.
    let print: @MainActor (String) -> Void

    /// Runs the command in the arguments.
    /// - Returns: The exit code.
    func run(_ arguments: [String]) async -> Int32 {
        do {
            if arguments.isEmpty { return try await show() }
            guard arguments[0] == "open", arguments.count > 1 else {
                print("Run it without arguments, or with: open URL...")
                return 64
            }
            return try await open(Array(arguments.dropFirst()))
        } catch {
            print("error: the app can't start: \(error)")
            return 70
        }
    }

    private func open(_ urls: [String]) async throws -> Int32 {
        let router = try await start(HeadlessStage())
        var code: Int32 = 0
        for url in urls {
            let outcome = await router.route(RouteRequest(url: url, origin: .of(url)))
            print(outcome.description)
            if outcome.error != nil { code = 1 }
            if outcome.title != nil { await printScreen(of: router) }
        }
        return code
    }

    private func show() async throws -> Int32 {
        let environment = ProcessInfo.processInfo.environment
        let program = TerminalProgram(theme: Theme(environment: environment))
        defer { program.end() }
        let stage = TerminalStage()
        let router = try await start(stage)
        router.observe { event in
            guard case .ended(let outcome) = event, let error = outcome.error else { return }
            program.notify(error.userSentence)
        }
        if await !program.run(RouterApp(router, on: stage)) { await printScreen(of: router) }
        return 0
    }

    private func printScreen(of router: AppRouter) async {
        await router.stage.topScreen?.settle()
        for line in ScreenLines(router).lines { print(line) }
    }
}
