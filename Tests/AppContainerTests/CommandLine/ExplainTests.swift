import CommandLineKit
import RoutingEngine
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The command explain` {
    @Test(arguments: [
        "/notes/count", "/notes/abc", "/notes/1;a=2", "/webview", "/diary", "/ntes/m1",
        "/old/notes/abc", "https://momentsapp.com/diary", "https://evil.example/diary",
        "https://momentsapp.com/login?next=https://evil.example/", "momentsapp://notes/42",
    ])
    func `it has the exit code and the sentence of opening the URL`(url: String) async {
        let (explained, opened) = (ScriptedConsole(), ScriptedConsole())
        let code = await opened.run(["open", url], plugins: .own)
        #expect(await explained.run(["explain", url], plugins: .own) == code)
        let line = explained.output.split(separator: "\n").first ?? ""
        // The log hides a part of a URL from others.
        let sentence = line.firstRange(of: "' ").map { line[$0.upperBound...] } ?? ""
        #expect(opened.output.contains(sentence) == (code == .refused), "\(line)")
        #expect(line.contains(" is answered by ") == (code == .success), "\(line)")
    }

    @Test(arguments: [
        ("/notes/count", "'/notes/count' is answered by /notes/count ("),
        ("/ntes/1", "'/ntes/1' has no route. Did you mean /notes/:id?"),
        (
            "https://momentsapp.com/diary",
            "'https://momentsapp.com/diary' can't be opened from outside"
        ),
        ("https://evil.example/diary", "has the host 'evil.example'"),
        ("/notes/abc", "the parameter 'id' is 'abc', but Int is expected"),
        ("/diary", "once its requirement 'login' is met"),
    ])
    func `the first line says how the URL is answered`(url: String, line: String) async {
        let console = ScriptedConsole()
        _ = await console.run(["explain", url], plugins: .own)
        #expect(console.output.split(separator: "\n").first?.contains(line) == true)
    }

    @Test(arguments: [
        ("/notes/42", "open to app, universal-link, custom-scheme, push"),
        ("/notes/abc", "open to app, universal-link, custom-scheme, push"),
        ("/notes/add?id=1", "open to app, universal-link; closed to custom-scheme, push"),
        (
            "https://momentsapp.com/letters",
            "open to app, push; closed to universal-link, custom-scheme"
        ),
        ("/webview", "open to app; closed to universal-link, custom-scheme, push"),
        ("/old/notes/42", "open to app, universal-link, custom-scheme, push"),
    ])
    func `the second line lists the origins that may open the URL`(url: String, line: String) async
    {
        let console = ScriptedConsole()
        _ = await console.run(["explain", url], plugins: .own)
        #expect(console.output.split(separator: "\n").dropFirst().first == "  \(line)")
    }

    @Test
    func `the considered routes are listed, with the first segment that fails`() async {
        let console = ScriptedConsole()
        #expect(await console.run(["explain", "/notes/add/nothing"], plugins: .own) == .refused)
        #expect(console.output.contains("segment 2, 'add', is not count"))
        #expect(console.output.contains("): the path continues with 'nothing'"))
    }

    @Test
    func `nothing is opened`() async throws {
        let app = try await LaunchedApp(plugins: .own)
        _ = app.router.explain("/notes/add?id=1", from: .app)
        #expect(app.router.history.outcomes.isEmpty)
        #expect(app.path == ["/notes"])
    }
}
