import AppContainerKit
import CommandLineKit
import DesignKit
import Foundation
import PluginKit
import RoutingEngine
import RoutingRules
import SampleData
import StorageKit
import TerminalKit

@main
struct MomentsApp {
    @MainActor
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--window"), let call = try? Invocation(arguments), call.opensWindow {
            return WindowProgram.open()
        }
        // Not an asynchronous main: it would block the work that a window schedules on the main
        // queue.
        Program.run("error") { program in
            await run(arguments, console: .standard(of: program)).rawValue
        }
    }

    /// Runs the command in the arguments. Each failure prints a sentence and has an exit code.
    @MainActor
    static func run(
        _ arguments: [String], plugins: [any Plugin] = .all, console: Console
    ) async -> ExitCode {
        do {
            let call = try Invocation(arguments)
            let locale = call.language?.locale ?? UserLocale.scoped
            return try await UserLocale.$scoped.withValue(locale) {
                try await perform(call, plugins, console: console)
            }
        } catch {
            let (code, lines) = reason(error, (try? Invocation(arguments))?.dataFolder)
            console.fail(lines)
            return code
        }
    }

    private static func reason(_ error: any Error, _ folder: URL?) -> (ExitCode, [String]) {
        switch error {
        case let error as CommandError: (error.code, [error.description])
        case let error as StorageError:
            (.data, [(folder.map { "\($0.path)/" } ?? "") + error.description])
        case let error as RuleDocumentError:
            (.data, ["the rules have errors"] + error.issues)
        case is UnknownPlugin: (.usage, ["\(error)"])
        case let error as PluginError: (.software, ["the app can't start"] + error.lines)
        default: (.software, ["\(error)"])
        }
    }

    @MainActor
    private static func perform(
        _ call: Invocation, _ plugins: [any Plugin], console: Console
    ) async throws -> ExitCode {
        switch call.command {
        case .answer(let text): console.write(text.components(separatedBy: "\n"))
        case .version: console.write(["\(AppContainer.version)"])
        case .sampleData(let folder): try writeSample(to: folder, console: console)
        case .tour: try await tour(call, plugins, on: console)
        case .routing(let command):
            let container = try await AppContainer(call, plugins: plugins, warn: console.warn)
            return try await saving(container) {
                if call.checksDocuments { try await container.storage.checkDocuments() }
                let app = container.terminalApp(
                    launching: { await container.launch(call, console: console) },
                    saying: console.warn)
                return try await command.run(app, on: console)
            }
        case .session:
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

    /// Uses an app, and waits until what it notes by itself is saved, however its use ends.
    /// - Throws: What the use throws, or `CommandError` if something isn't saved.
    @MainActor
    private static func saving<Success>(
        _ container: AppContainer, use: @MainActor () async throws -> Success
    ) async throws -> Success {
        let success: Success
        do {
            success = try await use()
        } catch {
            // The storage warns of what can't be saved.
            try? await container.close()
            throw error
        }
        do {
            try await container.close()
        } catch {
            throw CommandError.output("not everything is saved: \(error).")
        }
        return success
    }

    /// Runs the app until the user quits, in the full screen if there is one.
    @MainActor
    private static func session(
        _ call: Invocation, _ plugins: [any Plugin], on console: Console, first: String?
    ) async throws {
        // The first frame is there at once, whatever the app has to read.
        let program = TerminalProgram(console, isPlain: call.isPlain)
        defer { program.end() }
        let container = try await AppContainer(call, plugins: plugins, warn: console.warn)
        try await saving(container) {
            let app = container.terminalApp()
            let start = await container.launch(call, console: console)
            let watch = Task { await container.watchRules() }
            await program.run(app, first: first)
            start?.cancel()
            watch.cancel()
        }
        // A person has read in the app what can't be loaded.
        if !console.isInteractive, let error = container.storage.documentError { throw error }
    }

    @MainActor
    private static func tour(
        _ call: Invocation, _ plugins: [any Plugin], on console: Console
    ) async throws {
        // Its steps name rows in English.
        try await UserLocale.$scoped.withValue(Invocation.Language.english.locale) {
            let program = TerminalProgram(console, isPlain: call.isPlain)
            defer { program.end() }
            try call.checkDocuments(of: plugins)
            // It has no rules and no features of the call, which have to be right nevertheless.
            _ = try call.features.map { try plugins.only($0) }
            if let file = call.configFile { _ = try RuleDocument(reading: file, from: .app) }
            let now = Date()
            let tour = try await Tour {
                let container = try await AppContainer(
                    plugins: plugins, build: .production, documents: call.documents(now: now),
                    stateFolder: nil, clock: RouteClock(ContinuousClock(), now: { now }))
                try await container.storage.checkDocuments()
                await container.openGate()
                return container
            }
            await program.run(tour.app, guide: tour)
            if let failure = tour.failure { throw failure }
        }
    }

    /// Writes the sample documents of this build's features to a folder, with the photos that they
    /// name. No file is replaced.
    @MainActor
    private static func writeSample(to folder: URL, console: Console) throws {
        let sample = SampleData(now: Date())
        var files: [String: Data] = [:]
        for name in Set([any Plugin].all.flatMap(\.documents)) {
            files["\(name).json"] = try sample.document(named: name, photosIn: folder)
        }
        let resources = try FileManager.default.contentsOfDirectory(
            at: SampleData.folder, includingPropertiesForKeys: nil)
        for photo in resources where photo.pathExtension == "png" {
            files[photo.lastPathComponent] = try Data(contentsOf: photo)
        }
        for (name, data) in files.sorted(by: { $0.key < $1.key }) {
            let file = folder.appending(path: name)
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                try data.write(to: file, options: .withoutOverwriting)
            } catch {
                throw CommandError.output(
                    "\(file.path) can't be written: \(error.fileReason); choose another folder")
            }
            console.write([file.path])
        }
    }
}
