import RoutingEngine
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
        await Shell(app: app.container, console: console.console).run()
        #expect(app.path.last == "/cart")
        let notices = console.output.split(separator: "Orders are unavailable at the moment.")
        #expect(notices.count == 2)
    }

    @Test
    func `the checkout redirects to the cart, which keeps its items and shows the reason`()
        async throws
    {
        let app = try await launch(without: "isCheckoutOpen")
        var notices: [String] = []
        await app.open("/cart")
        app.container.notify = { notices.append($0) }
        let outcome = try #require(try await app.choose("Checkout"))
        #expect(outcome.redirects == ["/cart"])
        #expect(app.path == ["/moments", "/cart"])
        #expect(notices == ["Orders are unavailable at the moment. Your cart is saved."])
        let count = await app.open("/cart/count")
        #expect(count.value?.json == "1")
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

    @Test
    func `the chat is refused with a reason`() async throws {
        let app = try await launch(without: "isChatOpen")
        let error = await app.openLink("momentsapp://chat", origin: .push).error
        #expect(error?.code == "blocked")
        #expect(error?.description.contains("the chat is under maintenance") == true)
    }
}
