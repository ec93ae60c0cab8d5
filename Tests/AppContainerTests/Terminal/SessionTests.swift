import TerminalKit
import CommandLineKit
import Foundation
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.needs("Moments", "Shop", MomentsContainer.menuName))
@MainActor
struct `A session without a terminal` {
    /// Types lines into a fresh app and returns the output.
    private func session(_ lines: [String], width: Int = 80) async throws -> String {
        try await withTemporaryFolder { folder in
            let console = ScriptedConsole(lines, width: width)
            #expect(await console.run(["--state", folder.path]) == .success)
            #expect(console.warnings == [])
            return console.output
        }
    }

    @Test
    func `without input, the tour runs`() async throws {
        let console = ScriptedConsole()
        #expect(await console.run([], plugins: .own) == .success, "\(console.warnings)")
        #expect(console.output.contains("End of the tour"))
    }

    @Test(arguments: [
        ("dance", "Unknown command 'dance'. Type ? for help."),
        ("open /logn", "Did you mean /login?"),
        ("link https://momentsapp.com/internalmenu", "refused (access-denied)"),
        ("open /cart/count", "/cart/count: 0"),
        ("routes", "CompositionRoot.LoginNavigator, external"),
        ("shake", "» Testers"),
        ("explain /moments/zzz", "'/moments/zzz' is answered by /moments/:id"),
    ])
    func `each line is answered`(line: String, answer: String) async throws {
        #expect(try await session([line]).contains(answer))
    }
}
