import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

/// A view model's own screens, on the stage that URLs share.
@Suite
@MainActor
struct `A screen without a URL` {
    /// Moves in order, and the titles from root to top after them.
    @Test(arguments: [
        (["push a"], "home a"), (["push a", "push b"], "home a b"),
        (["push a", "push a"], "home a a"),
        (["push a", "push b", "pop"], "home a"), (["pop"], "home"),
        (["push a", "push b", "popToRoot"], "home"),
        (["present a"], "home a"), (["present a", "push b", "pop"], "home a"),
        (["present a", "push b", "dismiss"], "home"), (["dismiss"], "home"),
        (["present a", "pop"], "home a"),
        (["push a", "present b", "cover c", "dismiss"], "home a b"),
        (["push a", "present b", "resetRoot c"], "c"),
        (["resetRoot a", "push b", "popToRoot"], "a"),
    ])
    func `it is pushed, presented and left by a value`(moves: [String], titles: String) async throws
    {
        let app = try await app()
        for move in moves {
            app.router.move(ScreenMove(move))
        }
        #expect(self.titles(app) == titles)
    }

    @Test
    func `a move returns whether there was anything to do`() async throws {
        let app = try await app()
        #expect(app.router.move(.push(PageScreen(title: "a"))))
        #expect(app.router.move(.pop))
        #expect(!app.router.move(.pop))
        #expect(!app.router.move(.dismiss))
        #expect(!app.router.move(.popToRoot))
        app.stage.move(to: NavigationState(), with: [:])
        #expect(!app.router.move(.push(PageScreen(title: "a"))))
        #expect(!app.router.move(.present(PageScreen(title: "a"))))
        #expect(app.router.move(.resetRoot(PageScreen(title: "a"))))
    }

    @Test
    func `URLs and screens mix, and a screen is a source`() async throws {
        let app = try await app()
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

    private func app() async throws -> Fixture {
        try await Fixture {
            $0.register(
                path: "/page", navigator: ClosureNavigator { .screen(PageScreen(title: "page")) })
        }
    }

    private func titles(_ app: Fixture) -> String {
        app.stage.state.path.map { entry in
            entry.url == "/home" ? "home" : app.stage.screen(entry.id)?.title ?? "?"
        }.joined(separator: " ")
    }
}

extension ScreenMove {
    /// The move in words, for instance `push a`.
    @MainActor
    fileprivate init(_ words: String) {
        let parts = words.split(separator: " ").map(String.init)
        let screen = PageScreen(title: parts.last ?? "")
        self =
            switch parts.first {
            case "push": .push(screen)
            case "present": .present(screen)
            case "cover": .present(screen, isFullScreen: true)
            case "resetRoot": .resetRoot(screen)
            case "popToRoot": .popToRoot
            case "dismiss": .dismiss
            default: .pop
            }
    }
}
