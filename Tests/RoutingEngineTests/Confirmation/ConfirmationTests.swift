import RouteMatching
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A link that would change data` {
    private let cart = AskingNavigator()

    private func launch(_ register: (AppRouter) -> Void = { _ in }) async throws -> Fixture {
        try await Fixture { router in
            router.register(
                path: "/add", navigator: cart, access: .external, parent: "/home")
            register(router)
        }
    }

    private func ask(_ app: Fixture) async throws -> Consent {
        await app.open("https://moments.app/add?id=7", from: .universalLink)
        return try #require(cart.questions.last)
    }

    @Test(arguments: RouteOrigin.outside)
    func `asks first, and changes nothing`(origin: RouteOrigin) async throws {
        let app = try await launch()
        let outcome = await app.open(origin.url(of: "/add?id=7&utm_source=x"), from: origin)
        #expect(outcome.title == "Add 7?")
        #expect(cart.changes.isEmpty)
        #expect(cart.questions.map(\.url) == ["/add?id=7"])
        #expect(cart.questions.map(\.origin) == [origin])
        #expect(app.path == ["/home", "/add?id=7"])
    }

    @Test
    func `makes the change after the user confirms, and removes the question`() async throws {
        let app = try await launch()
        let outcome = try await ask(app).accept()
        #expect(outcome?.value?.json == "1")
        #expect(outcome?.origin == .universalLink)
        #expect(cart.changes == [ItemParameters(id: 7)])
        #expect(app.path == ["/home"])
        #expect(app.router.history.outcomes.map(\.word) == ["shown", "performed"])
    }

    @Test
    func `does nothing after an answer to a question that has left, though its screen is kept`()
        async throws
    {
        let app = try await launch()
        let question = try await ask(app)
        let screen = try #require(app.stage.topScreen)
        app.stage.update { $0.goBack() }
        #expect(await question.accept() == nil)
        #expect(cart.changes.isEmpty)
        #expect(app.path == ["/home"])
        withExtendedLifetime(screen) {}
    }

    @Test
    func `presents the question, so that declining returns the user to their task`() async throws {
        let app = try await launch { router in
            router.register(path: "/list", navigator: PageNavigator<NoParameters>())
        }
        await app.open("/list")
        let question = try await ask(app)
        #expect(app.path == ["/home", "/list", "/add?id=7"])
        question.decline()
        #expect(app.path == ["/home", "/list"])
        #expect(await question.accept() == nil)
        #expect(cart.changes.isEmpty)
    }

    @Test
    func `makes the change once, however often the user taps`() async throws {
        let app = try await launch()
        let question = try await ask(app)
        async let first = question.accept()
        async let second = question.accept()
        let outcomes = await [first, second].compactMap(\.self)
        #expect(outcomes.count == 1)
        #expect(cart.changes.count == 1)
    }

    @Test
    func `asks again for each other URL`() async throws {
        let app = try await launch()
        _ = try await ask(app).accept()
        await app.open("https://moments.app/add?id=8", from: .universalLink)
        await app.open("https://moments.app/add?id=7", from: .universalLink)
        #expect(cart.questions.map(\.url) == ["/add?id=7", "/add?id=8", "/add?id=7"])
        #expect(cart.changes.count == 1)
    }

    @Test
    func `asks nothing when the app itself requests it`() async throws {
        let app = try await launch()
        #expect(await app.open("/add?id=7").value?.json == "1")
        #expect(cart.questions.isEmpty)
    }

    @Test
    func `asks after redirects, links inside links and remote rules, too`() async throws {
        let app = try await launch { $0.redirect("/old/:id", to: "/add?id=:id") }
        await app.open("https://moments.app/old/7", from: .push)
        let nested = try await receive(
            "moments://next?value=%2Fadd%3Fid%3D8", at: "/next", as: One<NestedLink>.self,
            from: .customScheme(caller: nil))
        await app.router.route(RouteRequest(to: try #require(nested).value))
        var ruled = RouteRequest(url: "/add?id=9")
        ruled.trust = ruled.trust.lowered(to: RouteTrust(.remoteRule))
        await app.router.route(ruled)
        #expect(cart.questions.map(\.url) == ["/add?id=7", "/add?id=8", "/add?id=9"])
        #expect(cart.changes.isEmpty)
    }

    @Test
    func `asks again when the change is no longer the one that the user confirmed`() async throws {
        var changes: ItemParameters?
        let app = try await launch { router in
            router.register(
                ClosureInterceptor { request in
                    guard let changes, request.route.pattern.description == "/add" else {
                        return .proceed
                    }
                    return .proceedWith(
                        ParameterValues(items: [.init(name: "id", value: "\(changes.id)")]))
                })
        }
        let question = try await ask(app)
        changes = ItemParameters(id: 9)
        let outcome = await question.accept()
        #expect(outcome?.title == "Add 9?")
        #expect(cart.changes.isEmpty)
    }

    @Test
    func `is not previewed`() async throws {
        let app = try await launch()
        await #expect(throws: RouteError.self) {
            try await app.router.screen(for: "https://moments.app/add?id=7", from: .push)
        }
        #expect(cart.changes.isEmpty && cart.questions.isEmpty)
    }
}
