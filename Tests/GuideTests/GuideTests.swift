import RoutingEngine
import RoutingTestSupport
import StageKit
import Testing

@Suite(.hangLimit)
@MainActor
struct `The guides to journeys, values and remote rules` {
    @Test
    func `an interceptor refuses, and a prefix covers whole segments`() async throws {
        let router = try await GuideApp().router
        let error = await router.route(RouteRequest(url: "/shop")).error
        #expect(error?.description.contains("the shop is closed until noon") == true)
        #expect(await router.route(RouteRequest(url: "/menu")).title == "Menu")
        #expect(await router.route(RouteRequest(url: "/menu/log")).title == "Log")
    }

    @Test
    func `a link waits, and a redirect applies to it`() async throws {
        let app = try await GuideApp()
        let link = RouteRequest(
            url: "https://moments.app/shop/product/7", origin: .universalLink)
        async let outcome = app.router.route(link)
        app.openGate()
        #expect(await outcome.stack == ["/home", "/products", "/product/7"])
        let verdict: InterceptorVerdict =
            .redirect(to: "/product/:id")
        guard case .redirect("/product/:id", by: .app) = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }

    @Test
    func `the cart opens after the login, and its items are passed to the checkout`() async throws {
        let app = try await GuideApp()
        await app.router.route(RouteRequest(url: "/cart"))
        #expect(app.stage.topScreen is LoginScreen)
        app.stage.update { $0.dismiss() }
        await app.signIn("Ada")
        let cart = try #require(app.stage.topScreen as? Shop.CartScreen)
        let (ends, ended) = AsyncStream.makeStream(of: String?.self)
        app.router.observe { if case .ended(let outcome) = $0 { ended.yield(outcome.title) } }
        cart.buy([.init(productID: 1), .init(productID: 2)], by: app.router)
        for await title in ends {
            #expect(title == "2 items")
            break
        }
    }

    @Test
    func `a result is decoded into the other feature's own type`() async throws {
        let app = try await GuideApp()
        let chat = Chat.ConversationScreen()
        app.router.move(.push(ChapterScreen(1)))
        app.router.move(.push(chat))
        let (waits, waiting) = AsyncStream.makeStream(of: Void.self)
        app.router.observe { if case .awaitsResult = $0 { waiting.yield() } }
        async let pick = chat.attach(by: app.router)
        for await _ in waits { break }
        let screen = try #require(app.stage.topScreen as? Moments.PickScreen)
        screen.choose(.init(id: "m1", title: "Sunday"), by: app.router)
        #expect(try await pick == Chat.Pick(id: "m1", title: "Sunday"))
    }

    @Test
    func `a screen without a URL is shown, and an experiment answers without opening`() async throws
    {
        let app = try await GuideApp()
        let router = app.router
        router.move(.push(ChapterScreen(2)))
        #expect(app.stage.topScreen is ChapterScreen)
        #expect(app.variant == "all" && router.history.outcomes.isEmpty)
    }

    @Test
    func `a sign-out leaves no screen and no outcome`() async throws {
        let app = try await GuideApp()
        let (router, stage) = (app.router, app.stage)
        await router.route(RouteRequest(url: "/menu"))
        #expect(stage.topScreen != nil && !router.history.outcomes.isEmpty)
        router.cancelRequests()
        stage.update { $0 = NavigationState() }
        router.history = RouteHistory(limit: router.history.limit)
        #expect(stage.topScreen == nil && router.history.outcomes.isEmpty)
    }

    @Test
    func `a plug-in is withdrawn, and its trust goes along with what it leaves behind`()
        async throws
    {
        let app = try await GuideApp()
        let (router, prices) = (app.router, Prices())
        let offers = try router.register(set: "Offers") {
            router.register(path: "/offers", navigator: OffersNavigator(), access: .external)
            router.register(OffersInterceptor())
        }
        let trust = router.trust
        let work =
            Task.detached {
                await prices.change()
                await router.route(RouteRequest(url: "/offers").lowered(to: trust))
            }
        await work.value
        #expect(app.stage.topScreen?.title == "Offers")
        try offers.withdraw()
        #expect(await router.route(RouteRequest(url: "/offers")).error?.code == "unknown-route")
    }
}
