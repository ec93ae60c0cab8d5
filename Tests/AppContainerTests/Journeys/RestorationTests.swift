import CommandLineKit
import Foundation
import MomentsTestSupport
import PluginKit
import Testing

@Suite(.starts, .timeLimit(.minutes(10)))
struct `An app that is launched again` {
    private let folder = URL.newTemporaryFolder

    @Test(.needs("Moments", "Shop", "Internal menu"))
    func `after a kill, the app restores where the user left it`() async throws {
        let first = try RunningApp(["--state", folder.path])
        for line in ["open /moments/m1", "t 2", "open /products", "shake"] {
            try first.type(line + "\n")
        }
        _ = try await first.output(until: "Shop › All products › Testers")
        first.kill()

        let second = try RunningApp(["--state", folder.path, "--restore"])
        defer { second.kill() }
        try second.type("?\n")
        _ = try await second.output(until: "Shop › All products › Testers")
        try second.type("t 1\n")
        _ = try await second.output(until: "Moments › Moment of ")
    }

    @Test func `screens that it can't restore are reported`() async throws {
        let (arguments, plugins) = (["--state", folder.path], [Part.letters, .notes])
        _ = await ScriptedConsole.run(arguments, typing: ["open /notes/42"], plugins: plugins)
        let file = "users/=guest/=app/navigation.json"
        let saved = try folder.text(of: file)
        try folder.write(saved.replacing("/notes/42", with: "/gone"), to: file)
        let console = await ScriptedConsole.run(
            arguments + ["--restore"], typing: ["?"], plugins: plugins)
        #expect(
            console.warnings.contains { $0.contains("not restored: '/gone' has no route.") },
            "\(console.warnings)")
        #expect(console.output.contains("[1 Letters] 2 Notes"))
        #expect(console.output.contains("\nLetters\n"))
    }
}
