import RoutingTestSupport
import StageConformance
import Testing

@Suite(.hangLimit)
struct `A restored state` {
    private func app(tabs: [String]) async throws -> Fixture {
        try await Fixture(tabs: tabs) {
            $0.pages("/shelf", "/pick", "/old")
            $0.items("/item/:id")
            $0.pages("/attached", of: Attached.self)
            $0.pages("/debug", builds: [.debug])
            $0.register(path: "/delete", navigator: ChangingNavigator())
            $0.register(path: "/ask", navigator: AskingNavigator(), access: .external)
            $0.action("/count") { _ in .value(3) }
            $0.action("/empty") { _ in throw NotFound("item") }
        }
    }

    private typealias Row = (saved: String, restored: String, codes: [String])

    private nonisolated static let screens: [Row] = [
        ("*/home /gone /item/1", "*/home /item/1", ["unknown-route"]),
        ("*/home /item/x", "*/home", ["invalid-parameter"]),
        ("*/home /a%zz", "*/home", ["broken-escape"]),
        ("*/home /debug", "*/home", ["unavailable"]),
        ("*/home /delete", "*/home", ["access-denied"]),
        ("*/home /ask?id=7", "*/home", ["access-denied"]),
        ("*/home /count", "*/home", ["no-screen"]),
        ("*/home /empty", "*/home", ["not-found"]),
        ("*/home /attached", "*/home", ["missing-payload"]),
        ("*/home | +/gone | +/pick", "*/home | +/pick", ["unknown-route"]),
        ("*/home | +/gone /pick", "*/home | +/pick", ["unknown-route"]),
    ]
    private nonisolated static let tabs: [Row] = [
        ("/gone | */shelf /item/1", "/home | */shelf /item/1", ["unknown-route"]),
        ("/home | /old /item/1 | */shelf", "/home | */shelf", ["no-tab", "no-tab"]),
        ("/home | */old /item/1 | /shelf", "*/home | /shelf", ["no-tab", "no-tab"]),
        ("*/shelf /item/1 | /home", "/home | */shelf /item/1", []),
        ("", "*/home | /shelf", []),
        (
            "/home /item/1 | */shelf /item/2 /item/2 | +/pick /item/3 | #/item/4",
            "/home /item/1 | */shelf /item/2 /item/2 | +/pick /item/3 | #/item/4", []
        ),
    ]
    private nonisolated static let emptyStage: [Row] = [
        ("/shelf | */item/1 /pick", "/shelf | */item/1 /pick", []),
        ("/gone | */item/1 /pick", "*/item/1 /pick", ["unknown-route"]),
        ("/shelf | */gone", "*/shelf", ["unknown-route"]),
        ("*/gone | +/pick", "", ["unknown-route"]),
        ("/gone | /old | */pick", "/old | */pick", ["unknown-route"]),
        ("/gone | */old | /pick", "*/old | /pick", ["unknown-route"]),
        ("*/old | /gone | /pick", "*/old | /pick", ["unknown-route"]),
        ("/old | */gone | /pick", "/old | */pick", ["unknown-route"]),
    ]

    @Test(
        arguments: [(["/home"], screens), (["/home", "/shelf"], tabs), ([], emptyStage)]
            .flatMap { tabs, rows in rows.map { (tabs, $0) } })
    func `a restored state lacks what can't be shown, which is named, and fits the app's tabs`(
        tabs: [String], row: (saved: String, restored: String, codes: [String])
    ) async throws {
        let app = try await app(tabs: tabs)
        let leftOut = await app.router.restore(NavigationState(outline: row.saved))
        #expect(leftOut.map(\.code) == row.codes)
        #expect(app.stage.state.outline == row.restored)
    }

    @Test(arguments: [
        ("/shelf", TransitionType.show, "*/home /item/1 /shelf | +/item/2"),
        ("/shelf", .present, "*/home /item/1 | +/item/2 | +/shelf"),
        ("/shelf", .replace, "*/home /item/1 /shelf | +/item/2"),
    ])
    func `what the user opens while a state is restored stays over it`(
        url: String, transition: TransitionType, restored: String
    ) async throws {
        let door = Door()
        let app = try await Fixture {
            $0.pages("/shelf")
            $0.items("/item/:id")
            $0.register(ClosureInterceptor(behind: door, wants: { $0.url == "/item/2" }))
        }
        let saved = NavigationState(outline: "*/home /item/1 | +/item/2")
        let restoring = Task { await app.router.restore(saved) }
        await door.visitors()
        let opened = try #require(await app.open(url, using: transition).title)
        let screen = try app.top
        door.open()
        #expect(await restoring.value.isEmpty)
        #expect(app.stage.state.outline == restored)
        #expect(app.stage.state.entries.contains { app.stage.screen($0.id) === screen })
        #expect(screen.title == opened)
    }

    @Test func `a screen without a URL is not restored`() async throws {
        let app = try await app(tabs: ["/home"])
        app.router.move(.push(PageScreen(title: "chapter")))
        await app.open("/shelf")
        let error = try #require(await app.router.restore(app.stage.state).first)
        #expect(error.code == "no-url")
        #expect(
            error.description.hasSuffix(
                "was shown without a URL, so it can't be restored. "
                    + "Register a path for it, and show it by its URL."))
        #expect(app.path == ["/home", "/shelf"])
    }
}
