import BoundaryKit
import CommandLineKit
import Foundation
import Testing

@testable import boundary

@Suite @MainActor struct `The answers of boundary` {
    private let workspace: ScriptedWorkspace

    init() throws {
        workspace = try ScriptedWorkspace(.features(knowing: true))
    }

    @Test func `why prints the shortest paths and their imports`() async {
        #expect(
            await workspace.run("why", "Moments", "Kit").output == """
                Moments -> Kit

                Moments -> Kit
                  Package.swift:2:9: declared
                  Features/Moments/Timeline.swift:2:8: public import

                """)
        #expect(await workspace.run("why", "Kit", "Shop").output == "Kit does not depend on Shop\n")
    }

    @Test func `affected prints modules and tests`() async {
        workspace.changedFiles = ["Features/Shop/Cart.swift"]
        #expect(
            await workspace.run("affected", "--since", "main").output == """
                changed: Shop
                affected: Moments Shop ShopTests
                tests: ShopTests

                """)
        workspace.changedFiles = []
        #expect(await workspace.run("affected", "--since=main").output.hasSuffix("tests: none\n"))
    }

    @Test func `affected compares the manifests if one has changed`() async {
        workspace.changedFiles = ["Package.swift"]
        workspace.redeclared = ["ShopTests"]
        #expect(
            await workspace.run("affected", "--since", "main").output
                == "changed: ShopTests\naffected: ShopTests\ntests: ShopTests\n")
        workspace.redeclared = nil
        #expect(
            await workspace.run("affected", "--since", "main").output.hasPrefix(
                "changed: Kit Moments Shop ShopTests\n"))
    }

    @Test func `diff prints the dependencies and rules that differ`() async throws {
        try workspace.write(rules: [
            #""independent", "modules": "path:Features/*", "because": "-""#
        ])
        workspace.revisions = ["v1": .features(), "v2": workspace.graph]
        #expect(
            await workspace.run("diff", "v1", "v2").output
                == "+ Moments -> Shop\nviolated: [features-independent] Moments -> Shop\n")
        #expect(
            await workspace.run("diff", "v2", "v1").output.contains("holds again: [features-ind"))
        #expect(await workspace.run("diff", "v1", "v1").output == "no changes\n")
        #expect(await workspace.run("diff", "v1", "v3").code == .data)
    }

    @Test(arguments: [
        ("mermaid", "flowchart TD\n"), ("json", "{\n"),
    ])
    func `graph writes two formats`(format: String, start: String) async throws {
        try workspace.write(rules: [
            #""independent", "modules": "path:Features/*", "because": "-""#
        ])
        let answer = await workspace.run("graph", "--format", format)
        #expect(answer.code == .success)
        #expect(answer.output.hasPrefix(start))
        #expect(answer.output.contains("d1242f") == (format != "json"))
    }

    @Test func `graph draws what is frozen in grey, and nothing in red`() async throws {
        try workspace.write(rules: [
            #""independent", "modules": "path:Features/*", "because": "-""#
        ])
        _ = await workspace.run("freeze")
        let output = await workspace.run("graph").output
        #expect(output.contains("    linkStyle 1 stroke:#8c959f"))
        #expect(!output.contains("d1242f"))
    }

    @Test func `graph replaces the diagram in a page`() async throws {
        try workspace.write("<!-- modules -->\n<!-- /modules -->\n", to: "page.md")
        let page = workspace.folder.appending(path: "page.md").path(percentEncoded: false)
        #expect(await workspace.run("graph", "--into", page).code == .success)
        #expect(try workspace.text(of: "page.md").contains("    Shop --> Kit\n```\n<!-- /modules"))
        try workspace.write("no markers", to: "page.md")
        #expect(await workspace.run("graph", "--into", page).code == .data)
    }

    @Test func `init writes rules from the structure of the package, once`() async throws {
        #expect(
            await workspace.run("init").output.contains(
                "/.boundaries.json: 7\n\nholds      layers\n"))
        #expect(
            try workspace.text(of: ".boundaries.json").contains(
                """
                  "rules": [
                    {
                      "rule": "layers",
                      "layers": ["path:Features/*", "path:Foundations/*"],
                      "because": "stable modules should not depend on modules that change often"
                    },
                """))
        #expect(await workspace.run("check").code == .violated)
        #expect(await workspace.run("init").code == .output)
    }

    @Test func `init freezes what violates the rules, if the lead agrees`() async throws {
        workspace.agrees = true
        let answer = await workspace.run("init")
        #expect(
            answer.output.contains(
                """
                holds      features-independent          1 frozen
                """), "\(answer.output)")
        #expect(
            workspace.question
                == "1 violation exists today. Freeze them, so that only new ones fail?")
        #expect(await workspace.run("check").code == .success)
        let other = try ScriptedWorkspace(.features(knowing: true))
        #expect(await other.run("init", "--freeze").code == .success)
        #expect(
            try other.text(of: ".boundaries.baseline").contains("-independent] Moments -> Shop"))
    }
}
