import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A link that would change data` {
    private let basket = AskingNavigator()

    private func launch(
        tabs: [String] = ["/home"], _ register: (AppRouter) -> Void = { _ in }
    ) async throws -> Fixture {
        try await Fixture(tabs: tabs) { router in
            router.register(path: "/add", navigator: basket, access: .external, parent: "/home")
            router.register(
                path: "/page/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
            register(router)
        }
    }

    @discardableResult
    private func ask(_ id: Int = 7, in app: Fixture) async throws -> Consent {
        await app.open("https://moments.app/add?id=\(id)", from: .universalLink)
        return try #require(basket.questions.last)
    }

    @Test(arguments: RouteOrigin.outside)
    func `a changing link asks first, and changes nothing`(origin: RouteOrigin) async throws {
        let app = try await launch()
        let outcome = await app.open(origin.url(of: "/add?id=7&utm_source=x"), from: origin)
        #expect(outcome.title == "Add 7?")
        #expect(basket.changes.isEmpty)
        #expect(basket.questions.map(\.url) == ["/add?id=7"])
        #expect(basket.questions.map(\.origin) == [origin])
        #expect(app.path == ["/home", "/add?id=7"])
    }

    @Test
    func `a changing link asks nothing when the app itself requests it`() async throws {
        let app = try await launch()
        #expect(await app.open("/add?id=7").value?.json == "1")
        #expect(basket.questions.isEmpty)
    }

    @Test
    func `the change is made once after the user confirms, and the question leaves`() async throws {
        let app = try await launch()
        let question = try await ask(in: app)
        async let first = question.accept()
        async let second = question.accept()
        let outcomes = await [first, second].compactMap(\.self)
        #expect(outcomes.map { $0.value?.json } == ["1"])
        #expect(outcomes.map(\.origin) == [.universalLink])
        #expect(basket.changes == [ItemParameters(id: 7)])
        #expect(app.path == ["/home"])
        #expect(app.router.history.outcomes.map(\.word) == ["shown", "performed"])
    }

    @Test
    func `an answer to a question that has left does nothing`() async throws {
        let app = try await launch()
        let question = try await ask(in: app)
        let screen = try app.top
        app.stage.update { $0.goBack() }
        #expect(await question.accept() == nil)
        #expect(basket.changes.isEmpty)
        withExtendedLifetime(screen) {}
    }

    @Test
    func `declining a question returns the user to their task`() async throws {
        let app = try await launch()
        await app.open("/page/1")
        let question = try await ask(in: app)
        #expect(app.path == ["/home", "/page/1", "/add?id=7"])
        question.decline()
        #expect(app.path == ["/home", "/page/1"])
        #expect(await question.accept() == nil)
        #expect(basket.changes.isEmpty)
    }

    @Test
    func `redirects, links inside links and remote rules ask, each time`() async throws {
        let app = try await launch { $0.redirect("/old/:id", to: "/add?id=:id") }
        let first = try await ask(in: app)
        await first.accept()
        await app.open("https://moments.app/old/7", from: .push)
        let nested = try await receive(
            "moments://next?value=%2Fadd%3Fid%3D8", at: "/next", as: One<NestedLink>.self,
            from: .customScheme(caller: nil))
        await app.router.route(RouteRequest(to: try #require(nested).value))
        var ruled = RouteRequest(url: "/add?id=9")
        ruled.trust = ruled.trust.lowered(to: RouteTrust(.remoteRule))
        await app.router.route(ruled)
        #expect(basket.questions.map(\.url) == [7, 7, 8, 9].map { "/add?id=\($0)" })
        #expect(basket.changes.count == 1)
    }

    @Test
    func `a change that is no longer the confirmed one is asked about again`() async throws {
        var other: ItemParameters?
        let app = try await launch { router in
            router.register(
                ClosureInterceptor { request in
                    guard let other, request.parameters["id"] != ["\(other.id)"] else {
                        return .proceed
                    }
                    return .redirect(to: "/add?id=\(other.id)")
                })
        }
        let question = try await ask(in: app)
        other = ItemParameters(id: 9)
        #expect(await question.accept()?.title == "Add 9?")
        #expect(basket.changes.isEmpty)
    }

    @Test
    func `a changing link has no preview`() async throws {
        let app = try await launch()
        await #expect(throws: RouteError.self) {
            try await app.router.screen(for: "https://moments.app/add?id=7", from: .push)
        }
        #expect(basket.changes.isEmpty && basket.questions.isEmpty)
    }

    @Test
    func `60 links that would change data leave one question`() async throws {
        let app = try await launch()
        for id in 1...60 { try await ask(id, in: app) }
        #expect(app.path == ["/home", "/add?id=60"])
        for question in basket.questions.dropLast() { #expect(await question.accept() == nil) }
        #expect(basket.changes.isEmpty)
        await basket.questions.last?.accept()
        #expect(basket.changes == [ItemParameters(id: 60)])
        #expect(app.path == ["/home"])
    }

    @Test
    func `a question under another screen accepts no answer`() async throws {
        let app = try await launch()
        let first = try await ask(1, in: app)
        await app.open("/page/1")
        #expect(await first.accept() == nil)
        try await ask(2, in: app)
        #expect(app.path == ["/home", "/page/1", "/add?id=2"])
        await app.open("/page/2")
        app.stage.update { $0.goBack() }
        #expect(await basket.questions.last?.accept()?.value?.json == "1")
    }

    @Test
    func `a question on an empty stage is superseded, too`() async throws {
        let app = try await launch(tabs: [])
        let first = try await ask(1, in: app)
        let second = try await ask(2, in: app)
        #expect(await first.accept() == nil)
        #expect(await second.accept()?.value?.json == "1")
    }
}

@Suite(.hangLimit)
@MainActor
struct `A flood of links from outside` {
    private let limit = StageDriver.limitFromOutside

    private func launch() async throws -> Fixture {
        try await Fixture { router in
            router.register(
                path: "/page/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
        }
    }

    @discardableResult
    private func openPage(
        _ id: Int, in app: Fixture, using transition: TransitionType
    ) async -> RouteOutcome {
        await app.open(
            "https://moments.app/page/\(id)", from: .universalLink, using: transition)
    }

    @Test(arguments: [TransitionType.show, .present, .presentFullScreen])
    func `a link beyond the stacked ones is refused, and what the user opens is not`(
        transition: TransitionType
    ) async throws {
        let app = try await launch()
        for id in 1...limit { await openPage(id, in: app, using: transition) }
        #expect(
            await openPage(limit + 1, in: app, using: transition).error?.description
                == "'https://moments.app/page/\(limit + 1)' is not shown: links have opened \(limit) screens "
                + "on top of one another already. Close some of them, and open it again.")
        let again = await openPage(limit, in: app, using: transition)
        #expect(again.error == nil, "it is visible already")
        #expect(app.path.count == 1 + limit)
        #expect(await app.code("/page/0") == nil)
        #expect(await openPage(limit + 1, in: app, using: transition).error == nil)
        #expect(app.path.count == 3 + limit)
    }
}
