import CommandLineKit
import Testing

@MainActor struct `The page of boundary check` {
    private let rules = [
        #""noUnused", "severity": "warning""#, #""independent", "modules": "path:Features/*""#,
        #""acyclic""#, #""protected", "modules": "Shop", "importers": "Moments""#,
    ]

    /// The page about a graph, and the part of it about what to fix first.
    private func page(
        _ graph: ScriptedGraph, _ rules: [String]
    ) async throws -> (text: String, first: Substring) {
        let text = try await ScriptedWorkspace(graph, rules: rules).run("check --summary").output
        return (text, try #require(text.split(separator: "Fix first\n").last))
    }

    @Test func `the page has a line for each rule, and what to fix first`() async throws {
        let workspace = try ScriptedWorkspace(.features(knowing: true, on: [3, 4]), rules: rules)
        // It is for people only, unless asked for.
        #expect(await workspace.run("check").output.contains("  evidence: import;"))
        workspace.isTerminal = true
        let answer = await workspace.run("check", expecting: .refused)
        #expect(
            answer.output == """
                Fix first
                  Features/Moments/Timeline.swift:3:8: [features-independent] Moments must not import Shop
                      move what both need to a module that both may depend on

                violated   features-independent  1 violation
                holds      3 rules

                More
                  boundary check --all                            each of them
                  boundary check --format html > boundaries.html  the graph, with what is wrong in it
                  boundary freeze                                 accept what is there today, and only that

                1 of 4 rules violated; violations: 1, at 2 places; frozen in .boundaries.baseline: 0; 4 modules; evidence: declared, imported

                """, "\(answer.output)")
        #expect(await workspace.run("check --all").output.contains("  evidence: import;"))
    }

    @Test func `the page names layers before declarations`() async throws {
        var graph = ScriptedGraph.features(knowing: true)
        for number in 0..<6 {
            graph.add("Kit\(number)")
            graph.add("Moments", "Kit\(number)", declared: [2])
        }
        let (text, first) = try await page(graph, rules)
        let lines =
            "violated   features-independent  1 violation\nwarns      no-unused             6 violations\n"
        #expect(text.contains(lines))
        #expect(text.contains("\nMost violations\n  Moments  7\n"))
        #expect(first.contains("[features-independent]"))
        #expect(first.split(separator: "[no-unused]").count == 2)
        #expect(first.contains("remove the dependency from the manifest (and 5 like it)"))
    }

    @Test func `the page shows a finding once, and counts those like it`() async throws {
        let (text, first) = try await page(
            .features(),
            [
                #""protected", "modules": "Kit", "importers": "ShopTests""#,
                #""mayDependOnlyOn", "modules": "Shop", "allowed": "Moments""#,
                #""noUndeclared", "directly": true"#,
            ])
        #expect(text.contains("violated   kit-protected            2 violations\n"))
        #expect(first.split(separator: "[kit-protected]").count == 3)
        #expect(!first.contains("[shop-may-depend-only-on]"))
    }

    @Test func `the page shows what a rule says about a finding of several`() async throws {
        var graph = ScriptedGraph.features(knowing: true)
        graph.add("Shop", "Moments", imported: [("Features/Shop/Cart.swift", 2)])
        let (_, first) = try await page(
            graph,
            [
                #""noUndeclared""#,
                #""importsOnlyIn", "modules": "Shop", "imported": "Moments", "files": ["Views/**"]"#,
            ])
        #expect(first.contains("[no-undeclared] Moments imports Shop without"))
        #expect(first.contains("[shop-imports-only-in] Shop may import Moments only in Views/**"))
    }

    @Test func `the page offers to fix the manifest only for dependencies in it`() async throws {
        for (file, isManifest) in [("Package.swift", true), ("App.xcodeproj/a.pbxproj", false)] {
            var graph = ScriptedGraph.features()
            graph.add("App", "executable", file: file)
            graph.add("App", "Kit", declared: [1])
            let (text, first) = try await page(graph, rules)
            #expect(first.contains("[no-unused] App depends on Kit"))
            #expect(text.contains("boundary fix") == isManifest)
        }
        let graph = ScriptedGraph.features(knowing: true)
        let settings = #""requiresSettings", "settings": ["define A"]"#
        #expect(try await !page(graph, [settings]).text.contains("boundary fix"))
        #expect(try await page(graph, [#""noUndeclared""#]).text.contains("boundary fix"))
    }

    @Test func `the page names what fails besides violations`() async throws {
        let workspace = try ScriptedWorkspace(rules: rules)
        try workspace.write("[acyclic] gone\n", to: ".boundaries.baseline")
        let stale = await workspace.run("check --summary", expecting: .refused)
        #expect(stale.output.contains("[baseline] the baseline accepts a violation that no longer"))
    }
}
