import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingJourneys

@Suite(.hangLimit)
@MainActor
struct `A restored state` {
    @Test(arguments: [
        "*/home | /shop", "/home | */shop /item/1 /item/2",
        "*/home /item/1 | /shop | +/pick /item/1",
        "*/home | /shop /item/1 | +/pick | #/item/2 /item/3", "/item/1 | */shop",
    ])
    func `tabs, stacks and modals are restored unchanged`(outline: String) async throws {
        let app = try await app()
        let leftOut = await app.router.restore(NavigationState(outline: outline))
        #expect(leftOut == [])
        #expect(app.stage.state.outline == outline)
        for entry in app.stage.state.entries {
            #expect(app.stage.screen(entry.id) != nil)
        }
    }

    @Test(
        arguments: [
            ("*/home /gone /item/1 | /shop", "*/home /item/1 | /shop", ["unknown-route"], "gone"),
            ("*/home /item/x | /shop", "*/home | /shop", ["invalid-parameter"], "a wrong value"),
            ("*/home /a%zz | /shop", "*/home | /shop", ["broken-escape"], "no URL"),
            ("*/home /debug | /shop", "*/home | /shop", ["unavailable"], "another build"),
            ("*/home /delete | /shop", "*/home | /shop", ["access-denied"], "it changes data"),
            ("*/home /count | /shop", "*/home | /shop", ["no-screen"], "an action"),
            ("*/home /empty | /shop", "*/home | /shop", ["not-found"], "not there"),
            ("*/home /payload | /shop", "*/home | /shop", ["missing-payload"], "a payload"),
            (
                "*/home | /shop | +/gone | +/pick", "*/home | /shop | +/pick", ["unknown-route"],
                "a modal"
            ),
            (
                "*/home | /shop | +/gone /pick", "*/home | /shop | +/pick", ["unknown-route"],
                "a modal's root"
            ),
            ("/gone | */shop /item/1", "/home | */shop /item/1", ["unknown-route"], "a tab's root"),
            (
                "/home | /old /item/1 | */shop", "/home | */shop", ["no-tab", "no-tab"],
                "a lost tab"
            ),
            (
                "/home | */old /item/1 | /shop", "*/home | /shop", ["no-tab", "no-tab"],
                "it was in front"
            ),
            ("*/shop /item/1", "/home | */shop /item/1", [], "a tab more"),
            ("*/shop /item/1 | /home", "/home | */shop /item/1", [], "another order"),
            ("", "*/home | /shop", [], "an empty state"),
        ] as [(String, String, [String], String)])
    func `a screen that can no longer be shown is left out and named`(
        saved: String, restored: String, codes: [String], because: String
    ) async throws {
        let app = try await app()
        let leftOut = await app.router.restore(NavigationState(outline: saved))
        #expect(leftOut.map(\.code) == codes)
        #expect(app.stage.state.outline == restored)
    }

    @Test(arguments: [
        ("/a | */b /c", "/shop | */item/1 /pick"), ("/gone | */b /c", "*/item/1 /pick"),
        ("/a | */gone", "*/shop"), ("*/gone | +/m", ""), ("", ""),
    ])
    func `on an empty stage the saved tabs are the tabs`(saved: String, expected: String)
        async throws
    {
        let app = try await app(tabs: [])
        let urls = ["/a": "/shop", "/b": "/item/1", "/c": "/pick", "/m": "/pick"]
        let outline = urls.reduce(saved) { $0.replacing($1.key, with: $1.value) }
        _ = await app.router.restore(NavigationState(outline: outline))
        #expect(app.stage.state.outline == expected)
    }

    @Test
    func `the caller of a screen that a restoration removes is notified`() async throws {
        let app = try await app()
        let caller = await app.callerWaits(for: "/pick", using: .present)
        _ = await app.router.restore(app.stage.state)
        #expect(app.stage.state.outline == "*/home | /shop | +/pick")
        await #expect(throws: RouteError(url: "/pick", reason: .replaced)) {
            try await caller.value
        }
    }

    @Test
    func `a question about a change is left out, and changes nothing`() async throws {
        let cart = AskingNavigator()
        let app = try await Fixture {
            $0.register(path: "/add", navigator: cart, access: .external, parent: "/home")
        }
        await app.open("https://moments.app/add?id=7", from: .universalLink)
        let leftOut = await app.router.restore(app.stage.state)
        #expect(leftOut.map(\.code) == ["access-denied"])
        #expect(cart.changes.isEmpty && cart.questions.count == 1)
    }

    @Test
    func `a screen without a URL is left out`() async throws {
        let app = try await app()
        app.router.move(.push(PageScreen(title: "chapter")))
        await app.open("/shop")
        let leftOut = await app.router.restore(app.stage.state)
        #expect(leftOut.map(\.code) == ["no-url"])
        #expect(
            leftOut.first?.description.hasSuffix(
                "was shown without a URL, so it can't be restored. "
                    + "Register a path for it, and show it by its URL.")
                == true)
        #expect(app.path == ["/home", "/shop"])
    }

    @Test
    func `300 random states are restored unchanged`() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let app = try await app()
        for round in 1...300 {
            for _ in 1...4 {
                let transition = TransitionType.allCases.randomElement(using: &random) ?? .show
                if transition != .root { await app.open("/item/\(round)", using: transition) }
                let tab = Int.random(in: 0...5, using: &random)
                if tab < 2 { app.stage.update { $0.selectTab(tab) } }
            }
            let saved = app.stage.state
            let leftOut = await app.router.restore(saved)
            try #require(leftOut == [], "seed \(seed), round \(round)")
            try #require(app.stage.state.outline == saved.outline, "seed \(seed), round \(round)")
            app.stage.update { $0.popToRoot() }
        }
    }

    struct PayloadParameters: Decodable, Sendable {
        let note: Payload<String>
    }

    private func app(tabs: [String] = ["/home", "/shop"]) async throws -> Fixture {
        try await Fixture(tabs: tabs) {
            $0.register(path: "/shop", navigator: PageNavigator<NoParameters>())
            $0.register(path: "/pick", navigator: PageNavigator<NoParameters>())
            $0.register(path: "/old", navigator: PageNavigator<NoParameters>())
            $0.register(path: "/item/:id", navigator: PageNavigator<ItemParameters>())
            $0.register(path: "/payload", navigator: PageNavigator<PayloadParameters>())
            $0.register(path: "/debug", navigator: PageNavigator<NoParameters>(), builds: [.debug])
            $0.register(path: "/delete", navigator: ChangingNavigator())
            $0.register(path: "/count", navigator: ClosureNavigator { .value(3) })
            $0.register(path: "/empty", navigator: ClosureNavigator { throw NotFound("item") })
        }
    }
}
