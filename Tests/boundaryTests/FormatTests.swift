import BoundaryKit
import CommandLineKit
import Foundation
import Testing

@testable import boundary

@Suite @MainActor struct `Formats of boundary check` {
    private let workspace: ScriptedWorkspace

    init() throws {
        workspace = try ScriptedWorkspace(
            .features(knowing: true, on: [3, 4]),
            rules: [
                #""independent", "modules": "path:Features/*", "because": "a < b & \"c\"""#,
                #""protected", "modules": "Shop", "importers": "ShopTests", "because": "-", "severity": "warning""#,
                #""acyclic", "because": "no cycles""#,
                #""noUse", "modules": "path:Features/*", "symbols": ["fatalError"], "because": "-""#,
            ])
        workspace.pathInRepository = "Packages/My App/"
    }

    private func log(_ options: String...) async throws -> [String: Any] {
        let output = await workspace.run(["check", "--format", "sarif"] + options).output
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        let log = try #require(value as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private func results() async throws -> [[String: Any]] {
        try #require(try await log()["results"] as? [[String: Any]])
    }

    @Test func `SARIF has a result for each violation, at its place in the repository`()
        async throws
    {
        try FileManager.default.createDirectory(
            at: workspace.folder.appending(path: "Features/Moments"),
            withIntermediateDirectories: true)
        try workspace.write("\n\n/*ä*/ import Shop\n", to: "Features/Moments/Timeline.swift")
        let results = try await results()
        #expect(
            results.map { $0["ruleId"] as? String } == [
                "features-independent", "features-independent",
            ])
        #expect(results.map { $0["level"] as? String } == ["error", "error"])
        let locations = try #require(results[0]["locations"] as? [[String: Any]])
        let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
        let file = try #require(place["artifactLocation"] as? [String: Any])
        #expect(file["uri"] as? String == "Packages/My%20App/Features/Moments/Timeline.swift")
        // SARIF counts characters, and a place counts bytes.
        #expect(place["region"] as? [String: Int] == ["startLine": 3, "startColumn": 7])
        #expect(try await log()["columnKind"] as? String == "unicodeCodePoints")
        let others = try #require(results[1]["locations"] as? [[String: Any]])
        let other = try #require(others.first?["physicalLocation"] as? [String: Any])
        #expect(other["region"] as? [String: Int] == ["startLine": 4])
    }

    @Test func `SARIF describes each rule, and names the limits`() async throws {
        let run = try await log("--evidence", "imported", "--allow-unchecked")
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        #expect(
            rules.map { $0["id"] as? String } == [
                "features-independent", "shop-protected", "acyclic", "features-no-use",
            ])
        for result in try await results() {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        let calls = try #require(run["invocations"] as? [[String: Any]])
        let notes = try #require(calls[0]["toolExecutionNotifications"] as? [[String: Any]])
        #expect(
            notes.map { ($0["message"] as? [String: String])?["text"] } == [
                "not checked: [features-no-use] needs used evidence"
            ])
    }

    @Test func `SARIF marks accepted violations as suppressed`() async throws {
        _ = await workspace.run("freeze")
        let suppressions = try await results().map { $0["suppressions"] as? [[String: String]] }
        #expect(suppressions == Array(repeating: [["kind": "external"]], count: 4))
        workspace.graph = .features()
        let stale = try await results()
        #expect(stale.map { $0["ruleId"] as? String } == ["baseline", "baseline"])
    }

    @Test func `a rule that only warns doesn't fail the check`() async throws {
        let workspace = try ScriptedWorkspace(
            .features(knowing: true, on: [3, 4]),
            rules: [
                #""independent", "modules": "path:Features/*", "because": "-", "severity": "warning""#
            ])
        let answer = await workspace.run("check")
        #expect(answer.code == .success)
        #expect(answer.output.contains("Timeline.swift:3:8: warning: [features-independent]"))
        #expect(
            answer.output.contains("violations: 1, at 2 places, of which warnings: 1; frozen in"))
        let annotations = await workspace.run("check", "--format", "github")
        #expect(annotations.output.hasPrefix("::warning file="))
    }

    @Test func `a finding for Xcode is one line that begins with the path of its file`()
        async throws
    {
        let answer = await workspace.run("check", "--format", "xcode")
        #expect(answer.code == .violated)
        let lines = answer.output.split(separator: "\n").map(String.init)
        let file = workspace.folder.path + "/Features/Moments/Timeline.swift:3:8: "
        #expect(
            lines.contains {
                $0.hasPrefix(file + "error: [features-independent] Moments must not import Shop; ")
                    && $0.contains("; because: a < b & \"c\"; ")
            })
        #expect(
            lines.first?.contains("; also: [shop-protected] Moments must not import Shop; ") == true
        )
        #expect(lines.count == 3)
    }

    @Test func `a stamp is written only if the rules hold`() async throws {
        let stamp = workspace.folder.appending(path: "Stamp.swift")
        let check = ["check", "--stamp", stamp.path]
        #expect(await workspace.run(check).code == .violated)
        #expect(!FileManager.default.fileExists(atPath: stamp.path))
        workspace.graph = .features()
        #expect(await workspace.run(check).code == .success)
        #expect(try workspace.text(of: "Stamp.swift").hasPrefix("//"))
    }

    @Test func `HTML is one page that loads nothing, with the findings by pair`() async throws {
        let answer = await workspace.run("check", "--format", "html")
        #expect(answer.code == .violated)
        let page = answer.output
        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.contains("default-src 'none'"))
        for loader in ["<link", "src=", "@import", "url(http", "fetch("] {
            #expect(!page.contains(loader), "\(loader)")
        }
        #expect(
            page.contains(
                #"<details class="error"><summary>Moments -&gt; Shop <span class="count">2</span> <button type="button" data-path="Moments Shop">"#
            ))
        #expect(page.contains("because: a &lt; b &amp; &quot;c&quot;"))
        #expect(page.contains("prefers-color-scheme: dark"))
        #expect(page.contains(#""head":"Shop","state":"red""#))
        _ = await workspace.run("freeze")
        let frozen = await workspace.run("check", "--format", "html").output
        #expect(frozen.contains(#""head":"Shop","state":"frozen""#))
        #expect(!frozen.contains(#""state":"red""#))
    }

    @Test func `HTML opens on the layers of a large package`() async throws {
        let graph = ModuleGraph(
            package: "Large",
            modules: (0..<50).map { number in
                let folder = number < 25 ? "Features" : "Kits"
                return Module(
                    name: "M\(number)", kind: .library, path: "Sources/\(folder)/M\(number)")
            }, edges: [], kinds: [.declared, .imported])
        let layers =
            #""layers", "layers": ["path:Sources/Features/*", "path:Sources/Kits/*"], "because": "-""#
        let page = try await ScriptedWorkspace(graph, rules: [layers]).run(
            "check", "--format", "html")
        #expect(page.output.contains(#""folder":"path:Sources/Features/*","kind":"library""#))
        let flat = try await ScriptedWorkspace(graph, rules: [#""acyclic", "because": "-""#])
            .run("check", "--format", "html")
        #expect(flat.output.contains(#""folder":"Level 0","kind":"library""#))
    }

    /// Marks that form one character with a delimiter before or after them.
    @Test(arguments: ["\u{301}", "\u{1F3FB}", "\u{20E3}", "\u{FF9E}", "\u{600}", "\r\n"])
    func `a delimiter is escaped beside any mark`(mark: String) async throws {
        let text = "\(mark)%\(mark)<\(mark)\"\(mark)\n::error::\(mark),\(mark):"
        let encoded = String(
            decoding: try JSONEncoder().encode("-\(text)"), as: UTF8.self)
        let graph = ModuleGraph(
            package: "P",
            modules: ["A", "B"].map { Module(name: $0, kind: .library, path: "\(text)/\($0)") },
            edges: [
                Edge(
                    from: "A", to: "B",
                    imported: [ImportStatement(of: "B", at: SourcePlace(file: "\(text).swift"))])
            ], kinds: [.declared, .imported])
        let workspace = try ScriptedWorkspace(
            graph, rules: [#""forbidden", "from": "A", "to": "B", "because": \#(encoded)"#])
        let annotations = await workspace.run("check", "--format", "github").output
        let lines = annotations.unicodeScalars.split(separator: "\n")
        #expect(lines.count == 2, "\(annotations)")
        #expect(!annotations.unicodeScalars.contains("\r"))
        let properties = try #require(
            lines.first.map { String($0) }?.components(
                separatedBy: "title="
            ).first)
        #expect(properties.unicodeScalars.count { $0 == "," } == 3)
        #expect(properties.unicodeScalars.count { $0 == ":" } == 2)
        let xcode = await workspace.run("check", "--format", "xcode").output
        #expect(xcode.unicodeScalars.split(separator: "\n").count == 2)
        let page = await workspace.run("check", "--format", "html").output
        let data = try #require(
            page.components(separatedBy: #"id="data">"#).last?.components(
                separatedBy: "</script>"
            ).first)
        #expect(!data.unicodeScalars.contains("<"))
        let diagram = await workspace.run("graph").output
        let label = diagram.unicodeScalars.count { $0 == "\"" }
        #expect(label == 2, "\(diagram)")
        let log = await workspace.run("check", "--format", "sarif").output
        #expect((try? JSONSerialization.jsonObject(with: Data(log.utf8))) != nil)
    }

    @Test func `no name in the package can end the data of the page`() async throws {
        let modules = [Module(name: "A", kind: .library, path: "B</script><b>/A")]
        let graph = ModuleGraph(
            package: "<script>", modules: modules, edges: [], kinds: [.declared, .imported])
        let answer = try await ScriptedWorkspace(graph, rules: [#""acyclic", "because": "-""#])
            .run("check", "--format", "html")
        #expect(answer.code == .success)
        #expect(answer.output.contains("Boundaries of &lt;script&gt;"))
        #expect(answer.output.contains(#""folder":"B\u003c/script>\u003cb>""#))
        #expect(answer.output.contains("<p>No violations.</p>"))
    }
}
