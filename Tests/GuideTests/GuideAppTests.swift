import RoutingTestSupport
import Testing

@Suite(.hangLimit)
@MainActor
struct `The app that the guides assemble` {
    @Test func `the app refuses a closed part, and redirects a waiting link`() async throws {
        let app = try await GuideApp()
        let error = await app.router.route(RouteRequest(url: "/shop")).error
        #expect(error?.description.contains("the shop is closed until noon") == true)
        async let outcome = app.router.open(
            "https://moments.app/shop/product/7", from: .universalLink)
        app.openGate()
        #expect(await outcome.stack == ["/home", "/products", "/product/7"])
        #expect(await app.router.route(RouteRequest(url: "/menu/log")).title == "Log")
        let _: (InterceptedRequest) throws -> InterceptorVerdict = { request in
            .redirect(to: try request.url(filling: "/product/:id"))
        }
    }

    @Test func `the app opens the cart after the login, passes its items, and forgets it all`()
        async throws
    {
        let app = try await GuideApp()
        await app.router.route(RouteRequest(url: "/cart"))
        #expect(app.stage.topScreen?.title == "Login")
        app.stage.update { $0.dismiss() }
        await app.signIn("Ada")
        let cart = try #require(app.stage.topScreen as? CartScreen)
        let (ends, ended) = AsyncStream.makeStream(of: String?.self)
        app.router.observe { if case .ended(let outcome) = $0 { ended.yield(outcome.title) } }
        cart.buy([.init(productID: 1), .init(productID: 2)], by: app.router)
        for await title in ends {
            #expect(title == "2 items")
            break
        }
        #expect(app.variant == "all")
        app.signOut()
        #expect(app.stage.topScreen == nil && app.router.history.isEmpty)
    }

    @Test func `the app asks before the user loses a note, and signs out without`() async throws {
        let app = try await GuideApp()
        let (note, events) = (NoteScreen(), EventList())
        app.router.observe(events.add)
        app.router.move(.push(note))
        note.draft = "Hello"
        let move = Task { await app.router.performUserMove { $0.goBack() } }
        while app.stage.question == nil { await Task.yield() }
        app.stage.question?.stay()
        #expect(await move.value == nil)
        app.signOut()
        #expect(events.all.last == "discarded The note isn't sent.")
    }

    @Test func `the app decodes a result into the other feature's own type`() async throws {
        let app = try await GuideApp()
        let letter = LetterScreen()
        app.router.move(.push(letter))
        let (waits, waiting) = AsyncStream.makeStream(of: Void.self)
        app.router.observe { if case .awaitsResult = $0 { waiting.yield() } }
        async let pick = letter.attach(by: app.router)
        for await _ in waits { break }
        let screen = try #require(app.stage.topScreen as? PickScreen)
        screen.choose(.init(id: "m1", title: "Sunday"), by: app.router)
        #expect(try await pick == LetterScreen.Pick(id: "m1", title: "Sunday"))
    }

    @Test func `the app withdraws a plug-in, whose trust stays with what it leaves`()
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

private final class NoteScreen: HoldingScreen {
    var reasonToStay: String? { draft.isEmpty ? nil : "The note isn't sent." }
    let title = "Note"
    var draft = ""
}

private actor Prices {
    private(set) var changes = 0

    func change() { changes += 1 }
}
