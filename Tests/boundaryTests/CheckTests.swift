import BoundaryKit
import CommandLineKit
import Foundation
import Testing

@testable import boundary

@Suite @MainActor struct `boundary check` {
    private let rules = [
        #""independent", "modules": "path:Features/*", "because": "features meet through URLs only""#,
        #""acyclic", "because": "-""#,
        #""noUse", "modules": "path:Features/*", "symbols": ["fatalError"], "because": "-""#,
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

                1 of 3 rules violated; violations: 1; frozen in .boundaries.baseline: 0; 4 modules; evidence: declared, imported, used

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
            "check", "--evidence=all")
        #expect(answer.code == .success)
        #expect(
            answer.output == """
                3 rules hold; violations: 0; frozen in .boundaries.baseline: 0; 4 modules; evidence: declared, imported, used

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
                "3 rules hold; violations: 0; frozen in .boundaries.baseline: 0; "
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
            .run("check", "--format", "json", "--evidence", "imported")
        let report = try JSONDecoder().decode(BoundaryReport.self, from: Data(answer.output.utf8))
        #expect(report.issues.map(\.subject) == ["Moments -> Shop"])
        #expect(report.unchecked.map(\.missing) == [[.used]])
    }

    @Test func `fails for a rule that isn't checked, unless that is allowed`() async throws {
        let workspace = try ScriptedWorkspace(.features(), rules: rules)
        let refused = await workspace.run("check", "--evidence", "imported")
        #expect(refused.code == .violated)
        #expect(
            refused.output == """
                .boundaries.json:4:1: error: [features-no-use] the rule isn't checked: it needs used evidence
                  because: what isn't checked isn't known to hold
                  fix: run 'swift build --build-tests' for the compiler's index, or leave it to another run with --allow-unchecked

                2 rules hold; not checked: 1; violations: 0; frozen in .boundaries.baseline: 0; 4 modules; evidence: declared, imported

                """)
        let allowed = await workspace.run("check", "--evidence", "imported", "--allow-unchecked")
        #expect(allowed.code == .success)
        #expect(
            allowed.output.hasPrefix(
                "not checked: [features-no-use] needs used evidence\n2 rules"))
    }

    @Test func `never succeeds without a rule`() async throws {
        let workspace = try ScriptedWorkspace(.features(), rules: [])
        let answer = await workspace.run("check", "--allow-unchecked")
        #expect(answer.code == .violated)
        #expect(answer.output.contains("error: [rules] no rule is checked"))
        #expect(answer.output.contains("\nno rule is checked; violations: 0;"))
    }

    @Test func `gathers the evidence that the file demands, except in a build step`() async throws {
        let workspace = try ScriptedWorkspace(.features())
        try workspace.write(
            """
            { "evidence": "all", "rules": [
              { "rule": "acyclic", "because": "-" },
              { "rule": "noUse", "symbols": ["fatalError"], "because": "-" } ] }
            """, to: ".boundaries.json")
        let answer = await workspace.run("check")
        #expect(answer.code == .success)
        #expect(answer.output.contains("evidence: declared, imported, used"))
        #expect(await workspace.run("check", "--evidence", "imported").code == .violated)
        let stamp = workspace.folder.appending(path: "stamp").path
        let step = await workspace.run("check", "--format", "xcode", "--stamp", stamp)
        #expect(step.code == .success)
        #expect(
            step.output.hasPrefix(
                """
                note: left to 'boundary check' after the build: [no-use]
                1 rules hold; not checked: 1
                """))
    }

    @Test func `shows with --since what is in changed files`() async throws {
        let workspace = try ScriptedWorkspace(.features(knowing: true), rules: rules)
        try workspace.write("[acyclic] gone\n", to: ".boundaries.baseline")
        workspace.changedFiles = ["Features/Shop/Cart.swift"]
        #expect(await workspace.run("check", "--since", "main").code == .success)
        workspace.changedFiles = ["Features/Moments/Timeline.swift"]
        let answer = await workspace.run("check", "--since", "main")
        #expect(answer.code == .violated)
        #expect(answer.output.contains("Moments must not import Shop"))
        #expect(!answer.output.contains("[baseline]"))
    }

    @Test func `points at a rule that selects nothing`() async throws {
        let rules = [
            #""acyclic", "because": "-""#, #""independent", "modules": "Shpo", "because": "-""#,
        ]
        let answer = try await ScriptedWorkspace(.features(), rules: rules).run("check")
        #expect(answer.code == .violated)
        #expect(
            answer.output.hasPrefix(
                ".boundaries.json:3:1: error: [shpo-independent] the rule selects nothing: no module matches 'Shpo'"
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

    @Test(arguments: [RuleFile.name, Baseline.name])
    func `names a file that isn't one, with the reason`(file: String) async throws {
        let workspace = try ScriptedWorkspace(.features(), rules: [])
        let url = workspace.folder.appending(path: file)
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: url)
        let loop = await workspace.run("check")
        #expect(loop.code == .data)
        #expect(
            loop.errors
                == "boundary: \(file) can't be read: its symbolic links lead back to themselves")
        try FileManager.default.removeItem(at: url)
        try #require(mkfifo(url.path, 0o600) == 0)
        #expect(
            await workspace.run("check").errors
                == "boundary: \(file) can't be read: it is a pipe, a device or a socket, and not a file"
        )
    }
}
