import CommandLineKit
import Foundation
import Testing

@MainActor struct `Formats of boundary check` {
    private let workspace: ScriptedWorkspace
    private let independent = "features-independent"

    init() throws {
        workspace = try ScriptedWorkspace(
            .features(knowing: true, on: [3, 4]),
            rules: [
                #""independent", "modules": "path:Features/*", "because": "a < b & \"c\"""#,
                #""protected", "modules": "Shop", "importers": "ShopTests", "severity": "warning""#,
                #""acyclic""#, #""noUse", "modules": "path:Features/*", "symbols": ["fatalError"]"#,
            ])
        workspace.pathInRepository = "Packages/My App/"
    }

    /// What SARIF says in a run of the program, as JSON without the places between its parts.
    private func run(_ options: String = "") async throws -> (log: [String: Any], text: String) {
        let output = await workspace.run("check --format sarif \(options)").output
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        let log = try #require(value as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        return (run, output.filter { !$0.isWhitespace })
    }

    @Test func `SARIF has each violation at its place in the repository`() async throws {
        try workspace.write("\n\n/*ä*/ import Shop\n", to: "Features/Moments/Timeline.swift")
        let (log, text) = try await run()
        let results = try #require(log["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == [independent, independent])
        #expect(results.map { $0["level"] as? String } == ["error", "error"])
        let uri = "Packages/My%20App/Features/Moments/Timeline.swift"
        #expect(text.components(separatedBy: #""uri":"\#(uri)""#).count == 3)
        // SARIF counts characters, and a place counts bytes. A line that is missing has no columns.
        #expect(text.contains(#""region":{"startColumn":7,"startLine":3}"#))
        #expect(text.contains(#""region":{"startLine":4}"#))
        #expect(log["columnKind"] as? String == "unicodeCodePoints")
    }

    @Test func `SARIF describes each rule, and marks what is accepted`() async throws {
        let (log, text) = try await run("--evidence imported --allow-unchecked")
        let driver = (log["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        #expect(
            rules.map { $0["id"] as? String } == [
                independent, "shop-protected", "acyclic", "features-no-use",
            ])
        for result in try #require(log["results"] as? [[String: Any]]) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        #expect(text.contains(#""text":"notchecked:[features-no-use]needsusedevidence""#))
        _ = await workspace.run("freeze")
        let suppression = #""suppressions":[{"kind":"external"}]"#
        #expect(try await run().text.components(separatedBy: suppression).count == 5)
        workspace.graph = .features()
        let stale = try #require(try await run().log["results"] as? [[String: Any]])
        #expect(stale.map { $0["ruleId"] as? String } == ["baseline", "baseline"])
    }

    @Test func `a finding for Xcode is one line with the path of its file`() async throws {
        let answer = await workspace.run("check --format xcode", expecting: .refused)
        let lines = answer.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        let file = workspace.folder.path + "/Features/Moments/Timeline.swift:3:8: "
        let start = "error: [features-independent] Moments must not import Shop; because: a < b & "
        let also = "; also: [shop-protected] Moments must not import Shop; "
        #expect(lines[0].hasPrefix(file + start))
        #expect(lines[0].contains(also))
    }

    @Test func `HTML is one page that loads nothing, with the findings by pair`() async throws {
        let answer = await workspace.run("check --format html", expecting: .refused)
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
        let frozen = await workspace.run("check --format html").output
        #expect(frozen.contains(#""head":"Shop","state":"frozen""#))
        #expect(!frozen.contains(#""state":"red""#))
    }

    @Test func `HTML opens on the layers of a large package`() async throws {
        var graph = ScriptedGraph()
        for number in 0..<50 {
            graph.add("M\(number)", in: "S/\(number < 25 ? "Features" : "Kits")/M\(number)")
        }
        let layers = #""layers", "layers": ["path:S/Features/*", "path:S/Kits/*"]"#
        for (rule, group) in [(layers, "path:S/Features/*"), (#""acyclic""#, "Level 0")] {
            let workspace = try ScriptedWorkspace(graph, rules: [rule])
            let page = await workspace.run("check --format html").output
            #expect(page.contains("\"folder\":\"\(group)\",\"kind\":\"library\""))
        }
    }

    /// Marks that form one character with a delimiter before or after them.
    @Test(arguments: ["\u{301}", "\u{1F3FB}", "\u{20E3}", "\u{FF9E}", "\u{600}", "\r\n"])
    func `a delimiter is escaped beside any mark`(mark: String) async throws {
        let text = "\(mark)%\(mark)<\(mark)\"\(mark)\n::error::\(mark),\(mark):"
        let encoded = String(decoding: try JSONEncoder().encode("-\(text)"), as: UTF8.self)
        var graph = ScriptedGraph()
        for name in ["A", "B"] { graph.add(name, in: "\(text)/\(name)") }
        graph.add("A", "B", imported: [("\(text).swift", 1)])
        let workspace = try ScriptedWorkspace(
            graph, rules: [#""forbidden", "from": "A", "to": "B", "because": \#(encoded)"#])
        let annotations = await workspace.run("check --format github").output
        let lines = annotations.unicodeScalars.split(separator: "\n")
        #expect(lines.count == 2, "\(annotations)")
        #expect(!annotations.unicodeScalars.contains("\r"))
        let start = lines.first.map { String($0) }?.components(separatedBy: "title=").first
        let properties = try #require(start)
        #expect(properties.unicodeScalars.count { $0 == "," } == 3)
        #expect(properties.unicodeScalars.count { $0 == ":" } == 2)
        let xcode = await workspace.run("check --format xcode").output
        #expect(xcode.unicodeScalars.split(separator: "\n").count == 2)
        let page = await workspace.run("check --format html").output
        let end = page.components(separatedBy: #"id="data">"#).last
        let data = try #require(end?.components(separatedBy: "</script>").first)
        #expect(!data.unicodeScalars.contains("<"))
        let diagram = await workspace.run("graph").output
        #expect(diagram.unicodeScalars.count { $0 == "\"" } == 2, "\(diagram)")
        let log = await workspace.run("check --format sarif").output
        #expect((try? JSONSerialization.jsonObject(with: Data(log.utf8))) != nil)
    }
}
