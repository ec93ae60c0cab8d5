import RoutingEngine
import Testing
import TerminalKit

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The notice of a refused request for users` {
    @Test(
        arguments: [
            ("/nothing", "The app has no such page."),
            ("/notes/abc", "This link is incomplete or has a wrong value."),
            ("/notes/9999", "This doesn't exist any more."),
        ])
    func `is a sentence without terms of routing, and the debug panel has those`(
        url: String, sentence: String
    ) async throws {
        let app = try await LaunchedApp(plugins: .own)
        let outcome = await app.open(url)
        let error = try #require(outcome.error)
        #expect(outcome.userNotice?.hasPrefix(sentence) == true, "\(outcome.userNotice ?? "")")
        #expect(outcome.debugLines.contains("refused (\(error.code)): \(error)"))
    }

    @Test
    func `from outside says that a link can't open it`() async throws {
        let app = try await LaunchedApp(plugins: .own)
        let outcome = await app.openLink("https://momentsapp.com/diary")
        #expect(outcome.userNotice == "This page can't be opened by a link from outside the app.")
    }

    @Test
    func `of a request that waits says for what`() async throws {
        let app = try await LaunchedApp(plugins: .own)
        let outcome = await app.open("/diary")
        #expect(outcome.userNotice == "This page opens after you sign in.")
    }
}
