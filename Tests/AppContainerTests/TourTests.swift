import CommandLineKit
import TerminalKit
import RoutingTestSupport
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.hangLimit)
@MainActor
struct `The tour` {
    @Test(.wholeApp, arguments: ["debug", "internal", "production"])
    func `it runs to its end in each build, and every step has the expected outcome`(
        build: String
    ) async {
        let console = ScriptedConsole()
        #expect(await console.run(["tour", "--build-target", build]) == .success)
        let product = SampleURL.product(42)
        for step in [
            "/moments > \(product)", "/moments > /chat/u1",
            "/shop > /products > \(product) > /moments/share",
            "-> \(product) ->",
            "/cart -> suspended: until login",
            "Shop › All products › Beech Building Block Set › Cart",
            "Add to cart?: Not now",
            "momentsapp.com/cart -> refused (access-denied)",
            "/products -> refused (switched-off)", "/gift -> \(SampleURL.product(7)) -> shown: ",
            "rules.json: rules[0].redirect: it redirects to /cart, but /cart is closed",
            "Pick a moment: Look what I found\n   Zoë Müller: Look what I found https://",
            "/internalmenu -> refused (unavailable)", "restored: /chat > /chat/u1",
        ] where !console.output.contains(step) {
            Issue.record("'\(step)' is missing")
        }
    }

    @Test(arguments: [20, 60, 80])
    func `no line is wider than the window`(width: Int) async {
        let console = ScriptedConsole(width: width)
        #expect(await console.run(["tour", "--plain"], plugins: .own) == .success)
        let wide = console.output.split(separator: "\n").filter { String($0).columns > width }
        #expect(wide == [])
    }
}
