import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `A restored state` {
    private struct Attached: Decodable, Sendable {
        let note: Payload<String>
    }

    private func app(tabs: [String] = ["/home", "/shelf"]) async throws -> Fixture {
        try await Fixture(tabs: tabs) {
            $0.pages("/shelf", "/pick", "/old")
            $0.items("/item/:id")
            $0.register(path: "/attached", navigator: PageNavigator<Attached>())
            $0.pages("/debug", builds: [.debug])
            $0.register(path: "/delete", navigator: ChangingNavigator())
            $0.register(path: "/ask", navigator: AskingNavigator(), access: .external)
            $0.action("/count") { _ in .value(3) }
            $0.action("/empty") { _ in throw NotFound("item") }
        }
    }

    @Test(
        arguments: [
            ("*/home /gone /item/1", "*/home /item/1", ["unknown-route"], "no route"),
            ("*/home /item/x", "*/home", ["invalid-parameter"], "a wrong value"),
            ("*/home /a%zz", "*/home", ["broken-escape"], "no URL"),
            ("*/home /debug", "*/home", ["unavailable"], "another build"),
            ("*/home /delete", "*/home", ["access-denied"], "it changes data"),
            ("*/home /ask?id=7", "*/home", ["access-denied"], "a question"),
            ("*/home /count", "*/home", ["no-screen"], "an action"),
            ("*/home /empty", "*/home", ["not-found"], "not there"),
            ("*/home /attached", "*/home", ["missing-payload"], "a payload"),
            ("*/home | +/gone | +/pick", "*/home | +/pick", ["unknown-route"], "a modal"),
            ("*/home | +/gone /pick", "*/home | +/pick", ["unknown-route"], "a modal's root"),
        ] as [(String, String, [String], String)])
    func `a screen that can no longer be restored is left out and named`(
        saved: String, restored: String, codes: [String], because: String
    ) async throws {
        let app = try await app(tabs: ["/home"])
        let leftOut = await app.router.restore(NavigationState(outline: saved))
        #expect(leftOut.map(\.code) == codes)
        #expect(app.stage.state.outline == restored)
    }

    @Test(
        arguments: [
            ("/gone | */shelf /item/1", "/home | */shelf /item/1", ["unknown-route"], "no root"),
            ("/home | /old /item/1 | */shelf", "/home | */shelf", ["no-tab", "no-tab"], "lost"),
            (
                "/home | */old /item/1 | /shelf", "*/home | /shelf", ["no-tab", "no-tab"],
                "in front"
            ),
            ("*/shelf /item/1 | /home", "/home | */shelf /item/1", [], "another order"),
            ("", "*/home | /shelf", [], "an empty state"),
            (
                "/home /item/1 | */shelf /item/2 /item/2 | +/pick /item/3 | #/item/4",
                "/home /item/1 | */shelf /item/2 /item/2 | +/pick /item/3 | #/item/4", [], "all"
            ),
        ] as [(String, String, [String], String)])
    func `a restored tab belongs to the tab of the app with its root`(
        saved: String, restored: String, codes: [String], because: String
    ) async throws {
        let app = try await app()
        let leftOut = await app.router.restore(NavigationState(outline: saved))
        #expect(leftOut.map(\.code) == codes)
        #expect(app.stage.state.outline == restored)
    }

    @Test(arguments: [
        ("/shelf | */item/1 /pick", "/shelf | */item/1 /pick"),
        ("/gone | */item/1 /pick", "*/item/1 /pick"), ("/shelf | */gone", "*/shelf"),
        ("*/gone | +/pick", ""), ("/gone | /old | */pick", "/old | */pick"),
        ("/gone | */old | /pick", "*/old | /pick"), ("*/old | /gone | /pick", "*/old | /pick"),
        ("/old | */gone | /pick", "/old | */pick"),
    ])
    func `restored tabs are the tabs of an empty stage`(saved: String, expected: String)
        async throws
    {
        let app = try await app(tabs: [])
        _ = await app.router.restore(NavigationState(outline: saved))
        #expect(app.stage.state.outline == expected)
    }

    @Test
    func `a screen without a URL is not restored`() async throws {
        let app = try await app()
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
