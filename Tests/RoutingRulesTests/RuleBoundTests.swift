import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingRules

/// A document that the app applies is applied again at each start, so no document may take long.
@Suite(.timeLimit(.minutes(10)))
struct `A large document of rules` {
    private static func document(_ count: Int, _ rule: (Int) -> String) -> String {
        #"{"rules": [\#((0..<count).map(rule).joined(separator: ","))]}"#
    }

    private static func redirects(_ count: Int, to target: String) -> String {
        document(count) {
            #"{"path": "/p\#($0)", "redirect": "\#(target)"}"#
        }
    }

    @Test func `a document with as many rules and bytes as are allowed applies`() async throws {
        let app = try await RuleFixture()
        let text = Self.redirects(1000, to: "/book/1")
        let blanks = String(repeating: " ", count: RuleDocument.maximumSize - text.utf8.count)
        try app.apply(document: text + blanks)
        #expect(await app.open("/p999").title != nil)
    }

    @Test func `a large document names similar routes for its first errors alone`() async throws {
        let app = try await RuleFixture()
        try app.apply(document: Self.redirects(100, to: "/bok/1"))
        #expect(app.rules.skipped.count == 100)
        #expect(app.rules.skipped.count { $0.contains("did you mean") } == 8)
    }

    @Test
    func `the texts of enumerations are checked up to a number for a whole document`()
        async throws
    {
        let texts = (0..<40).map { "t\($0)" }
        let known = texts.dropLast().joined(separator: "|")
        let app = try await RuleFixture {
            $0.pages("/shelf/:value(\(known))", of: One<String>.self, access: .external)
        }
        // The last text of each rule leads nowhere.
        let value = ":value(\(texts.joined(separator: "|")))"
        try app.apply(
            document: Self.document(900) {
                #"{"path": "/s\#($0)/\#(value)", "redirect": "/shelf/:value"}"#
            })
        #expect(app.rules.skipped.count == 102)
        #expect(await app.open("/s1/t0").title == nil)
        #expect(await app.open("/s899/t0").stack.last == "/shelf/t0")
        #expect(await app.code("/s899/t39") == "unknown-route")
    }

    @Test(arguments: ["/:a/:b/:c/:d/:e/:f", "/:a(x|y)/:b(x|y)/:c(x|y)/:d(x|y)/:e?/:f?"])
    func `a document is checked, whatever the patterns of its redirects are`(path: String)
        async throws
    {
        let app = try await RuleFixture()
        try app.apply(
            document: Self.document(64) {
                #"{"path": "/r\#($0)\#(path)", "redirect": "/store"}"#
            })
        #expect(app.rules.skipped.isEmpty)
    }

    @Test(arguments: [
        (#"{"rules": [#]}"#, #"{"path": "/p$/:a", "versions": {"from": "9"}}"#),
        (#"{"rules": [#]}"#, #"{"path": "/p", "enabled": false}"#),
        (#"{"rules": [], #}"#, #""k$": 1"#),
        (#"{"rules": [], "toggles": {#}}"#, #""k$": true"#),
        (#"{"rules": [{"path": "/store", #}]}"#, #""k$": 1"#),
        (
            #"{"rules": [{"path": "/store", "experiment": {"name": "e", "variants": [#]}}]}"#,
            #"{"name": "v$", "weight": 0}"#
        ),
    ])
    func `a large document is read step by step`(frame: String, part: String)
        async throws
    {
        // Comparing each part with all others would take hours.
        let parts = frame.split(separator: "#", omittingEmptySubsequences: false)
        let size = ProofSize.count(RuleDocument.maximumSize, full: RuleDocument.maximumSize)
        let count = (size - frame.utf8.count) / (part.utf8.count + 7)
        let all = (0..<count).map { part.replacingOccurrences(of: "$", with: "\($0)") }
        let app = try await RuleFixture()
        try? app.apply(document: parts[0] + all.joined(separator: ",") + parts[1])
        #expect(await app.open("/basket").title != nil)
    }
}
