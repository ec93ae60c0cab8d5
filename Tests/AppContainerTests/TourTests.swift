import CommandLineKit
import Testing

@testable import AppContainer

@Suite
@MainActor
struct `The tour` {
    @Test(.wholeApp)
    func `it runs to its end, and every step has the expected outcome`() async {
        let console = ScriptedConsole()
        #expect(await console.run(["tour"]) == .success)
        for step in [
            "/moments > /product/42", "/moments > /chat/u1",
            "/shop > /products > /product/42 > /moments/share",
            "https://momentsapp.com/shop/product/42 -> /product/42 -> shown",
            "/cart -> suspended: until login",
            "Shop › All products › Beech Building Block Set › Cart",
            "Add to cart?: Not now",
            "momentsapp.com/cart -> refused (access-denied)",
            "/products -> refused (switched-off)", "/gift -> /product/7 -> shown: ",
            "rules.json: rules[0].target: it redirects to /cart, but /cart is closed",
            "Pick a moment: Look what I found\n   Zoë Müller: Look what I found https://",
            "/internalmenu -> refused (unavailable)", "restored: /chat > /chat/u1",
        ] {
            #expect(console.output.contains(step), "\(step)")
        }
    }

    @Test(arguments: ["debug", "internal", "production"])
    func `it is the same in each build`(build: String) async {
        let console = ScriptedConsole()
        #expect(await console.run(["tour", "--build-target", build]) == .success)
    }
}
