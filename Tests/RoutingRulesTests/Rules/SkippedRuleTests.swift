import Foundation
import RoutingKit
import Testing

@testable import RoutingRules

@Suite
struct `A part of a document that a version does not know` {
    @Test(arguments: [
        (#"{"path": "/a", "colour": 1}"#, "rules[0].colour: it is unknown; a field is one of"),
        (#"{"path": "/a", "enabeld": 1}"#, "rules[0].enabeld: it is unknown; did you mean"),
        (#"{"path": "/a", "kind": "carousel", "x": 1}"#, "rules[0].kind: the kind 'carousel' is"),
        (#"{"path": "/a", "kind": "Native"}"#, "rules[0].kind: the kind 'Native' is unknown; did"),
        (#"{"kind": "banner"}"#, "rules[0].kind: the kind 'banner' is unknown; a kind is one of"),
        (
            #"{"path": "/a", "experiment": {"name": "a", "salt": 1, "variants": [{"name": "b", "weight": 100}]}}"#,
            "rules[0].experiment.salt: it is unknown"
        ),
    ])
    func `is reported, and is an error only in a document that ships with the app`(
        rule: String, part: String
    ) {
        let json = #"{"author": "Ada", "rules": [\#(rule)]}"#
        let config = RuleDocument(text: json, from: .remoteRule)
        #expect(config.issues == [])
        #expect(config.skipped.count == 2)
        #expect(config.skipped.first?.description.hasPrefix("rules.json: \(part)") == true)
        #expect(config.skipped.last?.path == "author")
        // A document that ships with the app knows its version.
        let local = RuleDocument(text: json, from: .app)
        #expect(local.skipped == [])
        #expect(local.issues.first?.description.hasPrefix("rules.json: \(part)") == true)
    }

    @Test
    func `is printed without characters that could move the cursor`() {
        let json = #"{"rules": [{"path": "/a", "\u001b[2J\u202e": 1}]}"#
        let text = RuleDocument(text: json, from: .remoteRule).skipped.first?.description
        #expect(text?.hasPrefix(#"rules.json: rules[0].\u{1B}[2J\u{202E}: it is unknown"#) == true)
    }
}
