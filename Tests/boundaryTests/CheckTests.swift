import CommandLineKit
import Foundation
import Testing

import BoundaryKit

@MainActor struct `boundary check` {
    private let rules = [
        #""independent", "modules": "path:Features/*", "because": "features meet through URLs only""#,
        #""acyclic""#, #""noUse", "modules": "path:Features/*", "symbols": ["fatalError"]"#,
    ]
    private let workspace: ScriptedWorkspace

    init() throws { workspace = try ScriptedWorkspace(.features(knowing: true), rules: rules) }

    @Test func `check prints each violation like a compiler, and a summary`() async throws {
        workspace.graph = .features(knowing: true, on: [3, 4])
        let answer = await workspace.run("check", expecting: .refused)
        #expect(
            answer.output.split(separator: "\n\n").map { $0.prefix { $0 != "]" } }.prefix(2) == [
                "Features/Moments/Timeline.swift:3:8: error: [features-independent",
                "Features/Moments/Timeline.swift:4:8: error: [features-independent",
            ])
        #expect(answer.output.contains("\n  because: features meet through URLs only\n"))
        let end = "4 modules; evidence: declared, imported, used\n"
        let frozen = "frozen in .boundaries.baseline: 0; "
        let broken = "\n1 of 3 rules violated; violations: 1, at 2 places; \(frozen)\(end)"
        #expect(answer.output.hasSuffix(broken))
        workspace.graph = .features()
        let kept = await workspace.run("check --evidence=all", expecting: .success)
        #expect(kept.output == "3 rules hold; violations: 0; \(frozen)\(end)")
    }

    @Test func `check annotates for GitHub, from the top of the repository`() async throws {
        workspace.pathInRepository = "Packages/App/"
        try workspace.write("[acyclic] gone\n", to: ".boundaries.baseline")
        let lines = await workspace.run("check --format github").output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(
            lines[0].hasPrefix(
                "::error file=Packages/App/Features/Moments/Timeline.swift,line=3,col=8,"
                    + "title=features-independent::[features-independent] "
                    + "Moments must not import Shop%0A  because: features"))
        #expect(lines[1].hasPrefix("::error file=Packages/App/.boundaries.baseline,line=1,col=1,"))
        let warning = rules[0] + #", "severity": "warning""#
        let warned = try ScriptedWorkspace(.features(knowing: true), rules: [warning])
        let answer = await warned.run("check --format github", expecting: .success)
        #expect(answer.output.hasPrefix("::warning file="))
        #expect(answer.output.contains("violations: 1, among them warnings: 1; frozen in"))
    }

    @Test func `check writes JSON for tools`() async throws {
        let answer = await workspace.run("check --format json --evidence imported")
        let report = try JSONDecoder().decode(BoundaryReport.self, from: Data(answer.output.utf8))
        #expect(report.issues.map(\.subject) == ["Moments -> Shop"])
        #expect(report.uncheckedRules == ["features-no-use"])
    }

    @Test func `check fails for a rule that isn't checked, unless that is allowed`() async throws {
        workspace.graph = .features()
        let refused = await workspace.run("check --evidence imported", expecting: .refused)
        #expect(
            refused.output.hasPrefix(
                """
                .boundaries.json:4:1: error: [features-no-use] the rule isn't checked: it needs used evidence
                  because: what isn't checked isn't known to hold
                  fix: run 'swift build --build-tests' for the compiler's index, or leave it to another run with --allow-unchecked

                2 rules hold; not checked: 1; violations: 0;
                """))
        let allowed = await workspace.run(
            "check --evidence imported --allow-unchecked", expecting: .success)
        let start = "not checked: [features-no-use] needs used evidence\n2 rules"
        #expect(allowed.output.hasPrefix(start))
    }

    @Test func `check gathers what the file demands, unless in a build`() async throws {
        workspace.graph = .features()
        try workspace.write(
            """
            { "evidence": "all", "rules": [
              { "rule": "acyclic", "because": "-" },
              { "rule": "noUse", "symbols": ["fatalError"], "because": "-" } ] }
            """, to: ".boundaries.json")
        let answer = await workspace.run("check", expecting: .success)
        #expect(answer.output.contains("evidence: declared, imported, used"))
        await workspace.run("check --evidence imported", expecting: .refused)
        let stamp = workspace.folder.appending(path: "Stamp.swift").path
        let command = "check --format xcode --stamp \(stamp)"
        let step = await workspace.run(command, expecting: .success)
        let note = "note: left to 'boundary check' after the build: [no-use]\n"
        #expect(step.output.hasPrefix(note + "1 rules hold; not checked: 1"))
        #expect(try workspace.text(of: "Stamp.swift").hasPrefix("//"))
        // The stamp is written only if the rules hold.
        try FileManager.default.removeItem(atPath: stamp)
        try workspace.write(rules: rules)
        workspace.graph = .features(knowing: true)
        await workspace.run(command, expecting: .refused)
        #expect(!FileManager.default.fileExists(atPath: stamp))
    }

    @Test func `check shows with --since what is in changed files`() async throws {
        try workspace.write("[acyclic] gone\n", to: ".boundaries.baseline")
        workspace.changedFiles = ["Features/Shop/Cart.swift"]
        await workspace.run("check --since main", expecting: .success)
        workspace.changedFiles = ["Features/Moments/Timeline.swift"]
        let answer = await workspace.run("check --since main", expecting: .refused)
        #expect(answer.output.contains("Moments must not import Shop"))
        #expect(!answer.output.contains("[baseline]"))
        // What a changed manifest makes wrong can be in a file that hasn't changed.
        try workspace.write(rules: [#""noUndeclared""#])
        workspace.changedFiles = ["Package.swift"]
        let manifest = await workspace.run("check --since main")
        #expect(manifest.output.contains("Moments imports Shop without depending on it"))
    }

    @Test func `check says that there is no file of rules`() async throws {
        try FileManager.default.removeItem(at: workspace.folder.appending(path: RuleFile.name))
        let answer = await workspace.run("check", expecting: .data)
        let sentence = "error: the file doesn't exist; 'boundary init' writes one"
        #expect(answer.errors == ".boundaries.json:1:1: \(sentence)")
    }

    @Test(arguments: [RuleFile.name, Baseline.name])
    func `check names a file that isn't one, with the reason`(file: String) async throws {
        let url = workspace.folder.appending(path: file)
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: url)
        let answer = await workspace.run("check", expecting: .data)
        let reason = "its symbolic links lead back to themselves"
        #expect(answer.errors == "boundary: \(file) can't be read: \(reason)")
    }
}
