import CommandLineKit
import RoutingEngine
import Testing

@testable import AppContainer

@Suite(.wholeApp)
@MainActor
struct `The command explain` {
    @Test(arguments: [
        "/moments/pick", "/product/42", "/product/abc", "/product/1;a=2", "/product/1?id=2",
        "/webview", "/cart", "/cart/add", "/cart/add?id=1", "/checkout", "/designkit", "/mments/m1",
        "/shop/product/abc", "/chat/u1", "https://momentsapp.com/cart",
        "https://momentsapp.com/cart/add?id=x", "https://momentsapp.com/page?url=x",
        "https://momentsapp.com/login?next=https://evil.example/", "https://evil.example/cart",
        "momentsapp://product/42",
    ])
    func `it has the exit code and the sentence of opening the URL`(url: String) async {
        let (explained, opened) = (ScriptedConsole(), ScriptedConsole())
        let code = await opened.run(["open", url])
        #expect(await explained.run(["explain", url]) == code)
        let line = explained.output.split(separator: "\n").first ?? ""
        // The log hides a part of a URL from others.
        let sentence = line.firstRange(of: "' ").map { line[$0.upperBound...] } ?? ""
        #expect(opened.output.contains(sentence) == (code == .refused), "\(line)")
        #expect(line.contains(" is answered by ") == (code == .success), "\(line)")
    }

    @Test(arguments: [
        (
            "/moments/pick",
            "'/moments/pick' is answered by /moments/pick (Moments.PickMomentNavigator"
        ),
        ("/mments/m1", "'/mments/m1' has no route. Did you mean /moments/:id?"),
        (
            "https://momentsapp.com/cart",
            "'https://momentsapp.com/cart' can't be opened from outside"
        ),
        ("https://evil.example/cart", "has the host 'evil.example'"),
        ("/product/abc", "the parameter 'id' is 'abc', but Int is expected"),
        ("/cart", "once its requirement 'login' is met"),
        ("/checkout", "is met. After that, '/checkout' can't be opened: the payload ([Item])"),
    ])
    func `the first line says how the URL is answered`(url: String, line: String) async {
        let console = ScriptedConsole()
        _ = await console.run(["explain", url])
        #expect(console.output.split(separator: "\n").first?.contains(line) == true)
    }

    @Test(arguments: [
        ("/product/42", "open to app, universal-link, custom-scheme, push"),
        ("/product/abc", "open to app, universal-link, custom-scheme, push"),
        ("/cart/add?id=1", "open to app, universal-link; closed to custom-scheme, push"),
        (
            "https://momentsapp.com/chat",
            "open to app, push; closed to universal-link, custom-scheme"
        ),
        ("/webview", "open to app; closed to universal-link, custom-scheme, push"),
        ("/shop/product/42", "open to app, universal-link, custom-scheme, push"),
    ])
    func `the second line lists the origins that may open the URL`(url: String, line: String) async
    {
        let console = ScriptedConsole()
        _ = await console.run(["explain", url])
        #expect(console.output.split(separator: "\n").dropFirst().first == "  \(line)")
    }

    @Test(arguments: ["/mments/m1", "https://evil.example/cart"])
    func `a URL that no route answers has no such line`(url: String) async {
        let console = ScriptedConsole()
        #expect(await console.run(["explain", url]) == .refused)
        #expect(!console.output.contains("open to"))
    }

    @Test
    func `one refused URL among several is enough for the exit code`() async {
        let console = ScriptedConsole()
        #expect(await console.run(["explain", "/product/abc", "/shop"]) == .refused)
        #expect(console.output.contains("'/shop' is answered by"))
    }

    @Test
    func `the considered routes are listed, with the first segment that fails`() async {
        let console = ScriptedConsole()
        #expect(await console.run(["explain", "/cart/nothing"]) == .refused)
        #expect(console.output.contains("segment 2, 'nothing', is not add"))
        #expect(console.output.contains("): the path continues with 'nothing'"))
    }

    @Test
    func `nothing is opened`() async throws {
        let app = try await LaunchedApp()
        _ = app.router.explain("/cart/add?id=1", from: .app)
        #expect(app.router.history.outcomes.isEmpty)
        #expect(app.path == ["/moments"])
    }

    @Test
    func `it needs a URL`() async {
        let console = ScriptedConsole()
        #expect(await console.run(["explain"]) == .usage)
        #expect(console.warnings.joined().contains("'explain' needs a URL"))
    }
}
