import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingEngine

struct `The source of a request` {
    @Test func `a request without a source starts from the visible screen`() async throws {
        let navigator = PageNavigator<NoParameters>()
        let app = try await Fixture {
            $0.pages("/b")
            $0.register(path: "/a", navigator: navigator)
        }
        let home = try app.top
        await app.open("/a")
        await app.open("/b", using: .present)
        let visible = try app.top
        await app.open("/a")
        await app.open("/a", using: .presentFullScreen, source: home)
        #expect(app.stage.state.outline == "*/home /a | +/b /a | #/a")
        #expect(navigator.sources.map { $0 === home } == [true, false, true])
        #expect(navigator.sources[1] === visible)
        #expect(navigator.transitions == [.show, .show, .presentFullScreen])
    }

    @Test(arguments: TransitionType.allCases)
    func `a screen that is not on the stage can't be the source`(
        transition: TransitionType
    ) async throws {
        let app = try await Fixture { $0.pages("/a") }
        let before = app.stage.state
        let error = await app.open(
            "/a", using: transition, source: PageScreen(title: "elsewhere")
        ).error
        #expect(
            error?.description
                == "'/a' has no screen to start from. Start from a screen that is on "
                + "the stage; on an empty one use the transition 'root'.")
        #expect(app.stage.state == before)
    }

    @Test(arguments: TransitionType.allCases)
    func `an empty stage has no source, and only a root or a page over its parents needs none`(
        transition: TransitionType
    ) async throws {
        let app = try await Fixture(tabs: []) { $0.pages("/a") }
        let outcome = await app.open("/a", using: transition)
        let needsNone = [.root, .overParents].contains(transition)
        #expect(outcome.error?.reason == (needsNone ? nil : .noSource))
        #expect(app.stage.state.outline == (needsNone ? "*/a" : ""))
    }
}

struct `The tabs of an app` {
    private func tabs(_ urls: [String]) async throws -> Fixture {
        try await Fixture(tabs: urls) {
            $0.pages("/library", "/notes")
            $0.action("/count") { _ in .value(1) }
            $0.action("/gone") { _ in throw NotFound("tab") }
        }
    }

    @Test func `each URL is the root of a tab, and new tabs replace everything`() async throws {
        let app = try await tabs(["/home", "/library?utm=1", "https://moments.app/notes"])
        #expect(app.stage.state.outline == "*/home | /library | /notes")
        #expect(app.stage.state.entries.allSatisfy { app.stage.screen($0.id) != nil })
        await app.open("/notes", using: .present)
        app.stage.update { $0.selectTab(1) }
        try await app.router.show(tabs: ["/notes", "/home"])
        #expect(app.stage.state.outline == "*/notes | /home")
    }

    @Test(arguments: [
        ("/nowhere", "unknown-route"), ("/count", "no-screen"), ("", "empty-url"),
        ("/gone", "not-found"),
    ])
    func `a tab whose URL shows no screen is refused`(url: String, code: String) async throws {
        let app = try await tabs(["/home"])
        let before = app.stage.state
        let error = await #expect(throws: RouteError.self) {
            try await app.router.show(tabs: ["/library", url, "/notes"])
        }
        #expect(error?.code == code)
        #expect(error?.url == url)
        #expect(app.stage.state == before)
    }
}

struct `The parents of a link from outside` {
    private nonisolated struct Post: Codable, Sendable {
        let value: String
        let id: Int
    }

    private let app: Fixture

    init() async throws {
        app = try await Fixture(tabs: ["/home", "/library"]) { router in
            router.pages("/library", "/help", "/guarded", access: .external)
            router.pages("/books", access: .external, parent: "/library")
            router.items("/book/:id", access: .external, parent: "/books")
            router.pages("/topic/:value", of: One<String>.self, access: .external)
            router.pages(
                "/topic/:value/post/:id", of: Post.self, access: .external, parent: "/topic/:value")
            router.action("/missing", access: .external) { _ in throw NotFound("it") }
            router.action("/action", access: .external) { _ in .value(1) }
            router.pages("/debug", access: .external, builds: [.debug])
            for parent in ["missing", "action", "debug", "guarded"] {
                router.pages("/of-\(parent)", access: .external, parent: "/\(parent)")
            }
            router.intercept(wants: { $0.isUnder("/guarded") }) { _ in
                .refuse(because: "it is closed")
            }
        }
    }

    @Test(
        arguments: [
            // The URLs that the app opened before, the link, and the state of the stage afterwards.
            ([], "/book/1", "/home | */library /books /book/1"),
            ([], "/help", "*/home /help | /library"),
            (["/help"], "/book/1", "/home /help | */library /books /book/1"),
            (["/help"], "/home", "*/home | /library"),
            (["/topic/a"], "/topic/a/post/2", "*/home /topic/a /topic/a/post/2 | /library"),
            (
                ["/topic/b"], "/topic/a/post/2",
                "*/home /topic/b /topic/a /topic/a/post/2 | /library"
            ),
            // A parent that can't be shown is left out.
            ([], "/of-missing", "*/home /of-missing | /library"),
            ([], "/of-action", "*/home /of-action | /library"),
            ([], "/of-debug", "*/home /of-debug | /library"),
            ([], "/of-guarded", "*/home /of-guarded | /library"),
        ] as [([String], String, String)])
    func `a link from outside has its parents under it, in their tab`(
        before: [String], link: String, outline: String
    ) async throws {
        for url in before { await app.open(url) }
        let outcome = await app.open("https://moments.app\(link)", from: .universalLink)
        #expect(outcome.error == nil)
        #expect(app.stage.state.outline == outline)
        #expect(app.stage.state.entries.allSatisfy { app.stage.screen($0.id) != nil })
    }

    @Test(arguments: [TransitionType.present, .presentFullScreen])
    func `a link that is presented already is shown again, and not presented over itself`(
        transition: TransitionType
    ) async throws {
        for link in ["moments://book/1", "moments://book/1", "moments://book/2"] {
            await app.open(link, from: .push, using: transition)
        }
        // A link from outside never covers the whole window.
        #expect(app.stage.state.outline == "*/home | /library | +/book/1 | +/book/2")
    }

    @Test
    func
        `a link with a source is shown in its stack and tab, and as inside the app has no parents`()
        async throws
    {
        let home = try app.top
        app.stage.update { $0.selectTab(1) }
        let scheme = RouteOrigin.customScheme(caller: nil)
        let outcome = await app.open("moments://book/1", from: scheme, source: home)
        #expect(outcome.stack == ["/home", "/book/1"])
        #expect(app.stage.state.outline == "*/home /book/1 | /library")
        await app.open("https://moments.app/book/2")
        #expect(app.stage.state.outline == "*/home /book/1 /book/2 | /library")
    }
}

private final class CameraScreen: BareScreen {
    let title = "Camera"
}

struct `A bare screen` {
    @Test(arguments: [
        (TransitionType.present, "*/home | +!/camera", "*/home | +!/camera | +/page"),
        (.presentFullScreen, "*/home | #!/camera", "*/home | #!/camera | +/page"),
        (.show, "*/home /camera", "*/home /camera /page"), (.replace, "*/camera", "*/camera /page"),
        (.root, "*/camera", "*/camera /page"),
    ])
    func `a bare screen that is presented has no navigation, and presents what it shows`(
        transition: TransitionType, outline: String, withPage: String
    ) async throws {
        let app = try await Fixture { router in
            router.action("/camera") { _ in .screen(CameraScreen()) }
            router.pages("/page")
        }
        await app.open("/camera", using: transition)
        #expect(app.stage.state.outline == outline)
        await app.open("/page")
        #expect(app.stage.state.outline == withPage)
        #expect(await app.router.restore(NavigationState(outline: withPage)).isEmpty)
        #expect(app.stage.state.outline == withPage)
        // Nor has one without a URL.
        app.router.move(.present(CameraScreen()))
        #expect(app.stage.state.modals.last?.isBare == true)
    }
}

/// A view model's own screens, on the stage that URLs share.
struct `A screen without a URL` {
    private func titles(_ app: Fixture) -> String {
        app.stage.state.path.map { entry in
            entry.url == "/home" ? "home" : app.stage.screen(entry.id)?.title ?? "?"
        }.joined(separator: " ")
    }

    @Test
    func `a screen without a URL moves by a value, if there is something to do`() async throws {
        let app = try await Fixture()
        let screens = ["a", "b", "c", "d"].map { PageScreen(title: $0) }
        let moves: [(move: ScreenMove, isDone: Bool, titles: String)] = [
            (.pop, false, "home"), (.popToRoot, false, "home"), (.dismiss, false, "home"),
            (.push(screens[0]), true, "home a"), (.push(screens[1]), true, "home a b"),
            (.pop, true, "home a"), (.present(screens[1]), true, "home a b"),
            (.pop, false, "home a b"), (.push(screens[2]), true, "home a b c"),
            (.present(screens[3], isFullScreen: true), true, "home a b c d"),
            (.dismiss, true, "home a b c"), (.dismiss, true, "home a"),
            (.popToRoot, true, "home"), (.resetRoot(screens[3]), true, "d"),
        ]
        for (move, isDone, expected) in moves {
            #expect(app.router.move(move) == isDone, "\(expected)")
            #expect(titles(app) == expected)
        }
    }

    @Test func `screens with and without a URL mix, and both are sources`() async throws {
        let app = try await Fixture {
            $0.action("/page") { _ in .screen(PageScreen(title: "page")) }
        }
        let chapter = PageScreen(title: "chapter")
        app.router.move(.push(chapter))
        app.router.move(.present(PageScreen(title: "note")))
        await app.open("/page", source: chapter)
        app.router.move(.dismiss)
        #expect(titles(app) == "home chapter page")
        #expect(
            app.path.map { String($0.prefix { $0 != "#" }) } == [
                "/home", "screen:PageScreen", "/page",
            ])
    }
}
