import Foundation
import Testing

@testable import BoundaryKit

@Suite("A file of rules") struct RuleFileTests {
    /// Every kind of rule, as an adopter writes it.
    private static let json = """
        [
          { "rule": "independent", "modules": "path:Features/*",
            "because": "they meet through URLs only" },
          { "rule": "mayDependOnlyOn", "modules": "Kit", "allowed": ["external:Foundation", "Log"],
            "because": "b" },
          { "rule": "layers", "layers": ["App", ["path:Features/*", "!Old"]],
            "independentSiblings": true, "because": "c" },
          { "rule": "forbidden", "from": "*Kit", "to": "external:UIKit", "directlyOnly": true,
            "because": "d" },
          { "rule": "protected", "modules": "path:Features/*", "importers": "App", "because": "e" },
          { "rule": "acyclic", "because": "f" },
          { "rule": "noUndeclared", "directly": true, "because": "h" },
          { "rule": "noUnused", "modules": "*Kit", "because": "i", "severity": "warning",
            "exceptions": [{ "accepts": ["A -> B"], "because": "it registers itself" }] },
          { "rule": "noReexport", "because": "j" },
          { "rule": "testableOnlyFromOwnTests", "because": "l" },
          { "rule": "exposesOnly", "modules": "path:Features/*",
            "conformingTo": "RoutingKit.Navigating", "except": ["Cart"], "because": "m" },
          { "rule": "absent", "modules": "Menu", "from": "App", "traits": ["Debugging"],
            "because": "n" },
          { "rule": "requiresSettings", "settings": ["treatAllWarnings error"], "because": "o" },
          { "rule": "exhaustive", "because": "p", "id": "every-module", "fix": "ask" },
          { "rule": "everyModuleHasOwner", "modules": "path:Features/*", "because": "q" },
          { "rule": "importsOnlyIn", "modules": "path:Features/*", "imported": "external:SwiftUI",
            "files": ["Views/**"], "because": "r" },
          { "rule": "noUse", "symbols": ["fatalError"], "modules": "Kit", "because": "s" },
          { "rule": "usedOnlyBy", "symbols": ["AppRouter.register"], "users": "App",
            "because": "t" },
          { "rule": "types", "conformingTo": "Kit.Going", "named": "*Going", "access": "public",
            "because": "u" }
        ]
        """

    static var all: [BoundaryRule] {
        get throws { try RuleFile.rules(in: json) }
    }

    @Test func `gives back every kind of rule as it was written`() throws {
        let all = try Self.all
        #expect(
            Set(all.map { type(of: $0.requirement).name }).count == BoundaryRule.requirements.count)
        let text = try RuleFile.text(of: all)
        #expect(try RuleFile.text(of: read(text)) == text)
        #expect(try RuleFile.text(of: read(RuleFile.document(of: all))) == text)
    }

    @Test(arguments: [
        (
            #"[{"rule": "acyclic"}]"#, 1,
            "the rule has no 'because'"
        ),
        (
            "[\n{\"rule\": \"acyclic\", \"because\": \"[{\"},\n\n {\"rule\": \"independant\", \"because\": \"\"}]",
            4,
            "'rule': unknown rule 'independant'; did you mean 'independent'?"
        ),
        (
            #"[{"rule": "acyclic", "because": "-", "module": "*"}]"#, 1,
            "'module': 'acyclic' has no 'module'; did you mean 'modules'?"
        ),
        (
            #"[{"rule": "independent", "modules": 3, "because": "-"}]"#, 1,
            "'modules': a selector of modules is a string or a list of strings"
        ),
        (
            #"[{"rule": "acyclic", "because": " "}]"#, 1,
            "'because': the reason is empty; say why the rule exists"
        ),
        (#"[{"rule": "forbidden", "from": "A", "because": "-"}]"#, 1, "the rule has no 'to'"),
        (
            #"[{"rule": "acyclic", "because": "-", "severity": "info"}]"#, 1,
            "'severity': unknown severity 'info'; it is one of error, warning"
        ),
        ("{}", 1, "the file isn't a list of rules in JSON: it has no 'rules'"),
        ("", 1, "the file isn't a list of rules in JSON: "),
    ])
    func `names the line and the word of an error`(json: String, line: Int, sentence: String) {
        #expect {
            try read(json)
        } throws: { error in
            "\(error)".hasPrefix(".boundaries.json:\(line):1: error: \(sentence)")
        }
    }

    @Test func `can be an object with the schema and the evidence, and have comments`() throws {
        let file = try RuleFile(
            Data(
                """
                {
                  // For editors.
                  "$schema": "https://example.com/schema.json",
                  "evidence": "used", /* "compiled" */
                  "rules": [
                    { "rule": "acyclic", "because": "// no comment" }
                  ]
                }
                """.utf8))
        #expect(file.evidence == [.declared, .imported, .used])
        #expect(file.rules.map(\.because) == ["// no comment"])
        #expect(file.rules[0].place?.line == 6)
        // The mark forms one character with the quote before it.
        let marked = "[{ \"rule\": \"acyclic\", \"because\": \"\u{301}// no comment\" }]"
        #expect(try read(marked).map(\.because) == ["\u{301}// no comment"])
    }

    @Test(arguments: [
        (
            #"{"rules": [], "evidence": "much"}"#,
            "1:1: error: unknown evidence 'much'; it is one of"
        ),
        (#"{"rules": [], "rulez": "-"}"#, "1:1: error: the file has no 'rulez'; it is one of"),
        (#"{"evidence": "used"}"#, "1:1: error: the file isn't a list of rules in JSON: it has no"),
        ("{\n \"rules\": [\n {}]}", "3:1: error: the rule has no 'rule'"),
        ("[ // {\n {}\n]", "2:1: error: the rule has no 'rule'"),
        ("[\n # a\n]", "2:2: error: the file isn't a list of rules in JSON: "),
    ])
    func `names what is wrong with an object or a comment`(json: String, error: String) {
        #expect {
            try read(json)
        } throws: {
            "\($0)".hasPrefix(".boundaries.json:\(error)")
        }
    }

    @Test(arguments: [
        ("[\n  { \"rule\": \"acyclic\",\n    \"because\" \"-\" }\n]", "3:15"), ("[", "1:2"),
        ("[\n  {}\n  {}\n]", "3:3"), ("[\n  {},\n", "3:1"),
    ])
    func `names the place at which the file stops being JSON`(json: String, place: String) {
        #expect {
            try read(json)
        } throws: { error in
            "\(error)".hasPrefix(
                ".boundaries.json:\(place): error: the file isn't a list of rules in JSON: ")
        }
    }

    @Test func `names all errors at once, with what was probably meant`() {
        let json = """
            [
              { "rule": "acyclyc", "because": "-" },
              { "rule": "acyclic", "because": "-" },
              { "rule": "independent", "module": "Shop", "modules": "Shop", "because": "-" },
              { "rule": "forbidden", "from": "A", "because": "-" }
            ]
            """
        #expect {
            try read(json)
        } throws: { error in
            let lines = "\(error)".split(separator: "\n")
            let beginnings = [
                "2:1: error: 'rule': unknown rule 'acyclyc'; did you mean 'acyclic'?",
                "4:1: error: 'module': 'independent' has no 'module'; did you mean 'modules'?",
                "5:1: error: the rule has no 'to'",
            ]
            return lines.count == 3
                && zip(lines, beginnings).allSatisfy { $0.hasPrefix(".boundaries.json:\($1)") }
        }
    }

    @Test(arguments: ["", "Deep/"])
    func `is named by its path, so that an annotation finds it`(folder: String) throws {
        let package = try FixturePackage([
            "Package.swift": "", "\(folder)rules.json": #"[{"rule": "acyclic"}]"#,
            "\(folder)frozen": "[a] B",
        ])
        let file = package.url.appending(path: "\(folder)rules.json")
        #expect {
            try package.folder.rules(in: file)
        } throws: { error in
            "\(error)".hasPrefix("\(folder)rules.json:1:1: error: the rule has no")
        }
        let baseline = try package.folder.baseline(
            in: package.url.appending(path: "\(folder)frozen"))
        #expect(baseline.places["[a] B"]?.file == "\(folder)frozen")
        let other = try FixturePackage(["Package.swift": ""])
        #expect {
            try other.folder.rules(in: file)
        } throws: { error in
            "\(error)".hasPrefix("/") && "\(error)".contains("/\(folder)rules.json:1:1: error:")
        }
    }

    private func read(_ json: String) throws -> [BoundaryRule] {
        try RuleFile.rules(in: json)
    }
}
