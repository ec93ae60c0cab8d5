import Foundation
import RoutingTesting
import Testing

@testable import CompositionRoot

@Suite
@MainActor
struct `A web page in the app` {
    /// The address that is shown; `nil` if the request is refused.
    private func shown(_ page: String, of hosts: [String]? = nil) async throws -> String? {
        let router = AppRouter(
            links: UniversalLinks(hosts: ["momentsapp.com"]), stage: HeadlessStage())
        router.register(path: "/webview", navigator: WebViewNavigator(hosts: hosts))
        try router.start()
        let url = page.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        await router.route(
            RouteRequest(url: "/webview?url=\(try #require(url))", transition: .root))
        return (router.stage.topScreen as? WebViewScreen)?.url.absoluteString
    }

    @Test
    func `is the page that was sent`() async throws {
        let page = "https://example.org/a?b=1&c=%20#d"
        #expect(try await shown(page) == page)
    }

    @Test(arguments: ["http://example.org/", "javascript://alert(1)", "file:///etc/a", "//a.com"])
    func `opens only by https`(page: String) async throws {
        #expect(try await shown(page) == nil)
    }

    @Test(arguments: [("https://a.com/x", true), ("https://a.com.evil.example/x", false)])
    func `is of a host on the list, if there is one`(page: String, isOpen: Bool) async throws {
        #expect(try await shown(page, of: ["a.com"]) == (isOpen ? page : nil))
    }
}
