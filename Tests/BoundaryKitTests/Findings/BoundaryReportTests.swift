import Testing

@testable import BoundaryKit

@Suite struct `A report` {
    private let graph = ModuleGraph.sketch(
        """
        Features/Moments: Kit, import Shop
        Features/Shop: Kit, import Moments
        Foundations/Kit: import Foundation
        """)
    private let rules: [BoundaryRule] = [
        .independent("path:Features/*", because: "-"),
        .modules("path:Features/*", mayDependOnlyOn: "Kit", because: "-"),
    ]
    private let noUndeclared = BoundaryRule.noUndeclared(because: "-")

    @Test func `is sorted by place`() {
        let places = BoundaryReport(of: rules, in: graph).issues.map { "\($0.place?.file ?? "")" }
        #expect(places == places.sorted())
        // A line that violates two rules has one finding.
        #expect(places.count == 2)
    }

    @Test func `omits the violations in the baseline, and names its obsolete entries`() {
        let baseline = Baseline([
            "[features-independent] Moments -> Shop in Features/Moments/Moments.swift",
            "[features-independent] Moments -> Kit",
        ])
        let report = BoundaryReport(of: [rules[0]], in: graph, baseline: baseline)
        #expect(report.issues.map(\.subject) == ["Shop -> Moments"])
        #expect(report.frozen.map(\.subject) == ["Moments -> Shop"])
        #expect(report.stale.map(\.subject) == ["[features-independent] Moments -> Kit"])
        #expect(report.failures == report.issues + report.stale)
    }

    @Test func `names unchecked rules, and doesn't take their baseline entries for obsolete`() {
        let graph = ModuleGraph.sketch("Features/Moments: Shop", kinds: [.declared])
        let baseline = Baseline(["[no-undeclared] Moments -> Shop"])
        let report = BoundaryReport(of: [noUndeclared], in: graph, baseline: baseline)
        #expect(report.unchecked.map(\.rule) == ["no-undeclared"])
        #expect(report.unchecked.map(\.missing) == [[.imported]])
        #expect(report.checkedCount == 0)
        #expect(report.stale.isEmpty)
        #expect(
            report.failures.map { "\($0.sentence); \($0.fix)" } == [
                "the rule isn't checked: it needs imported evidence; "
                    + "run 'boundary check --evidence imported', or leave it to another run with "
                    + "--allow-unchecked"
            ])
    }

    @Test func `fails if nothing is checked, whatever is allowed`() {
        let graph = ModuleGraph.sketch("Features/Moments: Shop", kinds: [.declared])
        let acyclic = BoundaryRule.acyclic(because: "-")
        func failures(_ rules: [BoundaryRule]) -> [String] {
            BoundaryReport(of: rules, in: graph, unchecked: .allow).failures.map(\.sentence)
        }
        #expect(failures([]) == ["no rule is checked"])
        #expect(failures([noUndeclared]) == ["no rule is checked"])
        #expect(failures([noUndeclared, acyclic]) == [])
    }

    @Test func `fails without the evidence that the file of rules demands`() {
        let rule = BoundaryRule.noReexport(because: "-")
        let report = BoundaryReport(of: [rule], in: graph, unchecked: .refuse(demanding: .all))
        #expect(
            report.failures.map(\.sentence) == [
                "the rules must be checked with used evidence"
            ])
        let enough = BoundaryReport(
            of: [rule], in: graph, unchecked: .refuse(demanding: [.imported]))
        #expect(enough.failures.isEmpty)
    }

    @Test(
        arguments: [
            (.path("Featurs/*"), "path:Featurs/*"), ("Admin", "Admin"),
            (["Moments", "Admin"], "Admin"), (["Moments", "!Admin"], "Admin"),
            (.nothing, "nothing"), (["Moments", "!Moments"], "Moments, !Moments"),
        ] as [(ModuleSelector, String)])
    func `has a finding for a rule that selects nothing`(selector: ModuleSelector, text: String) {
        let report = BoundaryReport(of: [.independent(selector, because: "-")], in: graph)
        #expect(
            report.issues.map(\.sentence) == [
                "the rule selects nothing: no module matches '\(text)'"
            ])
    }

    @Test(arguments: [
        ("Shpo", "'Shpo'; did you mean 'Shop'?"), ("Moment", "'Moment'; did you mean 'Moments'?"),
        ("external:Fundation", "'external:Fundation'; did you mean 'external:Foundation'?"),
        ("Chat", "'Chat'"),
    ])
    func `suggests a module for a misspelled one`(selector: String, end: String) {
        let rule = BoundaryRule.forbidden(
            from: "Kit", to: ModuleSelector(stringLiteral: selector), because: "-")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(
            issues.map(\.sentence) == ["the rule selects nothing: no module matches \(end)"])
    }

    @Test
    func `accepts an unused external module, but not a misspelled one of the package`() {
        let report = BoundaryReport(
            of: [
                .forbidden(from: "Kit", to: ["external:UIKit", "external:SwiftUI"], because: "-"),
                .forbidden(from: "Kit", to: "Shpo", because: "-").named("misspelt"),
            ], in: graph)
        #expect(report.issues.map(\.key) == ["[misspelt] selects nothing: Shpo"])
    }

    @Test func `has a finding for two rules with one name`() {
        let report = BoundaryReport(of: [noUndeclared, noUndeclared], in: graph)
        #expect(
            report.issues.map(\.sentence)
                == Array(repeating: "several rules have the name no-undeclared", count: 2))
    }

    @Test func `accepts violations at any line`() {
        let text = Baseline().text(with: BoundaryReport(of: rules, in: graph).unfrozen)
        #expect(
            text == """
                # Violations that are accepted until they are fixed, written by 'boundary freeze'.
                [features-independent] Moments -> Shop in Features/Moments/Moments.swift
                [features-independent] Shop -> Moments in Features/Shop/Shop.swift
                [features-may-depend-only-on] Moments -> Shop in Features/Moments/Moments.swift
                [features-may-depend-only-on] Shop -> Moments in Features/Shop/Shop.swift

                """)
        let windows = text.replacing("\n", with: " \r\n")
        let report = BoundaryReport(of: rules, in: graph, baseline: Baseline(text: windows))
        #expect(report.failures.isEmpty)
        #expect(report.frozen.count == 4)
    }
}
