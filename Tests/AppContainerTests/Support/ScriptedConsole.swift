import CommandLineKit
import DesignKit
import Foundation
import PluginKit
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot
@testable import TerminalKit

/// A console that reads prepared lines and records the output.
@MainActor
final class ScriptedConsole {
    private(set) var output = ""
    private(set) var warnings: [String] = []
    private var lines: [String]
    private let width: Int
    private let isInteractive: Bool

    init(
        _ lines: [String] = [], width: Int = 80, isInteractive: Bool = false
    ) {
        self.lines = lines
        self.width = width
        self.isInteractive = isInteractive
    }

    /// Runs the program with arguments, and with a fresh state unless they name one.
    /// - Parameter plugins: The features; those of the sample if `nil`.
    func run(_ arguments: [String], plugins: [any Plugin]? = nil) async -> ExitCode {
        let folder = URL.newTemporaryFolder
        defer { try? FileManager.default.removeItem(at: folder) }
        return await MomentsApp.run(
            ["--state", folder.path] + arguments, plugins: plugins ?? .all, console: console)
    }

    var console: Console {
        Console(
            isInteractive: isInteractive, hasColor: false, width: { self.width },
            read: { self.lines.isEmpty ? nil : self.lines.removeFirst() },
            output: { self.output += $0 }, errors: { self.warnings.append($0) })
    }
}

/// A session in the terminal, line by line.
@MainActor
struct ScriptedSession {
    private let shell: LineMode

    init(_ app: LaunchedApp) {
        shell = app.container.lineMode(on: ScriptedConsole().console)
    }

    func type(_ lines: String...) async {
        for line in lines {
            await shell.perform(line)
        }
    }
}

extension MomentsContainer {
    func lineMode(on console: Console) -> LineMode {
        let app = terminalApp()
        notify = { app.notify($0) }
        return LineMode(app, on: console)
    }
}
