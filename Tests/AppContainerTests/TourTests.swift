import CommandLineKit
import DesignKit
import RoutingTestSupport
import TerminalKit
import Testing

@testable import AppContainer

@Suite(.starts, .hangLimit)
struct `The tour` {
    private func tour(_ text: String? = nil) async throws -> Tour {
        try await Tour(text) { try await LaunchedApp(build: .production).container }
    }

    @Test(.everyFeature, arguments: ["debug", "production"])
    func `the tour runs to its end in each build, and every line has the outcome that it says`(
        build: String
    ) async {
        let console = await ScriptedConsole.run(["tour", "--build-target", build])
        #expect(console.warnings == [])
        let sentences = ["The app is killed and launched again", "restart", "End of the tour"]
        let shown = ["✎ What's on your mind?", "[Not now]", "✎ Your name", "Pick a moment"]
        for text in sentences + shown { #expect(console.output.contains(text), "\(text)") }
    }

    @Test(
        .everyFeature,
        arguments: [
            "link https://momentsapp.com/cart", "open /shop -> access-denied", "No such row",
            "open",
            "rules { \"path\": \"/nowhere\", \"enabled\": 1 }",
        ])
    func `the tour ends at a line that has another outcome`(line: String) async throws {
        let tour = try await tour("A step.\n    tab /shop\n\n# Remark\nNext.\n    \(line)\n")
        await TerminalProgram(ScriptedConsole().console).run(tour.app, guide: tour)
        let error = tour.failure as? CommandError
        #expect(error?.description.hasPrefix("tour.txt:6: \(line): ") == true)
    }

    @Test(arguments: [
        ("open /login\n    back", "tour.txt:4: the step does something already"),
        ("need /nowhere", "tour.txt: the app has no step of it"),
    ])
    func `the tour does one thing in a step, and has a step of this app`(
        lines: String, sentence: String
    ) async {
        let error = await #expect(throws: CommandError.self) {
            _ = try await tour("A step.\n    need /login\n    \(lines)\n")
        }
        #expect(error?.description == sentence)
    }

    @Test(.everyFeature)
    func `the tour shows the next step with Space, and the last one with b`() async throws {
        let tour = try await tour()
        let first = tour.panel.title
        let rows = tour.panel.content.rows.map(\.title)
        #expect(rows.contains("file AppContainer/App/AppContainer.swift"))
        for _ in 1...2 { #expect(await tour.press(.character(" "))) }
        #expect(tour.panel.title.hasPrefix("Step 2 of "))
        for _ in 1...3 { #expect(await tour.press(.character("b"))) }
        #expect(tour.panel.title == first)
        #expect(await !tour.press(.character("q")))
    }
}
