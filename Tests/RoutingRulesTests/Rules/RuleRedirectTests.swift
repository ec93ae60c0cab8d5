import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A rule that redirects` {
    @Test
    func `keeps payload, transition and source`() async throws {
        let items = PageNavigator<PayloadParameters>()
        let app = try await RuleFixture.forRules { router in
            router.register(path: "/items", navigator: items, access: .external)
        }
        try app.apply(#"{"path": "/shop", "kind": "redirect", "target": "/items"}"#)
        await app.open("/shop", using: .present, payload: RouteValue([1, 2]))
        #expect(items.received.first?.items.value == [1, 2])
        #expect(items.transitions == [.present])
    }

    private struct PayloadParameters: Decodable, Sendable {
        let items: Payload<[Int]>
    }

    @Test(.timeLimit(.minutes(10)))
    func `a parent to its own child ends`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/shop", "kind": "redirect", "target": "/product/1"}"#)
        await app.open("https://moments.app/product/2", from: .universalLink)
        #expect(app.path == ["/home", "/product/1", "/product/2"])
    }
}
