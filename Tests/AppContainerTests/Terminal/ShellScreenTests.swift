import Foundation
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.needs("Moments", "Shop"))
@MainActor
struct `A screen above a prompt` {
    /// The output before each prompt, while lines are typed.
    private func parts(_ lines: [String]) async throws -> [String] {
        let app = try await LaunchedApp()
        let console = ScriptedConsole(lines, isInteractive: true)
        await Shell(app: app.container, console: console.console).run()
        #expect(!console.output.contains("\u{1B}["))
        return console.output.components(separatedBy: "> ")
    }

    @Test(arguments: [
        ("explain /shop", "'/shop' is answered by /shop"), ("b", "There is nothing to go back to."),
        ("dance", "Unknown command 'dance'. Type ? for help."),
        ("log", "There are no requests yet."),
    ])
    func `is not repeated above an answer`(line: String, answer: String) async throws {
        let parts = try await parts([line])
        #expect(parts[1].hasPrefix(answer))
        #expect(!parts[1].contains("[1 Moments]"))
    }

    @Test(arguments: ["", "t 1"])
    func `is repeated if there is no answer`(line: String) async throws {
        let parts = try await parts([line])
        #expect(parts[0].hasPrefix("[1 Moments]"))
        #expect(parts[1] == parts[0])
    }

    @Test
    func `is above an answer that changes it`() async throws {
        let answered = try await parts(["open /cart"])[1]
        #expect(answered.hasSuffix("/cart waits for: login\n"))
        #expect(!answered.hasPrefix("/cart waits for: login"))
    }
}
