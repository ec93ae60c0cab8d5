import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A link from outside that is shown` {
    typealias Plain = PageNavigator<NoParameters>

    @Test(
        arguments: [
            // The URLs that the app opened before, the link, and the state of the stage afterwards.
            ([], "/product/1", "/home | */shop /products /product/1"),
            ([], "/help", "*/home /help | /shop"),
            (["/help"], "/product/1", "/home /help | */shop /products /product/1"),
            (["/help"], "/home", "*/home | /shop"),
            (["/topic/a"], "/topic/a/post/2", "*/home /topic/a /topic/a/post/2 | /shop"),
            (["/topic/b"], "/topic/a/post/2", "*/home /topic/b /topic/a /topic/a/post/2 | /shop"),
        ] as [([String], String, String)])
    func `it has its parents under it, in their tab`(
        before: [String], link: String, outline: String
    ) async throws {
        let app = try await shop()
        for url in before {
            await app.open(url)
        }
        let outcome = await app.open("https://moments.app\(link)", from: .universalLink)
        #expect(outcome.error == nil)
        #expect(app.stage.state.outline == outline)
        #expect(app.stage.state.entries.allSatisfy { app.stage.screen($0.id) != nil })
    }

    @Test(arguments: [TransitionType.present, .presentFullScreen])
    func `it is not presented twice over itself, but shown again`(
        transition: TransitionType
    ) async throws {
        let app = try await shop()
        for link in ["moments://product/1", "moments://product/1", "moments://product/2"] {
            await app.open(link, from: .push, using: transition)
        }
        let mark = transition == .present ? "+" : "#"
        #expect(
            app.stage.state.outline == "*/home | /shop | \(mark)/product/1 | \(mark)/product/2")
    }

    @Test
    func `it starts from its source if it has one`() async throws {
        let app = try await shop()
        let home = app.stage.topScreen
        await app.open("moments://product/1", from: .customScheme(caller: nil), source: home)
        #expect(app.stage.state.outline == "*/home /product/1 | /shop")
    }

    @Test
    func `the same link inside the app has no parents`() async throws {
        let app = try await shop()
        await app.open("https://moments.app/product/1")
        #expect(app.stage.state.outline == "*/home /product/1 | /shop")
    }

    @Test(arguments: ["/of-missing", "/of-action", "/of-debug"])
    func `a parent that can't be shown is left out`(path: String) async throws {
        let app = try await shop()
        let outcome = await app.open("https://moments.app\(path)", from: .push)
        #expect(outcome.stack == ["/home", path])
    }

    private func shop(tabs: [String] = ["/home", "/shop"]) async throws -> Fixture {
        try await Fixture(tabs: tabs) { router in
            @MainActor func add(
                _ path: String, _ navigator: some Navigating, under parent: String? = nil
            ) {
                router.register(
                    path: path, navigator: navigator, access: .external, parent: parent)
            }
            add("/shop", Plain())
            add("/products", Plain(), under: "/shop")
            add("/product/:id", PageNavigator<ItemParameters>(), under: "/products")
            add("/help", Plain())
            add("/topic/:value", PageNavigator<One<String>>())
            add("/topic/:value/post/:id", PageNavigator<Post>(), under: "/topic/:value")
            add("/missing", ClosureNavigator { throw NotFound("it") })
            add("/of-missing", Plain(), under: "/missing")
            add("/action", ClosureNavigator { .value(1) })
            add("/of-action", Plain(), under: "/action")
            router.register(
                path: "/debug", navigator: Plain(), access: .external, builds: [.debug])
            add("/of-debug", Plain(), under: "/debug")
        }
    }

    struct Post: Codable, Sendable {
        let value: String
        let id: Int
    }
}
