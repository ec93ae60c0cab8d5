import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `The route for web pages` {
    private let pages = WebPages(at: "/page", hosts: ["help.example"])

    private func issues(rules: WebPages? = nil, degraded: WebPages? = nil) -> [String] {
        startIssues { router in
            router.register(path: "/page", navigator: PageNavigator<WebPageParameters>())
            router.register(path: "/plain", navigator: PageNavigator<NoParameters>())
            router.register(path: "/count", navigator: CountNavigator())
            router.use(RouteRules(policy: RulePolicy(appVersion: AppVersion(1), webPages: rules)))
            router.register(DegradeInterceptor(priority: 1, webPages: degraded) { _ in nil })
        }
    }

    @Test
    func `is the same for everything that shows them, or there is none`() {
        #expect(issues() == [])
        #expect(issues(rules: pages) == [])
        #expect(issues(degraded: pages) == [])
        #expect(issues(rules: pages, degraded: pages) == [])
    }

    @Test(arguments: [
        ("/pag", "which no route answers; did you mean /page?"),
        ("page", "which is not a URL of the app"),
        ("/plain", "which takes no parameter 'url'"),
        ("/count", "which performs an action and shows no screen"),
    ])
    func `is checked when the router starts`(path: String, problem: String) {
        let wrong = WebPages(at: path)
        let text = "shows web pages at '\(path)', \(problem)"
        #expect(issues(rules: wrong) == ["RouteRules \(text)"])
        #expect(issues(degraded: wrong) == ["DegradeInterceptor \(text)"])
    }

    @Test(arguments: [
        (WebPages(at: "/PAGE", hosts: ["help.example"]), "/PAGE?url= (help.example)"),
        (
            WebPages(at: "/page", parameter: "URL", hosts: ["help.example"]),
            "/page?URL= (help.example)"
        ),
        (WebPages(at: "/page"), "/page?url="),
    ])
    func `is named once and the same`(other: WebPages, text: String) {
        let found = issues(rules: pages, degraded: other)
        #expect(found.count == 1)
        let start =
            "DegradeInterceptor shows web pages at \(text), but RouteRules at /page?url= "
            + "(help.example) ("
        #expect(found.first?.hasPrefix(start) == true, "\(found)")
        #expect(found.first?.hasSuffix("; give both the same WebPages") == true)
    }

    @Test
    func `is needed for a request that is degraded to a page`() async throws {
        let app = try await RuleFixture { router in
            router.register(
                DegradeInterceptor(priority: 1) { _ in
                    .webPage(URL(filePath: "/"))
                })
        }
        #expect(await app.open("/home").error?.code == "blocked")
    }
}
