import Foundation
import RoutingTestSupport
import RoutingTesting
import Testing

@testable import RoutingRules

/// A document that the app applies is applied again at each start, so no document may take long.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A large document of rules` {
    private func document(_ count: Int, _ rule: (Int) -> String) -> String {
        #"{"rules": [\#((0..<count).map(rule).joined(separator: ","))]}"#
    }

    private func redirect(_ number: Int, to target: String) -> String {
        #"{"path": "/p\#(number)", "redirect": "\#(target)"}"#
    }

    @Test
    func `applies with as many rules as are allowed`() async throws {
        let app = try await RuleFixture.forRules()
        let count = RuleDocument.maximumRules
        try app.apply(document: document(count) { redirect($0, to: "/product/\($0)") })
        #expect(await app.open("/p\(count - 1)").title != nil)
    }

    @Test
    func `is refused with more, and what it closes is closed`() async throws {
        let app = try await RuleFixture.forRules()
        let closing = #"{"path": "/shop", "enabled": false}"#
        let text = document(RuleDocument.maximumRules + 1) {
            $0 == 0 ? closing : redirect($0, to: "/nowhere")
        }
        #expect(
            app.issues(in: text)
                == "rules.json: rules: there are 1001, and at most 1000 are read; remove the others"
        )
        #expect(await app.isClosed("/shop"))
        #expect(await app.open("/p1").error?.code == "unknown-route")
    }

    @Test
    func `is one error, however many empty rules it has`() async throws {
        let app = try await RuleFixture.forRules()
        let rules = Array(repeating: "{}", count: 80_000).joined(separator: ",")
        let error = #expect(throws: RuleDocumentError.self) { try app.apply(rules) }
        #expect(error?.issues.count == 1)
        #expect(error?.issues.first?.problem.hasPrefix("there are 80000, and at most 1000") == true)
    }

    @Test
    func `is one error if a path enumerates thousands of values`() async throws {
        let app = try await RuleFixture.forRules()
        let values = (0..<40_000).map { String($0, radix: 36) }.joined(separator: "|")
        #expect(
            app.issues(in: #"{"rules": [{"path": "/a/:b(\#(values))", "enabled": false}]}"#)
                == "rules.json: rules[0].path: it is longer than 1000 bytes")
    }

    @Test
    func `is checked soon, whatever the patterns of its redirects are`() async throws {
        let app = try await RuleFixture.forRules()
        let start = clock()
        for parameters in ["/:a/:b/:c/:d/:e/:f", "/:a(x|y)/:b(x|y)/:c(x|y)/:d(x|y)/:e?/:f?"] {
            let text = document(64) {
                #"{"path": "/r\#($0)\#(parameters)", "redirect": "/shop"}"#
            }
            try app.apply(document: text)
        }
        #expect((clock() - start) / CLOCKS_PER_SEC < 10)
    }

    @Test
    func `names similar routes for its first errors alone`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(document: document(100) { redirect($0, to: "/prodct/1") })
        #expect(app.rules.skipped.count == 100)
        #expect(app.rules.skipped.count { $0.problem.contains("did you mean") } == 8)
    }

    @Test
    func `is refused if hundreds of its rules redirect to one another and to nothing`()
        async throws
    {
        let app = try await RuleFixture.forRules()
        let issues = app.issues(in: document(200) { redirect($0, to: "/p\($0 + 1)") })
        #expect(issues?.contains("too many rules redirect to one another") == true)
    }

    @Test(arguments: [
        (#"{"rules": [#]}"#, #"{"path": "/p$", "enabled": false}"#),
        (#"{"rules": [#]}"#, #"{"path": "/p$/:a", "versions": {"from": "9"}}"#),
        (#"{"rules": [#]}"#, #"{"path": "/p", "enabled": false}"#),
        (#"{"rules": [], #}"#, #""k$": 1"#),
        (#"{"rules": [{"path": "/shop", #}]}"#, #""k$": 1"#),
        (
            #"{"rules": [{"path": "/shop", "experiment": {"name": "e", "variants": [#]}}]}"#,
            #"{"name": "v$", "weight": 0}"#
        ),
    ])
    func `of the largest size is read step by step`(frame: String, part: String) async throws {
        // Comparing each part with all others would take hours.
        let parts = frame.split(separator: "#", omittingEmptySubsequences: false)
        let count = (RuleDocument.maximumSize - frame.utf8.count) / (part.utf8.count + 7)
        let all = (0..<count).map { part.replacingOccurrences(of: "$", with: "\($0)") }
        let text = parts[0] + all.joined(separator: ",") + parts[1]
        let app = try await RuleFixture.forRules()
        do throws(RuleDocumentError) { try app.apply(document: String(text)) } catch {}
        #expect(await app.open("/cart").title != nil)
    }
}
