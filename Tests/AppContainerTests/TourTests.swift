import CommandLineKit
import Testing

@testable import AppContainer

@Suite
@MainActor
struct `The tour` {
    @Test
    func `it runs to its end, and every step has the expected outcome`() async {
        let console = ScriptedConsole()
        #expect(await console.run(["tour"]) == .success)
        for step in [
            "/moments > /product/42 > /moments/share", "Moment of Jan Novak",
            "/moments > /chat/u1", "/shop > /products > /product/42",
            "Pick a moment: Look what I found\n   Zoë Müller: Look what I found https://",
            "/cart -> suspended: until login",
            "Shop › All products › Beech Building Block Set › Cart",
            "https://momentsapp.com/shop/product/42 -> /product/42 -> shown",
            "restored: /shop > /products > /product/42",
            "Add to cart?: Not now",
            "momentsapp.com/cart -> refused (access-denied)",
            "/internalmenu -> refused (unavailable)",
            "/products -> refused (switched-off)", "/gift -> /product/7 -> shown: ",
            "rules.json: rules[0].target: it redirects to /cart, but /cart is closed",
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
