import Foundation
import Testing

@testable import AppContainer

@Suite
@MainActor
struct `The documentation` {
    private let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test
    func `the page of routes is what the app says`() async throws {
        let console = ScriptedConsole()
        #expect(await console.run(["routes", "--markdown"]) == .success)
        let page = try String(contentsOf: root.appending(path: "docs/routes.md"), encoding: .utf8)
        #expect(page == console.output, "swift run AppContainer routes --markdown > docs/routes.md")
    }

    @Test
    func `the README's set-up is two commands`() throws {
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains("\n```sh\nswift run AppContainer\nswift test\n```\n"))
    }

    @Test
    func `the explanation in the guide is what the app says, but for line numbers`() async throws {
        let guide = try String(
            contentsOf: root.appending(path: "docs/guides/which-route-wins.md"), encoding: .utf8)
        let console = ScriptedConsole()
        #expect(await console.run(["explain", "/moments/pick"]) == .success)
        // A new route moves those below it.
        let line = /Routes\.swift:\d+/
        let said = console.output.replacing(line, with: "Routes.swift")
        #expect(
            guide.replacing(line, with: "Routes.swift").contains(
                "\n$ swift run AppContainer explain /moments/pick\n\(said)```"))
    }
}
