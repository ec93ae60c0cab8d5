import CommandLineKit
import Foundation
import Testing

import BoundaryKit

@MainActor struct `boundary freeze and boundary fix` {
    private let workspace: ScriptedWorkspace
    private let baseline = ".boundaries.baseline"
    private let independent =
        "[features-independent] Moments -> Shop in Features/Moments/Timeline.swift\n"
    private let protected = "[shop-protected] Moments -> Shop in Features/Moments/Timeline.swift\n"

    init() throws {
        workspace = try ScriptedWorkspace(
            .features(knowing: true),
            rules: [
                #""independent", "modules": "path:Features/*""#,
                #""protected", "modules": "Shop", "importers": "ShopTests""#,
            ])
    }

    @Test func `freeze accepts the current violations, and removes what is fixed`() async throws {
        await workspace.run("check", expecting: .refused)
        let start = "frozen in .boundaries.baseline: "
        #expect(await workspace.run("freeze").output == start + "2, before: 0\n")
        let answer = await workspace.run("check", expecting: .success)
        #expect(answer.output.contains("violations: 0; \(start)2;"))
        workspace.graph = .features()
        let stale = await workspace.run("check", expecting: .refused)
        #expect(
            stale.output.contains(
                """
                .boundaries.baseline:3:1: error: [baseline] the baseline accepts a violation that no longer exists: [shop-protected] Moments -> Shop
                  because: a fixed violation must not return unnoticed
                  fix: run 'boundary freeze', which removes the entry
                """))
        #expect(stale.output.contains(start + "2, among them fixed ones: 2;"))
        #expect(await workspace.run("freeze").output == start + "0, before: 2\n")
        await workspace.run("check", expecting: .success)
    }

    @Test func `freeze keeps comments, and adds entries only with --grow`() async throws {
        let first = "# Agreed with both teams.\n"
        let second = "# The cart moves in spring.\n"
        try workspace.write("\(first)\(protected)\(second)[acyclic] gone\n", to: baseline)
        let answer = await workspace.run("freeze", expecting: .refused)
        #expect(answer.errors.hasPrefix("boundary: new violations that aren't frozen: 1;"))
        #expect(try workspace.text(of: baseline) == first + protected + second)
        await workspace.run("freeze --grow", expecting: .success)
        #expect(try workspace.text(of: baseline) == first + independent + protected + second)
    }

    @Test func `freeze doesn't accept a rule that is wrong`() async throws {
        try workspace.write(rules: [#""acyclic", "modules": "Nowhere", "id": "a""#])
        let answer = await workspace.run("freeze", expecting: .refused)
        #expect(answer.errors == "boundary: not frozen: the rule [a] is wrong; correct it")
        #expect(answer.output == "frozen in .boundaries.baseline: 0, before: 0\n")
        await workspace.run("check", expecting: .refused)
        try workspace.write("[a] selects nothing: Nowhere\n", to: baseline)
        await workspace.run("check", expecting: .refused)
    }

    @Test(arguments: [
        ("freeze", ".boundaries.baseline"), ("fix --write", "Package.swift"),
        ("init --freeze --rules /nowhere/a", ".boundaries.baseline"),
    ])
    func `a file that has changed meanwhile stays`(call: String, file: String) async throws {
        try repairing()
        let url = workspace.folder.appending(path: file)
        workspace.whileReading = { try? Data("# mine\n".utf8).write(to: url) }
        let answer = await workspace.run(call, expecting: .output)
        #expect(answer.errors.contains("\(file) has changed meanwhile; run the command again"))
        #expect(try workspace.text(of: file) == "# mine\n")
    }

    // MARK: Manifests

    /// Lets `fix` find a repair of the manifest.
    private func repairing() throws {
        workspace.repairs = [ManifestRepair(file: "Package.swift", old: "a\nb\n", new: "a\nc\n")]
        try workspace.write("a\nb\n", to: "Package.swift")
    }

    @Test func `fix prints a diff, and writes the manifest with --write`() async throws {
        try repairing()
        let answer = await workspace.run("fix", expecting: .success)
        let change = "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"
        #expect(answer.output == "--- a/Package.swift\n+++ b/Package.swift\n\(change)")
        #expect(try workspace.text(of: "Package.swift") == "a\nb\n")
        await workspace.run("fix --write", expecting: .success)
        #expect(try workspace.text(of: "Package.swift") == "a\nc\n")
    }

    @Test func `fix names what must be changed by hand, or in Xcode`() async throws {
        workspace.repairs = [ManifestRepair(file: "Package.swift", old: "a", new: "a")]
        workspace.repairs[0].manualChanges = ["+ A -> B: why"]
        let answer = await workspace.run("fix --write", expecting: .refused)
        #expect(answer.output == "nothing to change in a manifest\n")
        #expect(answer.errors == "boundary: not changed in Package.swift: + A -> B: why")
        workspace.repairs = []
        workspace.projects = ["App/App.xcodeproj"]
        let project = await workspace.run("fix", expecting: .success)
        #expect(
            project.errors
                == "boundary: not changed: App/App.xcodeproj; change its targets in Xcode")
    }
}
