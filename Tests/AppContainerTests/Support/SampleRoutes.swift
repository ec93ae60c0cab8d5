import CommandLineKit
import Foundation
import TestSupport

@testable import AppContainer
@testable import CompositionRoot

/// The routes of the sample, checked once before the first test that uses them.
@MainActor
enum SampleRoutes {
    private static let isChecked = Task { @MainActor in
        let console = ScriptedConsole(width: 400)
        let state = URL.newTemporaryFolder.path
        let arguments = ["routes", "--build-target", "debug", "--state", state]
        let code = await MomentsApp.run(arguments, console: console.console)
        guard code == .software else { return }
        let reason = console.warnings.joined(separator: "\n")
        FileHandle.standardError.write(Data("\(reason)\nNo test has run.\n".utf8))
        exit(code.rawValue)
    }

    /// Ends the process with the reason if a debug build of the app can't start because of its routes.
    /// Each test of the app would fail without saying why, or wait for a screen that never opens.
    static func check() async { await isChecked.value }
}
