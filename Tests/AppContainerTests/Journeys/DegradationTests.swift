import RoutingKit
import Testing

@testable import AppContainer

@Suite
@MainActor
struct `While nothing can be ordered` {
    private func launch() async throws -> (app: LaunchedApp, console: ScriptedConsole) {
        let app = try await LaunchedApp()
        app.container.session.signIn("Ada")
        await app.router.route(RouteRequest(url: "/cart/add?id=1"))
        await app.router.route(RouteRequest(url: "/internalmenu", transition: .present))
        try await app.choose("isCheckoutOpen")
        app.stage.update { $0.dismiss() }
        return (app, ScriptedConsole(["open /cart", "open /cart/count"]))
    }

    @Test
    func `the cart opens with a notice`() async throws {
        let (app, console) = try await launch()
        await Shell(app: app.container, console: console.console).run()
        #expect(app.path.last == "/cart")
        let told = console.output.split(separator: "Nothing can be ordered just now.")
        #expect(told.count == 2)
    }

    @Test
    func `the checkout is closed, and says why`() async throws {
        let (app, _) = try await launch()
        await app.router.route(RouteRequest(url: "/cart"))
        let error = try #require(try await app.choose("Checkout")?.error)
        #expect(error.description.contains("nothing can be ordered just now; the cart is kept"))
        let count = await app.router.route(RouteRequest(url: "/cart/count"))
        #expect(count.value?.json == "1")
    }
}
