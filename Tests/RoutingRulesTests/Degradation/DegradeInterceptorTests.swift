import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A part of the app that is degraded` {
    /// Collects the notices for the user.
    private final class Notices {
        var all: [String] = []
    }

    private struct Page: Decodable, Sendable {
        let url: URL
    }

    private let notices = Notices()
    private let pages = PageNavigator<Page>()

    private func launch(_ degradation: Degradation) async throws -> Fixture {
        try await Fixture { router in
            router.register(
                path: "/item/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
            router.register(
                path: "/itemized/:id", navigator: PageNavigator<ItemParameters>(), access: .external
            )
            router.register(
                path: "/plain/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
            router.register(path: "/webview", navigator: pages)
            router.register(
                DegradeInterceptor(
                    priority: 1, webPages: WebPages(at: "/webview"),
                    notify: { [notices] in notices.all.append($0) }
                ) {
                    $0.isUnder("/item") ? degradation : nil
                })
        }
    }

    @Test
    func `is blocked with a sentence for the user`() async throws {
        let app = try await launch(.block(because: "it rests until noon"))
        let error = try #require(await app.open("/item/1").error)
        #expect(error.code == "blocked")
        #expect(error.description.contains("it rests until noon"))
        #expect(app.path == ["/home"])
    }

    @Test
    func `is redirected with its parameters`() async throws {
        let app = try await launch(.redirect(to: "/plain/:id"))
        await app.open("/item/7")
        #expect(app.path == ["/home", "/plain/7"])
    }

    @Test(arguments: ["https://example.com/a?b=c&d=%20#e", "https://example.com"])
    func `is replaced by a web page with its complete URL`(page: String) async throws {
        let url = try #require(URL(string: page))
        let app = try await launch(.webPage(url))
        #expect(await app.open("/item/7").title != nil)
        #expect(pages.received.map(\.url) == [url])
    }

    @Test
    func `opens with a notice, which a preview does not show`() async throws {
        let app = try await launch(.notice("It is slow today."))
        _ = try await app.router.screen(for: "/item/1")
        #expect(notices.all == [])
        #expect(await app.open("/item/1").title != nil)
        #expect(notices.all == ["It is slow today."])
    }

    @Test
    func `is recognized by whole segments`() async throws {
        let app = try await launch(.block(because: "it rests"))
        #expect(await app.open("/itemized/1").title != nil)
    }

    @Test(arguments: [
        ("/pag", "which no route answers"), ("page", "which is not a URL of the app"),
        ("/home", "which takes no parameter 'url'"),
    ])
    func `shows web pages on a route that is checked when the router starts`(
        path: String, problem: String
    ) {
        let issues = startIssues { router in
            router.register(path: "/home", navigator: PageNavigator<NoParameters>())
            router.register(
                DegradeInterceptor(priority: 1, webPages: WebPages(at: path)) { _ in nil })
        }
        #expect(issues == ["DegradeInterceptor shows web pages at '\(path)', \(problem)"])
    }
}
