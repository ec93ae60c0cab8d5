import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
struct `A link that would change data` {
    private let basket = AskingNavigator()

    private let app: Fixture

    init() async throws {
        app = try await Fixture { [basket] router in
            router.register(path: "/add", navigator: basket, access: .external, parent: "/home")
            router.items("/page/:id", access: .external)
        }
    }

    @discardableResult
    private func ask(_ id: Int = 7) async throws -> Consent {
        await app.open("https://moments.app/add?id=\(id)", from: .universalLink)
        return try #require(basket.questions.last)
    }

    @Test(arguments: RouteOrigin.outside)
    func `a changing link asks first, and changes nothing, but for the app itself`(
        origin: RouteOrigin
    ) async throws {
        let outcome = await app.open(origin.url(of: "/add?id=7&utm_source=x"), from: origin)
        #expect(outcome.title == "Add 7?")
        #expect(basket.changes.isEmpty)
        #expect(basket.questions.count == 1)
        #expect(app.path == ["/home", "/add?id=7"])
        #expect(await app.open("/add?id=8").value?.json == "1")
        #expect(basket.questions.count == 1)
    }

    @Test
    func `the change is made once after the user confirms, and the question leaves`() async throws {
        let question = try await ask()
        async let first = question.accept()
        async let second = question.accept()
        let outcomes = await [first, second].compactMap(\.self)
        #expect(outcomes.map { $0.value?.json } == ["1"])
        #expect(outcomes.map(\.origin) == [.universalLink])
        #expect(basket.changes == [ItemParameters(id: 7)])
        #expect(app.path == ["/home"])
        #expect(app.router.history.map(\.word) == ["shown", "performed"])
    }

    @Test(arguments: [true, false])
    func `a question that is declined, or has left, returns the user to their task, unanswered`(
        isDeclined: Bool
    ) async throws {
        await app.open("/page/1")
        let question = try await ask()
        let screen = try app.top
        #expect(app.path == ["/home", "/page/1", "/add?id=7"])
        if isDeclined { question.decline() } else { app.stage.update { $0.goBack() } }
        #expect(app.path == ["/home", "/page/1"])
        #expect(await question.accept() == nil)
        #expect(basket.changes.isEmpty)
        withExtendedLifetime(screen) {}
    }

    @Test func `a change that is no longer the confirmed one is asked about again`() async throws {
        var other: ItemParameters?
        try app.router.register(set: "Other") {
            app.router.intercept { request in
                guard let other, request.parameters["id"] != ["\(other.id)"] else {
                    return .proceed
                }
                return .redirect(to: "/add?id=\(other.id)")
            }
        }
        let question = try await ask()
        other = ItemParameters(id: 9)
        #expect(await question.accept()?.title == "Add 9?")
        #expect(basket.changes.isEmpty)
    }

    @Test(arguments: [["/home"], []])
    func `many links that would change data leave one question`(tabs: [String]) async throws {
        if tabs.isEmpty { app.router.moveUnasked { $0 = NavigationState() } }
        for id in 1...20 { try await ask(id) }
        #expect(app.path == ["/home", "/add?id=20"])
        for question in basket.questions.dropLast() { #expect(await question.accept() == nil) }
        #expect(basket.changes.isEmpty)
        await basket.questions.last?.accept()
        #expect(basket.changes == [ItemParameters(id: 20)])
    }

    @Test func `a question under another screen accepts no answer`() async throws {
        let first = try await ask(1)
        await app.open("/page/1")
        #expect(await first.accept() == nil)
        try await ask(2)
        #expect(app.path == ["/home", "/page/1", "/add?id=2"])
        await app.open("/page/2")
        app.stage.update { $0.goBack() }
        #expect(await basket.questions.last?.accept()?.value?.json == "1")
    }
}

@Suite(.hangLimit)
struct `A flood of links from outside` {
    @Test(arguments: [TransitionType.show, .present, .presentFullScreen])
    func `a link beyond the stacked ones is refused, and what the user opens is not`(
        transition: TransitionType
    ) async throws {
        let app = try await Fixture {
            $0.items("/page/:id", access: .external)
        }
        let arrive = { @MainActor (id: Int) in
            await app.open(
                "https://moments.app/page/\(id)", from: .universalLink, using: transition
            )
            .error
        }
        let limit = StageDriver.limitFromOutside
        for id in 1...limit { #expect(await arrive(id) == nil) }
        #expect(await arrive(limit + 1)?.reason == .tooManyScreens(limit: limit))
        #expect(await arrive(limit) == nil, "it is visible already")
        #expect(app.path.count == 1 + limit)
        #expect(await app.code("/page/0") == nil)
        #expect(await arrive(limit + 1) == nil)
        #expect(app.path.count == 3 + limit)
    }
}
