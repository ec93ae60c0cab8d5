import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite(.longComputation)
nonisolated struct `An experiment` {
    /// Counted by a second implementation, in Python.
    @Test(arguments: [
        ("u1", 18, 11), ("6F9619FF-8B86-D011-B42D-00CF4FC964FF", 86, 39), ("zoë", 25, 50),
        ("", 15, 46), ("1", 15, 7), ("2", 57, 15),
    ])
    func `a unit has the same place among a hundred everywhere, another one in each experiment`(
        unit: String, like: Int, list: Int
    ) {
        #expect(Experiment.percentile(of: unit, in: "like-button") == like)
        #expect(Experiment.percentile(of: unit, in: "product-list") == list)
    }

    private nonisolated static func experiment(_ name: String, _ weights: [Int]) -> Experiment {
        Experiment(
            name: name,
            variants: weights.enumerated().map {
                .init(name: "v\($0)", weight: $1, redirect: nil)
            })
    }

    @Test(arguments: [
        ("#", [50, 50]), ("user-#@example.com", [33, 33, 34]), ("0000#", [1, 9, 40, 50]),
        ("#-#", Array(repeating: 5, count: 20)),
    ])
    func `an experiment divides units by its weights, within one percent`(
        unit: String, weights: [Int]
    ) {
        let experiment = Self.experiment("sale", weights)
        let units = ProofSize.count(100_000, full: 1_000_000)
        var counts: [String: Int] = [:]
        for number in 0..<units {
            let variant = experiment.variant(for: unit.replacing("#", with: "\(number)"))
            counts[variant?.name ?? "", default: 0] += 1
        }
        for variant in experiment.variants {
            let share = Double(100 * (counts[variant.name] ?? 0)) / Double(units)
            #expect(abs(share - Double(variant.weight)) < 1, "\(unit) \(variant): \(share) %")
        }
    }

    @Test func `a variant that grows keeps its units, and has half of another experiment's`() {
        let sale = Self.experiment("sale", [50, 50])
        let larger = Self.experiment("sale", [70, 30])
        let other = Self.experiment("other", [50, 50])
        let units = (0..<1000).map(String.init).filter { sale.variant(for: $0)?.name == "v0" }
        #expect(units.allSatisfy { larger.variant(for: $0)?.name == "v0" })
        let both = units.count { other.variant(for: $0)?.name == "v0" }
        #expect((200...300).contains(both))
    }
}

final class `An experiment on a route` {
    private var user = "u1"

    private func launch() async throws -> RuleFixture {
        try await RuleFixture { [unowned self] router in
            router.pages("/list", "/offers", access: .external)
            router.register(ABTestInterceptor(priority: 1) { [unowned self] in user })
        }
    }

    /// Two variants of a route, one of them with a target.
    private func rule(
        weight: Int = 50, target: String = "/offers", path: String = "/list", name: String = "list"
    ) -> String {
        #"""
        {"path": "\#(path)", "experiment": {"name": "\#(name)", "variants": [
          {"name": "new", "weight": \#(weight), "redirect": "\#(target)"},
          {"name": "old", "weight": \#(100 - weight)}] } }
        """#
    }

    @Test func `each unit sees its own variant until the rule is gone`() async throws {
        let app = try await launch()
        try app.apply(rule())
        #expect(app.rules.variant(of: "other", for: user) == nil)
        #expect(app.router.history.isEmpty)
        for number in 0..<50 {
            user = "u\(number)"
            let variant = app.rules.variant(of: "list", for: user)
            let expected = variant == "new" ? "/offers" : "/list"
            for _ in 0..<2 { #expect(await app.open("/list").stack.last == expected) }
        }
        try app.apply(rule(weight: 100))
        #expect(await app.open("/list").redirects == ["/offers"])
        try app.apply("")
        #expect(await app.open("/list").redirects == [])
        #expect(app.rules.variant(of: "list", for: user) == nil)
    }

    @Test
    func `a variant redirects only where a rule may redirect, even if no unit sees it`()
        async throws
    {
        let app = try await launch()
        let back = rule(target: "/list", path: "/offers", name: "back")
        let cases = [
            (rule(weight: 0, target: "/basket"), "/basket, but /basket is closed to rules from a "),
            (rule(weight: 0, target: "/list"), "/list, which is a cycle: /list > /list"),
            ("\(rule()), \(back)", "/offers, but /offers has an experiment that may redirect, too"),
        ]
        for (rules, problem) in cases {
            let found = app.issues(of: rules)
            let place = "rules.json: rules[0].experiment.variants[0].redirect"
            #expect(
                found.first?.hasPrefix("\(place): it redirects to \(problem)") == true, "\(found)")
        }
        try app.apply(rule(weight: 100, target: "/later"))
        #expect(app.rules.skipped.count == 1)
        #expect(app.rules.skipped[0].contains(": rules[0].experiment.variants[0].redirect: "))
        #expect(await app.open("/list").redirects == [])
    }
}
