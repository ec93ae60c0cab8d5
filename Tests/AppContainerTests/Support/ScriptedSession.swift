import DesignKit
import Testing
import TerminalKit

@testable import AppContainer
@testable import CompositionRoot

/// A session in the terminal, line by line.
@MainActor
struct ScriptedSession {
    private let app: LaunchedApp
    private let shell: LineMode

    init(_ app: LaunchedApp) {
        self.app = app
        shell = app.container.lineMode(on: ScriptedConsole().console)
    }

    /// Types lines. Each is performed before the next one is read.
    func type(_ lines: String...) async {
        for line in lines {
            await shell.perform(line)
        }
    }

    /// The number of a row on the visible screen.
    func number(of text: String) throws -> Int {
        let choices = app.rows.filter(\.isChoice)
        return try #require(choices.firstIndex { $0.title.contains(text) }) + 1
    }
}
