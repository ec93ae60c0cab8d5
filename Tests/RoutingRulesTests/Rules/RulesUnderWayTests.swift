import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

/// A request waits at an interceptor when new rules arrive.
@Suite(.hangLimit)
@MainActor
struct `Rules that arrive while a request is under way` {
    private let door = Door()
    private let waiting: ClosureInterceptor

    init() {
        waiting = ClosureInterceptor(wants: { $0.isUnder("/cart") || $0.isUnder("/shop") }) {
            [door] _ in
            await door.pass()
            return .proceed
        }
    }

    private func launch() async throws -> RuleFixture {
        try await RuleFixture.forRules { [waiting] router in
            router.registerLogin(priority: 10)
            router.register(waiting)
            router.register(ConfigInterceptor(router))
        }
    }

    private func outcome(of url: String, meeting rules: String) async throws -> RouteOutcome {
        let app = try await launch()
        let request = app.begin(url)
        await door.visitors()
        try app.apply(rules)
        door.open()
        return await request.value
    }

    @Test(arguments: [
        (#"{"path": "/cart", "enabled": false}"#, "switched-off"),
        (#"{"path": "/cart", "versions": {"from": "7"}}"#, "app-too-old"),
        (#"{"path": "/shop", "enabled": false}"#, "/cart"),
        (#"{"path": "/cart", "redirect": "/product/1"}"#, "/product/1"),
        (#"{"path": "/cart", "login": true}"#, "suspended"),
    ])
    func `apply to it`(rules: String, end: String) async throws {
        let outcome = try await outcome(of: "/cart", meeting: rules)
        #expect((outcome.title == nil ? outcome.word : outcome.stack.last) == end)
    }

    @Test
    func `send it through all interceptors again, once`() async throws {
        let outcome = try await outcome(of: "/cart", meeting: "")
        #expect(outcome.title != nil)
        #expect(waiting.asked == ["/cart", "/cart"])
        #expect(outcome.redirects == [])
    }

    @Test
    func `don't treat a way back as a cycle`() async throws {
        let outcome = try await outcome(
            of: "/cart", meeting: #"{"path": "/cart", "redirect": "/shop"}"#)
        #expect(outcome.stack.last == "/shop")
        #expect(waiting.asked == ["/cart", "/shop"])
    }
}
