import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `The severity of a rule` {
    private let graph = ModuleGraph.sketch("A: import B\nB:")

    @Test func `warning doesn't fail the check`() throws {
        let rule = BoundaryRule.independent(["A", "B"], because: "-").warning()
        let report = BoundaryReport(of: [rule], in: graph)
        #expect(report.failures.isEmpty)
        let text = report.warnings.map(\.description).joined()
        #expect(text.hasPrefix("A/A.swift:1:8: warning: [a-b-independent] "))
        let json = try RuleFile.text(of: [rule])
        #expect(json.contains(#""severity": "warning""#))
        #expect(try RuleFile.rules(from: Data(json.utf8)) == [rule])
        #expect(rule.named("a").fixed(by: "b").severity == .warning)
    }

    @Test func `doesn't soften an error in the rule itself`() {
        let rule = BoundaryRule.independent("Nothing", because: "-").warning()
        #expect(BoundaryReport(of: [rule], in: graph).failures.count == 1)
    }

    @Test func `doesn't soften the misspelled name of a product`() {
        let graph = ModuleGraph.sketch(
            "A: import B\nB:", products: [Product(name: "app", modules: ["A"])])
        let rule = BoundaryRule.absent("B", from: "ap", because: "-").warning()
        let failures = BoundaryReport(of: [rule], in: graph).failures
        #expect(failures.map(\.sentence) == ["the package has no product ap"])
        #expect(failures.map(\.fix) == ["name one of app"])
    }

    @Test func `must be one that exists`() {
        let text = #"[{"rule": "acyclic", "because": "-", "severity": "info"}]"#
        #expect(throws: RuleFile.Failure.self) { try RuleFile.rules(from: Data(text.utf8)) }
    }
}
