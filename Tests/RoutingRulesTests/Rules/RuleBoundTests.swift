import Foundation
import RoutingTestSupport
import RoutingTesting
import Testing

@testable import RoutingRules

/// A document that the app applies is applied again at each start, so no document may take long.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A large document of rules` {
    private func document(_ count: Int, _ rule: (Int) -> String) -> String {
        #"{"rules": [\#((0..<count).map(rule).joined(separator: ","))]}"#
    }

    private func redirect(_ number: Int, to target: String) -> String {
        #"{"path": "/p\#(number)", "kind": "redirect", "target": "\#(target)"}"#
    }

    @Test
    func `applies with as many rules as are allowed`() async throws {
        let app = try await RuleFixture.forRules()
        let count = RouteConfig.maximumRules
        try app.apply(document: document(count) { redirect($0, to: "/product/\($0)") })
        #expect(await app.open("/p\(count - 1)").title != nil)
    }

    @Test
    func `is refused with more, and what it closes is closed`() async throws {
        let app = try await RuleFixture.forRules()
        let closing = #"{"path": "/shop", "enabled": false}"#
        let text = document(RouteConfig.maximumRules + 1) {
            $0 == 0 ? closing : redirect($0, to: "/nowhere")
        }
        #expect(
            app.issues(in: text)
                == "rules.json: rules: there are 1001 rules for this version of the app, and at most "
                + "1000 are applied; remove the others, or let one pattern with parameters replace "
                + "many paths")
        #expect(await app.isClosed("/shop"))
        #expect(await app.open("/p1").error?.code == "unknown-route")
    }

    @Test(arguments: [
        (1, 1024), (16, 1024), (100, 163), (1000, 16), (2000, 1),
    ])
    func `tries few links of each target if it has many`(targets: Int, links: Int) {
        let rules = document(targets) { redirect($0, to: "/shop") }
        var set = RuleSet([RuleDocument(text: rules)], policy: .sample)
        if targets <= RouteConfig.maximumRules {
            #expect(set.linksPerTarget == links)
        } else {
            #expect(set.linksPerTarget == 1024, "no target of it counts")
        }
        let variants = (0..<targets).map { #"{"name": "v\#($0)", "weight": 0, "target": "/shop"}"# }
        let experiment =
            #"{"name": "e", "variants": [\#(variants.joined(separator: ","))]}"#
        set = RuleSet(
            [RuleDocument(text: #"{"rules": [{"path": "/shop", "experiment": \#(experiment)}]}"#)],
            policy: .sample)
        #expect(set.linksPerTarget == (targets <= 100 ? links : 1024))
    }

    @Test
    func `tries no more links than that, whatever its pattern is`() async throws {
        let app = try await RuleFixture.forRules()
        let map = try #require(app.router.registry.registered)
        for pattern in ["/a/:x", "/a/:x/:y", "/a/:x?/:y?/:z?", "/:x/**rest"] {
            let samples = RedirectReview(map, limit: 3).samples(of: try RoutePattern(pattern))
            #expect(1...3 ~= samples.count, "\(pattern)")
        }
    }

    @Test
    func `names similar routes for its first errors alone`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(document: document(100) { redirect($0, to: "/prodct/1") })
        #expect(app.rules.skipped.count == 100)
        #expect(app.rules.skipped.count { $0.reason.contains("did you mean") } == 8)
    }

    @Test
    func `is checked eight times at the most, however its rules depend on one another`()
        async throws
    {
        let app = try await RuleFixture.forRules()
        let text = document(200) { redirect($0, to: "/p\($0 + 1)") }
        let set = RuleSet([RuleDocument(text: text)], policy: .sample)
        let map = try #require(app.router.registry.registered)
        var rounds = 0
        let review = set.review { set in
            rounds += 1
            return RuleReview(
                set, on: map, by: [], links: app.router.links, build: app.router.build)
        }
        #expect(rounds == 8)
        #expect(
            review.issues.last?.problem.hasSuffix(
                "and too many rules lead there through one another; remove those that redirect to a "
                    + "redirect") == true)
        #expect(app.issues(in: text) != nil)
    }

    @Test(arguments: [
        (#"{"rules": [#]}"#, #"{"path": "/p$", "enabled": false}"#),
        (#"{"rules": [#]}"#, #"{"path": "/p$/:a", "minimumAppVersion": "9"}"#),
        (#"{"rules": [#]}"#, #"{"path": "/p", "enabled": false}"#),
        (#"{"rules": [], #}"#, #""k$": 1"#),
        (#"{"rules": [{"path": "/shop", #}]}"#, #""k$": 1"#),
        (
            #"{"rules": [{"path": "/shop", "experiment": {"name": "e", "variants": [#]}}]}"#,
            #"{"name": "v$", "weight": 0}"#
        ),
    ])
    func `of the largest size is read step by step`(frame: String, part: String) async throws {
        // Comparing each part with all others would take hours.
        let parts = frame.split(separator: "#", omittingEmptySubsequences: false)
        let count = (RouteConfig.maximumSize - frame.utf8.count) / (part.utf8.count + 7)
        let all = (0..<count).map { part.replacingOccurrences(of: "$", with: "\($0)") }
        let text = parts[0] + all.joined(separator: ",") + parts[1]
        let app = try await RuleFixture.forRules()
        do throws(RouteConfigError) { try app.apply(document: String(text)) } catch {}
        #expect(await app.open("/cart").title != nil)
    }
}
