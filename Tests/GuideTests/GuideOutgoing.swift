import Foundation
import RoutingEngine
import Testing

// The code of docs/guides/entry-points.md, and that it does what the page says.

struct CallLink: LinkTemplate {
    static let path = "/leave"
    let destination: Private<URL>
}

@Suite
@MainActor
struct `The guide to outgoing links` {
    @Test
    func `opens a link of a web page`() async throws {
        let router = AppRouter(
            links: UniversalLinks(hosts: ["example.com"]), stage: HeadlessStage())
        router.register(path: "/offers", navigator: OffersNavigator(), access: .external)
        try router.start()
        try await router.show(tabs: ["/offers"])
        let url = try #require(URL(string: "https://example.com/offers"))
        let request = RouteRequest(url: url.absoluteString, origin: .webView)
        let outcome = await router.route(request)
        #expect(outcome.error == nil)
        let call = CallLink(destination: Private(try #require(URL(string: "tel:112"))))
        #expect(call.url?.absoluteString == "/leave?destination=tel%3A112")
    }
}
