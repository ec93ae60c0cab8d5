import Foundation
import RoutingKit
import Testing

@testable import RoutingRules

@Suite
struct `A document of rules` {
    private func issues(_ json: String) -> [String] {
        RuleDocument(text: json, from: .app).issues
            .map { "\($0.path): \($0.problem)" }
    }

    @Test
    func `names the line at which it stops being JSON`() {
        let issue = issues("{\"rules\": [\n  {\"path\": \"/a\" \"x\"}]}").first
        #expect(issue?.contains(" in line 2, column 17") == true, "\(issue ?? "")")
    }

    @Test
    func `is read without an error`() {
        let json = #"""
            { "format": 1, "version": 3, "rules": [
              { "path": "/a", "enabled": false },
              { "path": "/b/:id", "appliesTo": { "minimumAppVersion": "1" }, "minimumAppVersion": "1.2", "maximumAppVersion": "1.10",
                "loginRequired": true, "kind": "native", "degradedTo": "https://a.example/b/:id" },
              { "path": "/c", "kind": "redirect", "target": "/b/1" },
              { "path": "/d", "kind": "webPage", "target": "https://a.example/d" },
              { "path": "/e", "kind": "action", "degradedTo": "https://a.example" },
              { "path": "/f", "experiment": { "name": "f_1-x", "variants": [
                { "name": "old", "weight": 90 }, { "name": "new", "weight": 10, "target": "/g" }
              ] } } ] }
            """#
        #expect(issues(json) == [])
    }

    @Test(arguments: [
        (#"{}"#, #"rules[0]: 'path' is missing"#),
        (#"{"path": 1}"#, "rules[0].path: the path of a route is expected, not 1"),
        (#"{"path": ""}"#, "rules[0].path: the path of a route is expected, not ''"),
        (#"{"path": "a"}"#, "rules[0].path: "),
        (
            #"{"path": "/a", "kind": "redirect", "target": 5}"#,
            "rules[0].target: a URL of the app is expected, not 5"
        ),
        (#"[]"#, "rules[0]: an object is expected, not an array"),
        (
            #"{"path": "/a", "enabeld": true}"#,
            "rules[0].enabeld: it is unknown; did you mean 'enabled'?"
        ),
        (
            #"{"path": "/a", "access": "external"}"#,
            "rules[0].access: it is unknown; a field is one of appliesTo"
        ),
        (
            #"{"path": "/a", "enabled": "no"}"#,
            "rules[0].enabled: true or false is expected, not 'no'"
        ),
        (#"{"path": "/a", "enabled": 0}"#, "rules[0].enabled: true or false is expected, not 0"),
        (
            #"{"path": "/a", "enabled": null}"#,
            "rules[0].enabled: true or false is expected, not null"
        ),
        (
            #"{"path": "/a", "minimumAppVersion": "1.x"}"#,
            #"rules[0].minimumAppVersion: a version such as "1.10" is expected, not '1.x'"#
        ),
        (
            #"{"path": "/a", "maximumAppVersion": 1.10}"#,
            #"rules[0].maximumAppVersion: a version such as "1.10" is expected, not 1.1"#
        ),
        (
            #"{"path": "/a", "minimumAppVersion": "1.10", "maximumAppVersion": "1.9"}"#,
            "rules[0].maximumAppVersion: no version is left, because 1.9 is older than 1.10"
        ),
        (
            #"{"path": "/a", "kind": "web"}"#,
            "rules[0].kind: the kind 'web' is unknown; a kind is one of native, action, webPage, "
                + "redirect"
        ),
        (
            #"{"path": "/a", "kind": 1}"#,
            "rules[0].kind: native or action or webPage or redirect is expected, not 1"
        ),
        (
            #"{"path": "/a", "kind": "webPage"}"#,
            "rules[0]: 'target' is missing; the kind webPage needs it"
        ),
        (
            #"{"path": "/a", "kind": "redirect"}"#,
            "rules[0]: 'target' is missing; the kind redirect needs it"
        ),
        (
            #"{"path": "/a", "target": "/b"}"#,
            "rules[0].target: it does not go with the kind native"
        ),
        (
            #"{"path": "/a", "kind": "redirect", "target": "/b", "degradedTo": "https://c"}"#,
            "rules[0].degradedTo: it does not go with the kind redirect"
        ),
    ])
    func `names each error at its place`(rule: String, issue: String) throws {
        let found = issues(#"{"rules": [ \#(rule) ]}"#)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix(issue) == true, "\(found)")
    }

    @Test(arguments: [
        (
            "{}",
            [
                "rules[0].experiment: 'name' is missing",
                "rules[0].experiment: 'variants' is missing",
            ]
        ),
        (
            #"{"name": "a b", "variants": [{"name": "c", "weight": 100}]}"#,
            [
                "rules[0].experiment.name: a name of ASCII letters, digits, '-' and '_' is "
                    + "expected, not 'a b'"
            ]
        ),
        (
            #"{"name": "a", "variants": [{"name": "b", "weight": 50}, {"name": "c", "weight": 49}]}"#,
            ["rules[0].experiment.variants: the weights of the variants add up to 99, not to 100"]
        ),
        (
            #"{"name": "a", "variants": [{"name": "b", "weight": 50}, {"name": "b", "weight": 50}]}"#,
            ["rules[0].experiment.variants[1].name: there is a variant 'b' already"]
        ),
        (
            #"{"name": "a", "variants": [{"name": "b", "weight": 33.3}, {"weight": 101, "nam": 1}]}"#,
            [
                "rules[0].experiment.variants[0].weight: a whole number from 0 to 100 is "
                    + "expected, not 33.3",
                "rules[0].experiment.variants[1]: 'name' is missing",
                "rules[0].experiment.variants[1].weight: a whole number from 0 to 100 is "
                    + "expected, not 101",
                "rules[0].experiment.variants[1].nam: it is unknown; did you mean 'name'?",
            ]
        ),
    ])
    func `names the errors of an experiment`(experiment: String, expected: [String]) {
        let found = issues(#"{"rules": [{"path": "/a", "experiment": \#(experiment)}]}"#)
        #expect(found == expected)
    }

    @Test
    func `names all errors together`() {
        let json = #"""
            { "rules": [
              { "path": "/a", "enabled": 1 },
              { "path": "/b", "color": "red" },
              { "path": "/A", "kind": "redirect" } ],
              "author": "Ada" }
            """#
        #expect(
            issues(json) == [
                "rules[0].enabled: true or false is expected, not 1",
                "rules[1].color: it is unknown; a field is one of appliesTo, minimumAppVersion, "
                    + "maximumAppVersion, path, kind, enabled, loginRequired, target, degradedTo, "
                    + "experiment",
                "rules[2]: 'target' is missing; the kind redirect needs it",
                "rules[2].path: rules[0] has this path already",
                "author: it is unknown; a field is one of format, version, withdrawn, expires, "
                    + "rules",
            ])
    }

    @Test(arguments: [
        ("", ": it is not JSON: Unexpected end of file"),
        ("[]", ": an object is expected, not an array"),
        ("{}", ": 'rules' is missing"),
        (#"{"rules": {}}"#, "rules: an array is expected, not an object"),
        (
            #"{"format": 2, "rules": [{"path": 1}]}"#,
            "format: 1, the format that this version reads, is expected, not 2"
        ),
        (#"{"rules": [{"path": "/a" "x"}]}"#, ": it is not JSON: "),
        (#"{"rules": "#, ": it is not JSON: "),
        ("?", ": it is not JSON: "),
    ])
    func `is refused as a whole where it can't be read`(json: String, issue: String) {
        let found = issues(json)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(issue) == true, "\(found)")
    }

    @Test
    func `is refused if it is too large`() {
        let json = String(repeating: " ", count: RouteConfig.maximumSize + 1)
        #expect(issues(json) == [": it is larger than 262144 bytes"])
    }
}
