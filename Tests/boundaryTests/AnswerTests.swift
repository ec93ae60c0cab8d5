import CommandLineKit
import Foundation
import Testing

import BoundaryKit
@testable import boundary

@MainActor struct `The answers of boundary` {
    private let workspace: ScriptedWorkspace
    private let independent = #""independent", "modules": "path:Features/*""#

    init() throws { workspace = try ScriptedWorkspace(.features(knowing: true)) }

    @Test func `why prints the shortest paths and their imports`() async {
        #expect(
            await workspace.run("why Moments Kit").output == """
                Moments -> Kit

                Moments -> Kit
                  Package.swift:2:9: declared
                  Features/Moments/Timeline.swift:2:8: import

                """)
        #expect(await workspace.run("why Kit Shop").output == "Kit does not depend on Shop\n")
    }

    @Test(
        arguments: [
            (["Features/Shop/Cart.swift"], nil, "Shop", "Moments Shop ShopTests"),
            ([], nil, "none", "none"),
            // The manifests are compared if one has changed.
            (["Package.swift"], ["ShopTests"], "ShopTests", "ShopTests"),
            (["Package.swift"], nil, "Kit Moments Shop ShopTests", "Kit Moments Shop ShopTests"),
        ] as [([String], [String]?, String, String)])
    func `affected prints modules and tests`(
        files: [String], redeclared: [String]?, changed: String, affected: String
    ) async {
        workspace.changedFiles = files
        workspace.redeclared = redeclared
        let tests = changed == "none" ? "none" : "ShopTests"
        #expect(
            await workspace.run("affected --since=main").output
                == "changed: \(changed)\naffected: \(affected)\ntests: \(tests)\n")
    }

    @Test func `diff prints the dependencies and rules that differ`() async throws {
        try workspace.write(rules: [independent])
        workspace.revisions = ["v1": .features(), "v2": workspace.graph]
        let change = "+ Moments -> Shop\nviolated: [features-independent] Moments -> Shop\n"
        #expect(await workspace.run("diff v1 v2").output == change)
        #expect(await workspace.run("diff v1 v1").output == "no changes\n")
    }

    @Test(arguments: ["why Moments Kit", "affected --since main", "diff v1 v2", "diff v2 v1"])
    func `a question isn't answered if a file can't be read`(call: String) async {
        workspace.revisions["v1"] = workspace.graph
        workspace.graph.gaps = [["file": "A.swift", "reason": "isn't UTF-8"]]
        workspace.revisions["v2"] = workspace.graph
        let answer = await workspace.run(call, expecting: .data)
        #expect(answer.errors == "boundary: A.swift isn't UTF-8")
    }

    @Test func `graph draws violations in red, and frozen ones in grey`() async throws {
        try workspace.write(rules: [independent])
        let red = await workspace.run("graph", expecting: .success)
        #expect(red.output.hasPrefix("flowchart TD\n"))
        #expect(red.output.contains("stroke:#d1242f"))
        #expect(await workspace.run("graph --format json").output.hasPrefix("{\n"))
        await workspace.run("graph --index-store store", expecting: .success)
        _ = await workspace.run("freeze")
        let grey = await workspace.run("graph").output
        #expect(grey.contains("    linkStyle 1 stroke:#8c959f"))
        #expect(!grey.contains("d1242f"))
    }

    @Test(arguments: ["\n", "\r\n"])
    func `graph replaces what is between the markers of a page`(end: String) async throws {
        let lines = ["# A", "<!-- modules -->", "old", "<!-- /modules -->", "B", ""]
        try workspace.write(lines.joined(separator: end), to: "page.md")
        let page = workspace.folder.appending(path: "page.md").path(percentEncoded: false)
        for _ in 1...2 {
            await workspace.run("graph --into \(page)", expecting: .success)
            let parts = try workspace.text(of: "page.md").components(separatedBy: "```")
            #expect(parts.count == 3)
            #expect(parts.first == "# A\(end)<!-- modules -->\(end)")
            #expect(parts[1].hasPrefix("mermaid\nflowchart TD\n"))
            #expect(parts.last == "\n<!-- /modules -->\(end)B\(end)")
        }
        for text in ["", "<!-- modules -->\n", "<!-- /modules -->\n<!-- modules -->\n"] {
            try workspace.write(text, to: "page.md")
            await workspace.run("graph --into \(page)", expecting: .data)
        }
    }

    @Test func `init writes rules from the structure of the package, once`() async throws {
        let start = "/.boundaries.json: 7\n\n"
        #expect(await workspace.run("init").output.contains(start))
        let layers = "\n      \"layers\": [\"path:Features/*\", \"path:Foundations/*\"],\n"
        #expect(try workspace.text(of: ".boundaries.json").contains(layers))
        await workspace.run("check", expecting: .refused)
        await workspace.run("init", expecting: .output)
    }

    @Test func `init freezes what violates the rules, if the lead agrees`() async throws {
        workspace.agrees = true
        let output = await workspace.run("init").output
        #expect(output.contains("holds      features-independent          1 frozen\n"), "\(output)")
        let question = "2 violations exist today. Freeze them, so that only new ones fail?"
        #expect(workspace.question == question)
        await workspace.run("check", expecting: .success)
    }

    @Test func `a terminal shows how many manifests are read, with a time limit`() throws {
        #expect(Console.progressLine(28) == "reading 28 manifests …")
        #expect(Console.progressLine(1) == nil)
        func workspace(_ words: String...) throws -> Workspace {
            let arguments = try Arguments(words, syntax: Boundary.syntax)
            return try Workspace(arguments, in: self.workspace.folder)
        }
        // The time that each of them may take can be raised.
        #expect(try workspace("check").package.limit == .seconds(60))
        #expect(try workspace("check", "--time-limit", "300").package.limit == .seconds(300))
        #expect(throws: CommandError.self) { try workspace("check", "--time-limit=soon") }
    }
}

@MainActor struct `Calls that boundary can't understand` {
    @Test(arguments: [
        ("why Shop Kitt", "unknown module 'Kitt'; did you mean 'Kit'?"),
        ("affected", "'affected' needs a revision: affected --since REVISION"),
        (
            "check --format dot",
            "unknown format of 'check' 'dot'; it is one of text, xcode, github, json, sarif"
        ),
        ("check --summary --format json", "'--summary' and '--all' are about text"),
        ("graph --format json --into a.md", "'--into' writes only Mermaid"),
    ])
    func `a call that can't be understood ends with 64 and a sentence`(
        call: String, sentence: String
    ) async throws {
        let answer = try await ScriptedWorkspace(.features()).run(call)
        #expect(answer.code.rawValue == 64)
        #expect(answer.errors.hasPrefix("boundary: \(sentence)"))
        #expect(answer.output.isEmpty)
    }
}
