import BoundaryKit
import CommandLineKit
import Foundation
import Testing

@testable import boundary

@Suite @MainActor struct `boundary check` {
    private let rules: [BoundaryRule] = [
        .independent("path:Features/*", because: "features meet through URLs only"),
        .acyclic(because: "-"),
        .exposesOnly("path:Features/*", conformingTo: "Kit.Navigating", because: "-"),
    ]

    @Test func `prints each violation like a compiler, and a summary`() async throws {
        let answer = try await ScriptedWorkspace(.features(knowing: true), rules: rules).run(
            "check")
        #expect(answer.code == .violated)
        #expect(
            answer.output == """
                Features/Moments/Timeline.swift:3:8: error: [features-independent] Moments must not import Shop
                  because: features meet through URLs only
                  evidence: import; not declared in the manifest
                  path: Moments -> Shop    allowed: Moments -> Kit
                  fix: move what both need to a module that both may depend on

                not checked: [features-exposes-only] needs compiled evidence
                1 of 2 rules violated; violations: 1; frozen in .boundaries.baseline: 0; 4 modules; evidence: declared, imported

                """)
    }

    @Test func `counts a violation at several places once`()
        async throws
    {
        let answer = try await ScriptedWorkspace(
            .features(knowing: true, on: [3, 4]), rules: rules
        ).run("check")
        #expect(answer.output.contains("violations: 1, at 2 places; frozen in"))
    }

    @Test func `says that all rules hold`() async throws {
        let answer = try await ScriptedWorkspace(.features(), rules: rules).run(
            "check", "--evidence=shipped")
        #expect(answer.code == .success)
        #expect(
            answer.output == """
                3 rules hold; violations: 0; frozen in .boundaries.baseline: 0; 4 modules; evidence: declared, imported, used, compiled, shipped

                """)
    }

    @Test func `counts the exceptions that don't apply`() async throws {
        var graph = ModuleGraph.features()
        graph.exceptions = [
            InlineException(
                at: SourcePlace(file: "A.swift"), line: 1, rule: "acyclic",
                until: CalendarDay(rawValue: "2020-01-31"), because: "it moves")
        ]
        let answer = try await ScriptedWorkspace(graph, rules: rules).run("check")
        #expect(answer.code == .violated)
        #expect(
            answer.output.contains(
                "2 rules hold; violations: 0; frozen in .boundaries.baseline: 0; "
                    + "exceptions that don't apply: 1; 4 modules"))
    }

    @Test func `annotates for GitHub`() async throws {
        let workspace = try ScriptedWorkspace(.features(knowing: true), rules: rules)
        try workspace.write("[acyclic] gone\n", to: ".boundaries.baseline")
        let lines = await workspace.run("check", "--format", "github").output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(
            lines[0].hasPrefix(
                "::error file=Features/Moments/Timeline.swift,line=3,col=8,title=features-independent::"
                    + "[features-independent] Moments must not import Shop%0A  because: features"))
        #expect(
            lines[1].hasPrefix("::error file=.boundaries.baseline,line=1,col=1,title=baseline::"))
    }

    @Test func `annotates files of a package in a subfolder of its repository`()
        async throws
    {
        let workspace = try ScriptedWorkspace(.features(knowing: true), rules: rules)
        workspace.pathInRepository = "Packages/App/"
        let output = await workspace.run("check", "--format", "github").output
        #expect(output.hasPrefix("::error file=Packages/App/Features/Moments/Timeline.swift,"))
    }

    @Test func `writes JSON for tools`() async throws {
        let answer = try await ScriptedWorkspace(.features(knowing: true), rules: rules)
            .run("check", "--format", "json")
        let report = try JSONDecoder().decode(BoundaryReport.self, from: Data(answer.output.utf8))
        #expect(report.issues.map(\.subject) == ["Moments -> Shop"])
        #expect(report.unchecked.map(\.missing) == [[.compiled]])
    }

    @Test func `points at a rule that selects nothing`() async throws {
        let rules: [BoundaryRule] = [.acyclic(because: "-"), .independent("Shpo", because: "-")]
        let answer = try await ScriptedWorkspace(.features(), rules: rules).run("check")
        #expect(answer.code == .violated)
        #expect(
            answer.output.hasPrefix(
                ".boundaries.json:6:1: error: [shpo-independent] the rule selects nothing: no module matches 'Shpo'"
            ))
    }

    @Test func `without rules says how to write some`() async throws {
        let answer = try await ScriptedWorkspace(.features()).run("check")
        #expect(answer.code == .data)
        #expect(
            answer.errors
                == ".boundaries.json:1:1: error: the file doesn't exist; 'boundary init' writes one"
        )
    }

    @Test func `with rules that can't be read says where`() async throws {
        let workspace = try ScriptedWorkspace(.features())
        try workspace.write("[\n{}\n]", to: ".boundaries.json")
        let answer = await workspace.run("check")
        #expect(answer.code == .data)
        #expect(answer.errors == ".boundaries.json:2:1: error: the rule has no 'rule'")
    }
}
