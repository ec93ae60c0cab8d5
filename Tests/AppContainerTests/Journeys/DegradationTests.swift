import RoutingEngine
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp)
@MainActor
struct `While a part of the app is switched off` {
    /// A signed-in user with an item in the cart, who switches a toggle off in the internal menu.
    private func launch(without toggle: String) async throws -> LaunchedApp {
        let app = try await LaunchedApp()
        app.container.session.signIn("Ada")
        await app.open("/cart/add?id=1")
        await app.router.route(RouteRequest(url: "/internalmenu", transition: .present))
        try await app.choose(toggle)
        app.stage.update { $0.dismiss() }
        return app
    }

    @Test
    func `the cart opens with a notice`() async throws {
        let app = try await launch(without: "isCheckoutOpen")
        let console = ScriptedConsole(["open /cart", "open /cart/count"])
        await app.container.lineMode(on: console.console).run()
        #expect(app.path.last == "/cart")
        let notices = console.output.split(separator: "Orders are unavailable at the moment.")
        #expect(notices.count == 2)
    }

    @Test(arguments: [RouteOrigin.app, .push])
    func `a web page replaces a conversation for every origin`(
        origin: RouteOrigin
    ) async throws {
        let app = try await launch(without: "isChatOpen")
        let url = origin == .push ? "momentsapp://chat/u1" : "/chat/u1?draft=hunter2"
        let outcome = await app.router.route(RouteRequest(url: url, origin: origin))
        #expect(app.path.last == "/page?url=https%3A%2F%2Fhelp.momentsapp.com%2Fchat")
        #expect(!"\(outcome)".contains("hunter2"))
    }
}
