import CommandLineKit
import CompositionRoot
import DesignKit
import Foundation
import PluginKit
import RoutingEngine
import RoutingRules
import StorageKit
import TerminalKit

/// The program.
@main
struct MomentsApp {
    @MainActor
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let call = try? Invocation(arguments), call.opensWindow { return WindowProgram.open() }
        Task {
            let console = Console.standard(environment: ProcessInfo.processInfo.environment)
            exit(await run(arguments, console: console).rawValue)
        }
        // Not an asynchronous main: it would block the work that a window schedules on the main
        // queue.
        dispatchMain()
    }

    /// Runs the command in the arguments. Each failure prints a sentence and has an exit code.
    @MainActor
    static func run(
        _ arguments: [String], plugins: [any Plugin] = .all, console: Console
    ) async -> ExitCode {
        let code = await attempt(arguments, plugins, console: console)
        guard let error = console.outputError, code == .success else { return code }
        let sentence = "the output can't be written: \(FileReason(error)); "
        return fail(
            [sentence + "send it to a file with room, or leave it in the terminal"], .unprinted,
            console)
    }

    @MainActor
    private static func attempt(
        _ arguments: [String], _ plugins: [any Plugin], console: Console
    ) async -> ExitCode {
        var documents: URL?
        do {
            let call = try Invocation(arguments)
            documents = call.dataFolder
            if let language = call.language { UserLocale.choose(language.locale) }
            return try await perform(call, plugins, console: console)
        } catch let error as CommandError {
            return fail([error.description], error.code, console)
        } catch let error as DocumentError {
            return fail([error.description(in: documents)], .data, console)
        } catch let error as RuleFileError {
            return fail([error.description], .data, console)
        } catch let error as RuleDocumentError {
            let issues = error.issues.map(\.description)
            return fail(["the rules have errors"] + issues, .data, console)
        } catch let error as RegistrationError {
            let issues = error.issues.map(\.description)
            return fail(
                ["the app can't start because its routes have errors"] + issues, .software,
                console)
        } catch {
            return fail(["\(error)"], .software, console)
        }
    }

    @MainActor
    private static func perform(
        _ call: Invocation, _ plugins: [any Plugin], console: Console
    ) async throws -> ExitCode {
        func start() async throws -> MomentsContainer {
            try await MomentsContainer(call, plugins: plugins, warn: console.warn)
        }
        switch call.command {
        case .answer(let text): console.write(text.lines)
        case .version: console.write(MomentsContainer.version.description)
        case .sampleData(let command): try command.run(now: Date(), console: console)
        case .tour: try await tour(call, plugins, on: console)
        case .routes(let command):
            command.run(in: try await start(), console: console)
        case .contract(let command):
            return try command.run(in: try await start(), console: console)
        case .explain(let command):
            return command.run(in: try await start(), console: console)
        case .siteAssociation(let command):
            return try command.run(in: try await start(), console: console)
        case .open(let command):
            let app = try await start()
            let code = try await command.run(in: app, console: console) {
                await app.launch(call, console: console)
            }
            if code != .success { return code }
            try await app.checkSaved()
        case .shell:
            let first = console.isInteractive ? nil : await console.readLine()
            if first == nil, !console.isInteractive {
                // Without a terminal or input, show what the app can do.
                try await tour(call, plugins, on: console)
            } else {
                try await session(call, plugins, on: console, first: first)
            }
        }
        return .success
    }

    /// Runs the app until the user quits, in the full screen if there is one.
    @MainActor
    private static func session(
        _ call: Invocation, _ plugins: [any Plugin], on console: Console, first: String?
    ) async throws {
        let theme = call.isPlain ? nil : console.fullScreenTheme
        // The first frame is there at once, whatever the app has to read.
        let program = theme.map { TerminalProgram(theme: $0) }
        defer { program?.end() }
        let stage = TerminalStage()
        let app = try await MomentsContainer(
            call, stage: stage, plugins: plugins, warn: console.warn)
        let start = await app.launch(call, console: console)
        let actions = UserActions(on: app)
        if let program {
            await FullScreen(app, on: stage, actions, console: console).run(in: program)
        } else {
            await Shell(app: app, console: console, actions: actions).run(first: first)
        }
        start?.cancel()
        await actions.cancelWaitingLinks()
        try await app.checkSaved()
        if let error = app.storage.documentError { throw error }
    }

    @MainActor
    private static func tour(
        _ call: Invocation, _ plugins: [any Plugin], on console: Console
    ) async throws {
        // Its steps name rows in English.
        try await UserLocale.$scoped.withValue(Language.english.locale) {
            if let theme = console.fullScreenTheme, !call.isPlain {
                let program = TerminalProgram(theme: theme)
                defer { program.end() }
                try await Tour(plugins: plugins, documents: call.documents).run(in: program)
            } else {
                try await Tour(plugins: plugins, documents: call.documents).play(on: console)
            }
        }
    }

    @MainActor
    private static func fail(_ lines: [String], _ code: ExitCode, _ console: Console) -> ExitCode {
        console.fail(lines)
        return code
    }
}

extension DocumentError {
    /// The error with the folder of the document, if it is one of the user.
    fileprivate func description(in folder: URL?) -> String {
        guard let folder = folder?.path else { return description }
        let exists = FileManager.default.fileExists(atPath: folder)
        return exists
            ? "\(folder)/\(description)"
            : "there is no folder \(folder); 'sample-data \(folder)' writes one with the sample"
    }
}
