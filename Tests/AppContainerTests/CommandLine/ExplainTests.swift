import RoutingKit
import Testing

@testable import AppContainer

@Suite
@MainActor
struct `The command explain` {
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
        ("https://evil.example/cart", "leads to the host 'evil.example'"),
        ("/product/abc", "'/product/abc' is answered by /product/:id"),
    ])
    func `the first line tells what becomes of the URL`(url: String, line: String) async {
        let console = ScriptedConsole()
        #expect(await console.run(["explain", url]) == .success)
        #expect(console.output.split(separator: "\n").first?.contains(line) == true)
    }

    @Test
    func `a refusal says the same as the first line`() async {
        let explained = ScriptedConsole()
        let opened = ScriptedConsole()
        #expect(await explained.run(["explain", "/prodct/42"]) == .success)
        #expect(await opened.run(["open", "/prodct/42"]) == .refused)
        let line = explained.output.split(separator: "\n").first.map(String.init) ?? ""
        #expect(opened.output.contains(line))
    }

    @Test
    func `the routes that were considered stand below, with the first segment that fails`() async {
        let console = ScriptedConsole()
        #expect(await console.run(["explain", "/cart/nothing"]) == .success)
        #expect(console.output.contains("segment 2, 'nothing', is not add"))
        #expect(console.output.contains("): the path goes on with 'nothing'"))
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
