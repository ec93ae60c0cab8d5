import Foundation
import RouteMatching
import RoutingEngine
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
@MainActor
struct `A link to share` {
    @Test
    func `it is https on the first host`() async throws {
        let link = SearchLink(q: "a b")
        let url = "https://moments.app/search?q=a%20b"
        #expect(UniversalLinks.sample.shareable(link)?.absoluteString == url)
        #expect(try await Fixture().router.shareableURL(link)?.absoluteString == url)
    }

    @Test
    func `there is none without a host or without a path`() {
        let hostless = UniversalLinks(hosts: [], schemes: ["moments"])
        #expect(hostless.shareable(SearchLink(q: nil)) == nil)
        #expect(UniversalLinks.sample.shareable(TextLink(value: "")) == nil)
    }

    @Test(arguments: ["42", "a b", "é", "商品", "👩‍🔬", "&=?#+;", "..."])
    func `a person who opens it gets the values that were sent`(value: String) async throws {
        let navigator = PageNavigator<One<String>>()
        let app = try await Fixture {
            $0.register(path: TextLink.path, navigator: navigator, access: .universalLinks)
        }
        let url = app.router.shareableURL(TextLink(value: value))
        _ = await app.router.route(to: url, from: nil, using: .show, origin: .universalLink).outcome
        #expect(navigator.received.map { Array($0.value.utf8) } == [Array(value.utf8)])
    }

    @Test(arguments: ["a/b", "a\\b", "%2F", "a\u{0}b", "\u{202E}abc"])
    func `there is none that would be refused from outside`(value: String) {
        #expect(TextLink(value: value).url != nil)
        #expect(UniversalLinks.sample.shareable(TextLink(value: value)) == nil)
    }
}
