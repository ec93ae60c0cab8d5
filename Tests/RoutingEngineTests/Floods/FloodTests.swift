import RouteMatching
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A flood of links from outside` {
    private let cart = AskingNavigator()
    private let limit = StageDriver.limitFromOutside

    private func app() async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/add", navigator: cart, access: .external)
            router.register(
                path: "/page/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
        }
    }

    @discardableResult
    private func openPage(
        _ id: Int, in app: Fixture, using transition: TransitionType = .show
    ) async -> RouteOutcome {
        await app.open(
            "https://moments.app/page/\(id)", from: .universalLink, using: transition)
    }

    private func ask(_ id: Int, in app: Fixture) async {
        await app.open("https://moments.app/add?id=\(id)", from: .universalLink)
    }

    @Test
    func `60 links that would change data leave one question`() async throws {
        let app = try await app()
        for id in 1...60 { await ask(id, in: app) }
        #expect(app.path == ["/home", "/add?id=60"])
        for question in cart.questions.dropLast() { #expect(await question.accept() == nil) }
        #expect(cart.changes.isEmpty)
        await cart.questions.last?.accept()
        #expect(cart.changes == [ItemParameters(id: 60)])
        #expect(app.path == ["/home"])
    }

    @Test
    func `a question under another screen accepts no answer until it is visible again`()
        async throws
    {
        let app = try await app()
        await ask(1, in: app)
        await openPage(1, in: app)
        let question = try #require(cart.questions.last)
        #expect(await question.accept() == nil)
        #expect(app.path == ["/home", "/add?id=1", "/page/1"])
        app.stage.update { $0.goBack() }
        #expect(await question.accept()?.value?.json == "1")
    }

    @Test
    func `a new question removes the one under another screen, and nothing else`() async throws {
        let app = try await app()
        await ask(1, in: app)
        await openPage(1, in: app)
        await ask(2, in: app)
        #expect(app.path == ["/home", "/page/1", "/add?id=2"])
    }

    @Test
    func `a question on an empty stage is superseded, too`() async throws {
        let app = try await Fixture(tabs: []) { router in
            router.register(path: "/add", navigator: cart, access: .external)
        }
        await ask(1, in: app)
        await ask(2, in: app)
        #expect(await cart.questions.first?.accept() == nil)
        #expect(await cart.questions.last?.accept()?.value?.json == "1")
    }

    @Test(arguments: [TransitionType.show, .present, .presentFullScreen])
    func `any number of links leaves as many screens as links may stack`(
        transition: TransitionType
    ) async throws {
        let app = try await app()
        for id in 1...ProofSize.count(2_000, full: 2_000) {
            await openPage(id, in: app, using: transition)
        }
        #expect(app.path.count == 1 + limit)
    }

    @Test
    func `a link beyond the limit is refused with the reason`() async throws {
        let app = try await app()
        for id in 1...limit { await openPage(id, in: app) }
        let error = await openPage(limit + 1, in: app).error
        #expect(error?.code == "too-many-screens")
        #expect(
            error?.description
                == "'https://moments.app/page/\(limit + 1)' is not shown: links have opened \(limit) screens "
                + "on top of one another already. Close some of them, and open it again.")
    }

    @Test
    func `the link whose screen is visible is shown again when no more may be stacked`()
        async throws
    {
        let app = try await app()
        for id in 1...limit { await openPage(id, in: app) }
        #expect(await openPage(limit, in: app).error == nil)
        #expect(app.path.count == 1 + limit)
    }

    @Test
    func `what the user opens themselves is not counted`() async throws {
        let app = try await app()
        for id in 1...limit { await openPage(id, in: app) }
        #expect(await app.open("/page/0").error == nil)
        #expect(await openPage(limit + 1, in: app).error == nil)
        #expect(app.path.count == 3 + limit)
    }
}
