import Foundation
import RoutingKit
import Testing

@testable import RoutingRules

@Suite
struct `What a version does not know in a document` {
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
    func `is reported, and is a mistake only in what comes with the app`(
        rule: String, part: String
    ) {
        let json = #"{"author": "Ada", "rules": [\#(rule)]}"#
        let config = RouteConfig(Data(json.utf8), named: "rules.json", from: .remoteRule)
        #expect(config.issues == [])
        #expect(config.skipped.count == 2)
        #expect(config.skipped.first?.description.hasPrefix("rules.json: \(part)") == true)
        #expect(config.skipped.last?.path == "author")
        // What comes with the app knows its version.
        let local = RouteConfig(Data(json.utf8), named: "rules.json", from: .app)
        #expect(local.skipped == [])
        #expect(local.issues.first?.description.hasPrefix("rules.json: \(part)") == true)
    }
}
