import CommandLineKit
import Foundation
import MomentsTestSupport
import PluginKit
import TerminalKit
import Testing

@testable import AppContainer
@testable import AppContainerKit

/// A console that reads prepared lines and records the output.
final class ScriptedConsole {
    private(set) var output = ""
    private(set) var warnings: [String] = []
    private var lines: [String]
    private let width: Int
    private let isInteractive: Bool

    init(_ lines: [String] = [], width: Int = 80, isInteractive: Bool = false) {
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

    /// Runs the program with arguments on a console of its own, and expects how it ends.
    /// - Parameter lines: What is typed.
    static func run(
        _ arguments: [String], typing lines: [String] = [], plugins: [any Plugin]? = nil,
        width: Int = 80, endingWith code: ExitCode = .success,
        at place: SourceLocation = #_sourceLocation
    ) async -> ScriptedConsole {
        let console = ScriptedConsole(lines, width: width)
        let ended = await console.run(arguments, plugins: plugins)
        #expect(ended == code, "\(console.output) \(console.warnings)", sourceLocation: place)
        return console
    }

    var console: Console {
        Console(
            isInteractive: isInteractive, width: { self.width },
            read: { self.lines.isEmpty ? nil : self.lines.removeFirst() },
            output: { self.output += $0 }, errors: { self.warnings.append($0) })
    }
}

extension AppContainer {
    /// Runs the app line by line, until the console has no more lines.
    func run(on console: ScriptedConsole) async {
        await TerminalProgram(console.console).run(terminalApp())
    }
}
