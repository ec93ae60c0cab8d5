import Foundation
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A document of rules` {
    private nonisolated static func issues(_ json: String) -> [String] {
        RuleContent(text: json, from: .app).issues.map { "\($0.path): \($0.problem)" }
    }

    @Test(arguments: [
        (#"{}"#, #"rules[0]: 'path' is missing"#),
        (#"{"path": ""}"#, "rules[0].path: the path of a route is expected, not ''"),
        (#"{"path": "a"}"#, "rules[0].path: "),
        (#"[]"#, "rules[0]: an object is expected, not an array"),
        (
            #"{"path": "/a", "enabeld": true}"#,
            "rules[0].enabeld: it is unknown; did you mean 'enabled'?"
        ),
        (
            #"{"path": "/a", "access": 1}"#,
            "rules[0].access: it is unknown; a field is one of versions"
        ),
        (#"{"path": "/a", "enabled": 0}"#, "rules[0].enabled: true or false is expected, not 0"),
        (
            #"{"path": "/a", "enabled": null}"#,
            "rules[0].enabled: true or false is expected, not null"
        ),
        (
            #"{"path": "/a", "versions": {"from": 1.10}}"#,
            #"rules[0].versions.from: a version such as "1.10" is expected, not 1.1"#
        ),
        (
            #"{"path": "/a", "versions": {"from": "1.10", "to": "1.9"}}"#,
            "rules[0].versions.to: no version is left, because 1.9 is older than 1.10"
        ),
        (
            #"{"path": "/a", "redirect": "/b", "login": true}"#,
            "rules[0].redirect: it does not go with 'login' or 'experiment'"
        ),
        (#"{"path": "/a"}, {"path": "/A"}"#, "rules[1].path: rules[0] has this path already"),
        (
            #"{"path": "/a", "experiment": {"name": "a"}}"#,
            "rules[0].experiment: 'variants' is missing"
        ),
        (
            #"{"path": "/a", "experiment": {"name": "a b", "variants": []}}"#,
            "rules[0].experiment.name: a name of ASCII letters, digits, '-' and '_' is expected, "
                + "not 'a b'"
        ),
        (
            #"{"path": "/a", "experiment": {"name": "a", "variants": [{"name": "b", "weight": 99}]}}"#,
            "rules[0].experiment.variants: the weights of the variants add up to 99, not to 100"
        ),
        (
            #"{"path": "/a", "experiment": {"name": "a", "variants": [{"name": "b", "weight": 50}, {"name": "b", "weight": 50}]}}"#,
            "rules[0].experiment.variants[1].name: there is a variant 'b' already"
        ),
        (
            #"{"path": "/a", "experiment": {"name": "a", "variants": [{"name": "b", "weight": 33.3}]}}"#,
            "rules[0].experiment.variants[0].weight: a whole number from 0 to 100 is expected, not 33.3"
        ),
    ])
    func `names each error at its place`(rule: String, issue: String) throws {
        let found = Self.issues(#"{"rules": [ \#(rule) ]}"#)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix(issue) == true, "\(found)")
    }

    @Test(arguments: ["?", #"{"rules": "#, "[]", "\u{0}"])
    func `is refused as a whole where it can't be read`(json: String) {
        #expect(Self.issues(json).count == 1)
    }

    @Test
    func `is refused if it is too large`() {
        let json = String(repeating: " ", count: RuleDocument.maximumSize + 1)
        #expect(Self.issues(json) == [": it is larger than 262144 bytes"])
    }

    @Test(arguments: [
        (#"{"rules": [], "rules": []}"#, "rules"),
        (#"{"rules": [{"path": "/shop", "p\u0061th": "/home"}]}"#, "rules[0].path"),
    ])
    func `is refused with a key that is repeated`(document: String, place: String) async throws {
        let issues = try await RuleFixture.forRules().issues(in: document)
        #expect(issues?.contains("rules.json: \(place): it is there twice, and readers") == true)
    }

    @Test(arguments: [
        (#"{"path": "/a", "colour": 1}"#, "rules[0].colour: it is unknown; a field is one of"),
        (#"{"path": "/a", "versions": {"since": 1}}"#, "rules[0].versions.since: it is unknown"),
        (
            #"{"path": "/a", "experiment": {"name": "a", "salt": 1, "variants": [{"name": "b", "weight": 100}]}}"#,
            "rules[0].experiment.salt: it is unknown"
        ),
    ])
    func `of a server is read without the parts that this version does not know`(
        rule: String, part: String
    ) {
        let json = #"{"author": "Ada", "rules": [\#(rule)]}"#
        let content = RuleContent(text: json)
        #expect(content.issues == [])
        #expect(content.skipped.count == 2)
        #expect(content.skipped.first?.description.hasPrefix("rules.json: \(part)") == true)
        #expect(Self.issues(json).count == 2, "the app knows its own version")
    }

    @Test
    func `is printed without characters that could move the cursor`() {
        let json = #"{"rules": [{"path": "/a", "\u001b[2J\u202e": 1}]}"#
        let text = RuleContent(text: json).skipped.first?.description
        #expect(text?.hasPrefix(#"rules.json: rules[0].\u{1B}[2J\u{202E}: it is unknown"#) == true)
    }
}
