import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A URL that someone else wrote` {
    struct Page: Decodable, Sendable {
        let id: String
        let tab: String?
        let next: NestedLink?
    }

    /// Shows a screen whose title contains no parameters.
    private struct SilentNavigator: Navigating {
        func navigate(
            from source: (any RoutingSource)?, using transition: TransitionType, parameters: Page
        ) -> Destination {
            .screen(PageScreen(title: "page"))
        }
    }

    private func launch(in build: BuildTarget = .production) async throws -> Fixture {
        try await Fixture(build: build) { router in
            router.register(
                path: "/page/:id", navigator: SilentNavigator(), access: .external)
            router.register(path: "/closed/:id", navigator: PageNavigator<ItemParameters>())
            router.register(
                path: "/any/*", navigator: PageNavigator<NoParameters>(), access: .external)
            router.register(
                path: "/p-:id.x", navigator: SilentNavigator(), access: .external)
            router.redirect("/old/:id", to: "/page/:id")
        }
    }

    @Test(arguments: [
        ("https://moments.app/page/7", "https://moments.app/page/7"),
        ("https://moments.app/page/7?tab=a", "https://moments.app/page/7?tab=a"),
        ("https://moments.app/page/7?hunter2=1", "/page/7?•••"),
        ("https://moments.app/page/7?tab=a&token=hunter2&x", "/page/7?tab=a&•••&•••"),
        ("https://moments.app/page/7#hunter2", "/page/7"),
        ("https://moments.app/p-7.x?hunter2=1", "/p-7.x?•••"),
        ("https://moments.app/p-hunter2.y", "https://moments.app/•••"),
        ("https://moments.app/old/7?token=hunter2", "/old/7?•••"),
        ("https://moments.app/page/hunter3/hunter2", "https://moments.app/•••"),
        ("https://moments.app/hunter2", "https://moments.app/•••"),
        ("https://moments.app/any/hunter2", "/any/•••"),
        ("https://moments.app/closed/7?token=hunter2", "/closed/7?•••"),
        (
            "https://moments.app/page/7?next=%2Fpage%2F8%3Ftoken%3Dhunter2",
            "/page/7?next=%2Fpage%2F8%3F•••"
        ),
        ("https://moments.app/page/%zz?token=hunter2", "https://moments.app/•••"),
        ("https://hunter2@moments.app/page/7", "•••"),
        ("https://other.example/hunter2?a=hunter2", "•••"),
        ("moments://page/7?token=hunter2", "/page/7?•••"),
        ("moments://page//hunter2", "moments://•••"),
        ("/hunter2", "/•••"), ("hunter2", "•••"),
    ])
    func `is shown only as far as a route declares it`(url: String, redacted: String) async throws {
        let outcome = try await launch().open(url, from: .push)
        #expect(outcome.url == redacted)
        #expect(outcome.sent?.value == url, "it can still be passed on as it was given")
    }

    @Test(arguments: [
        (BuildTarget.production, "https://moments.app/•••"), (.debug, "https://moments.app/page/7"),
    ])
    func `shows no more before the routes are known`(build: BuildTarget, shown: String) async {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), build: build, clock: .still)
        let url = "https://moments.app/page/7"
        let outcome = await router.route(RouteRequest(url: url, origin: .push))
        #expect(outcome.url == shown)
        #expect(outcome.error?.code == "not-ready")
    }

    @Test
    func `keeps a link inside a parameter redacted when the app opens that link`() async throws {
        let app = try await launch()
        let link = try await receive(
            "https://moments.app/next?value=%2Fpage%2F8%3Ftoken%3Dhunter2", at: "/next",
            as: One<NestedLink>.self, from: .push)
        let outcome = await app.router.route(RouteRequest(to: try #require(link).value))
        #expect(outcome.url == "/page/8?•••")
    }

    @Test(arguments: [
        (BuildTarget.debug, "'https://moments.app/forgotten/7' has no route."),
        (.internal, "'https://moments.app/•••' has no route."),
        (.production, "'https://moments.app/•••' has no route."),
    ])
    func `is shown in full to a developer`(build: BuildTarget, sentence: String) async throws {
        let app = try await launch(in: build)
        let outcome = await app.open("https://moments.app/forgotten/7", from: .universalLink)
        #expect(outcome.error?.description.hasPrefix(sentence) == true, "\(outcome)")
        #expect(outcome.description.contains("forgotten") == (build == .debug))
    }

    @Test
    func `is shown in full when the app itself wrote it`() async throws {
        let outcome = try await launch().open("/page/7?token=hunter2#top")
        #expect(outcome.url == "/page/7?token=hunter2#top")
    }
}
