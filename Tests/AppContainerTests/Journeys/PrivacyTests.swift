import CommandLineKit
import Foundation
import RoutingTestSupport
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `The user's own text` {
    @Test(.wholeApp)
    func `is on the screen, but in no log`() async throws {
        try await withTemporaryFolder { folder in
            let console = ScriptedConsole([
                "open /chat/u1?draft=hunter2", "log", "open /chat/nobody?draft=hunter2",
                "open /login?next=%2Fchat%2Fu1%3Fdraft%3Dhunter2", "open /internalmenu/log",
            ])
            #expect(await console.run(["--state", folder.path]) == .success)
            let drawn = console.output.split(separator: "> ")
            #expect(drawn.contains { $0.contains("Send: hunter2") })
            #expect(!(drawn.last ?? "").contains("hunter2"))
            let log = console.output.split(separator: "\n").filter { $0.contains("->") }
            #expect(log.contains { $0.contains("/chat/u1?draft=•••") })
            #expect(!log.contains { $0.contains("hunter2") })
        }
    }

    @Test(arguments: [("debug", true), ("internal", false), ("production", false)])
    func `is shown to them, and a foreign link only to developers`(
        build: String, isShown: Bool
    ) async throws {
        let console = ScriptedConsole([
            "open /nowhere/typed", "open https://momentsapp.com/nowhere/written",
            "link https://momentsapp.com/nowhere/stranger", "log",
        ])
        #expect(await console.run(["--build-target", build]) == .success)
        let lines = console.output.split(separator: "\n").filter { !$0.hasPrefix("> ") }
        let output = lines.joined(separator: "\n")
        #expect(output.contains("'/nowhere/typed' has no route."))
        #expect(output.contains("/nowhere/written' has no route."))
        #expect(output.contains("/nowhere/stranger") == isShown)
        #expect(output.contains("'/•••/•••' has no route.") != isShown)
    }

    @Test(
        arguments: [
            "https://momentsapp.com/login?next=https%3A%2F%2Fevil.com%2F%3Fdraft%3Dhunter2",
            "https://momentsapp.com/login?next=https%3A%2F%2Fhunter2.com%2F",
            "https://momentsapp.com/nowhere/hunter2?a=hunter2#hunter2",
            "https://momentsapp.com/notes/42?hunter2=1", "https://hunter2.com/notes/42",
            "hunter2://notes/42",
        ])
    func `of someone else, which no route declares, leaves no build for users`(url: String)
        async throws
    {
        let console = ScriptedConsole()
        for form in [[], ["--json"]] {
            let code = await console.run(
                ["open", url, "--build-target", "production"] + form, plugins: .own)
            #expect(code == (url.contains("/42?") ? .success : .refused))
        }
        _ = await console.run(["explain", url, "--build-target", "production"], plugins: .own)
        for text in [console.output] + console.warnings {
            #expect(!text.contains("hunter2"), "\(text)")
        }
    }

    @Test(.hangLimit)
    func `opened routes are counted`() async throws {
        let app = try await LaunchedApp(plugins: .own)
        for url in ["/notes/1", "/notes/2", "/nowhere", "/diary"] {
            await app.open(url)
        }
        await app.openLink("https://momentsapp.com/notes/3")
        await app.open("/letters")
        // Visits are counted after the requests, one at a time.
        let counted = app.container.analytics
        try await until("the last visit") { counted["/letters from app"] != 0 }
        #expect(counted["/notes/:id from app"] == 2)
        #expect(counted["/notes/:id from universal-link"] == 1)
        #expect(counted["/diary from app"] == 0)
    }
}
