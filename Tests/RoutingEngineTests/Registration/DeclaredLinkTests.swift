import RouteMatching
import RoutingKit
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The hosts and schemes that an app declares` {
    @Test(arguments: [
        "", "*", "*.app", "a.*.app", "moments.app.", "127.0.0.1", "[::1]", "mömentsapp.com",
        "https://moments.app", "moments.app/a", "moments.app:443", "a b",
    ])
    func `a declared host that no link has stops the start`(host: String) throws {
        let router = AppRouter(links: UniversalLinks(hosts: [host]), stage: HeadlessStage())
        let error = #expect(throws: RegistrationError.self) { try router.start() }
        #expect(error?.issues.first?.message.contains("the host '\(host)'") == true)
        #expect(throws: DeepLinkError.self) {
            try DeepLink("https://\(host)/a", from: .outside, of: router.links)
        }
    }

    @Test(arguments: ["", "http", "HTTPS", "a b", "1a", "a:", "a_b", "é"])
    func `a declared scheme that no link has stops the start`(scheme: String) throws {
        let links = UniversalLinks(hosts: [], schemes: [scheme])
        let router = AppRouter(links: links, stage: HeadlessStage())
        #expect(throws: RegistrationError.self) { try router.start() }
        #expect(throws: DeepLinkError.self) {
            try DeepLink("\(scheme)://a/b", from: .outside, of: links)
        }
    }
}
