import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `Rules to start with` {
    /// The layers and the independent folders that are proposed for a package.
    private func proposed(for sketch: String) throws -> [String] {
        let rules = StartingRules(for: .sketch(sketch)).rules
        return try rules.dropLast(5).map { rule in
            try RuleFile.text(of: [rule]).split(separator: "\n").dropFirst(2).dropLast(2)
                .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        }
    }

    @Test(arguments: [
        (
            "Apps/App: Moments, Shop, Kit\nModules/Features/Moments: Kit\nModules/Features/Shop: Kit\nModules/Foundations/Kit: Log\nModules/Foundations/Log: import Foundation",
            [
                #"["path:Modules/Features/*", "path:Modules/Foundations/*"], "because": "stable modules should not depend on modules that change often""#,
                #""path:Modules/Features/*", "because": "they are independent today""#,
            ]
        ),
        // In one folder, and in folders of one module each, each height is a layer.
        (
            "Sources/A: C\nSources/B: C\nSources/C: D\nSources/D:",
            [#"[["A", "B"],"C", "D"], "because": "this is the current structure""#]
        ),
        (
            "Packages/A/A: C\nPackages/B/B: C\nPackages/C/C: D\nPackages/D/D:",
            [#"[["A", "B"],"C", "D"], "because": "this is the current structure""#]
        ),
        // The last words of names are layers, except those whose modules need each other.
        (
            "Sources/AFeature: AClient\nSources/BFeature: BHelper\nSources/CFeature:\nSources/AClient: CFeature\nSources/BClient:\nSources/CClient:\nSources/DClient:\nSources/AHelper:\nSources/BHelper:\nSources/CHelper:",
            [
                #"["*Client", "*Helper"], "because": "the last word of a name says what a module is for""#
            ]
        ),
        // Features should be independent.
        (
            "Modules/Features/A: B\nModules/Features/B: C\nModules/Core/C:\nModules/Core/D: C",
            [
                #"["path:Modules/Features/*", "path:Modules/Core/*"], "because": "stable modules should not depend on modules that change often""#,
                #""path:Modules/Features/*", "because": "features should not know each other""#,
            ]
        ),
        ("A/A: B\nB/B: C\nA/C:", []), ("Sources/Alone:", []), ("", []),
    ])
    func `rules to start with keep the structure of the package`(sketch: String, expected: [String])
        throws
    {
        let found = try proposed(for: sketch)
        #expect(found.count == expected.count, "\(found)")
        for (rule, text) in zip(found, expected) { #expect(rule.contains(text), "\(rule)") }
    }

    @Test func `rules to start with have programs above, and the core below`() throws {
        let features = (10..<25).map { "Packages/F\($0)/Feature\($0)x: Core" }
        let sketch =
            ["Apps/App: Feature10x"] + features + ["Packages/Core/Core:", "Packages/Odd/Odd:"]
        let found = try proposed(for: sketch.joined(separator: "\n"))
        #expect(found.count == 1 && found[0].contains(#"["kind:executable", "Core"]"#), "\(found)")
    }

    @Test func `rules to start with hold, and warn about unused dependencies`() {
        let graph = ModuleGraph.sketch(
            "Sources/A: B, declare C\nSources/B:\nSources/C:\nTests/ATests: A")
        let rules = StartingRules(for: graph).rules
        #expect(rules.suffix(5).map(\.id).first == "acyclic")
        let report = BoundaryReport(of: rules, in: graph)
        #expect(report.failures.isEmpty)
        #expect(report.warnings.map(\.key) == ["[no-unused] A -> C"])
    }
}
