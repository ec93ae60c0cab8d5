import Foundation
import RoutingEngine
import RoutingJourneys
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
    func `leaves by an allowed link, and opens a link of a web page`() async throws {
        let router = AppRouter(
            links: UniversalLinks(hosts: ["example.com"]), stage: HeadlessStage())
        var opened: [URL] = []
        let open: @MainActor (URL) async -> Bool = {
            opened.append($0)
            return true
        }
        let outgoing = try OutgoingLinks(
            schemes: ["tel", "mailto", "weixin"], hosts: ["help.example.com"])
        router.register(
            path: "/leave",
            navigator: OutgoingLinkNavigator(to: outgoing) { await open($0) })
        router.register(path: "/offers", navigator: OffersNavigator(), access: .external)
        try router.start()
        try await router.show(tabs: ["/offers"])

        let call = CallLink(destination: Private(try #require(URL(string: "tel:112"))))
        _ = await router.route(to: call.url, from: nil, using: .show).outcome
        #expect(opened.map(\.absoluteString) == ["tel:112"])

        let url = try #require(URL(string: "https://example.com/offers"))
        let request = RouteRequest(url: url.absoluteString, origin: .webView)
        let outcome = await router.route(request)
        #expect(outcome.error == nil)
    }
}
