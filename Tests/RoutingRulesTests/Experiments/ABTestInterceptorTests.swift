import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `An experiment on a route` {
    private let list = PageNavigator<NoParameters>()
    private let offers = PageNavigator<NoParameters>()

    private let user = User()

    /// The user of the app.
    @MainActor
    private final class User {
        var name = "u1"
    }

    private func launch() async throws -> RuleFixture {
        try await RuleFixture.forRules { [user] router in
            router.register(path: "/list", navigator: list, access: .external)
            router.register(path: "/offers", navigator: offers, access: .external)
            router.register(ABTestInterceptor(priority: 1) { user.name })
        }
    }

    /// Two variants of the list, one of them with a target.
    private func rule(
        weight: Int = 50, target: String = "/offers", path: String = "/list", name: String = "list"
    ) -> String {
        #"""
        {"path": "\#(path)", "experiment": {"name": "\#(name)", "variants": [
          {"name": "new", "weight": \#(weight), "redirect": "\#(target)"},
          {"name": "old", "weight": \#(100 - weight)}] } }
        """#
    }

    @Test
    func `shows each unit its variant, always the same`() async throws {
        let app = try await launch()
        try app.apply(rule())
        let experiment = try #require(app.rules.experiment("list"))
        for number in 0..<50 {
            user.name = "u\(number)"
            let expected = experiment.variant(for: user.name)?.name == "new" ? "/offers" : "/list"
            for _ in 0..<2 {
                #expect(await app.open("/list").stack.last == expected)
            }
        }
    }

    @Test
    func `is answered without building a route`() async throws {
        let app = try await launch()
        try app.apply(rule())
        for number in 0..<1000 {
            #expect(app.rules.experiment("list")?.variant(for: "u\(number)") != nil)
        }
        #expect(app.rules.experiment("other") == nil)
        #expect(list.received.isEmpty && offers.received.isEmpty)
        #expect(app.router.history.outcomes.isEmpty)
    }

    @Test
    func `is over when its rule is gone`() async throws {
        let app = try await launch()
        try app.apply(rule(weight: 100))
        #expect(await app.open("/list").redirects == ["/offers"])
        try app.apply("")
        #expect(await app.open("/list").redirects == [])
        #expect(app.rules.experiment("list") == nil)
    }

    @Test(arguments: [
        ("/cart", "it redirects to /cart, but /cart is closed to rules from a server"),
        ("/list", "it redirects to /list, which is a cycle: /list > /list"),
        ("/product/:id", "it redirects to /product/:id, but gives no 'id'"),
    ])
    func `redirects only where a rule may redirect`(target: String, problem: String) async throws {
        let app = try await launch()
        let error = try #require(throws: RuleDocumentError.self) {
            // Even if no user would see it today.
            try app.apply(rule(weight: 0, target: target))
        }
        let issue = try #require(error.issues.first)
        #expect(issue.path == "rules[0].experiment.variants[0].redirect")
        #expect(issue.problem.hasPrefix(problem), "\(issue)")
    }

    @Test
    func `is skipped if a variant redirects to a route of other versions`() async throws {
        let app = try await launch()
        try app.apply(rule(weight: 100, target: "/later"))
        let skipped = app.rules.skipped
        #expect(skipped.map(\.path) == ["rules[0].experiment.variants[0].redirect"])
        #expect(await app.open("/list").redirects == [])
    }

    @Test
    func `forms no cycle with others`() async throws {
        let app = try await launch()
        let back = rule(target: "/list", path: "/offers", name: "back")
        let error = try #require(throws: RuleDocumentError.self) {
            try app.apply(rule() + "," + back)
        }
        #expect(
            error.issues.map(\.problem) == [
                "it redirects to /offers, but /offers has an experiment that may redirect, too",
                "it redirects to /list, but /list has an experiment that may redirect, too",
            ])
    }

    @Test
    func `is the same wherever its name is used`() async throws {
        let app = try await launch()
        try app.apply(rule() + "," + rule(path: "/shop"))
        let error = try #require(throws: RuleDocumentError.self) {
            try app.apply(rule() + "," + rule(weight: 51, path: "/shop"))
        }
        #expect(
            error.issues.map(\.description) == [
                "rules.json: rules[1].experiment.name: rules[0] has the same experiment with other variants"
            ])
    }
}
