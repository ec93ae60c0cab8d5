import Foundation
import Testing

@testable import BoundaryKit

@Suite("A file of rules") struct RuleFileTests {
    /// Every kind of rule, as an adopter writes it.
    private static let json = Recorded.text("every-rule.json")

    static var all: [BoundaryRule] { get throws { try RuleFile(Data(json.utf8)).rules } }

    @Test func `a file of rules gives back every kind as it was written`() throws {
        let all = try Self.all
        #expect(
            Set(all.map { type(of: $0.requirement).name }).count == CodedRule.requirements.count)
        let text = try RuleFile.text(of: all)
        #expect(try RuleFile.text(of: read(text)) == text)
        #expect(try RuleFile.text(of: read(RuleFile(all).document)) == text)
    }

    /// Each row has the text of a file, and the place of each error with the beginning of its
    /// sentence; `|` begins a new line, and `…` says that it isn't a list in JSON.
    private static let errors = #"""
        [{"rule": "acyclic"}] => 1:1 the rule has no 'because'
        [|{"rule": "acyclic", "because": "[{"},|| {"rule": "acylic"}] => 4:1 'rule': unknown rule 'acylic'; did you mean 'acyclic'?
        [{"rule": "acyclic", "because": "-", "module": "*"}] => 1:1 'acyclic' has no 'module'; did you mean 'modules'?
        [{"rule": "independent", "modules": 3, "because": "-"}] => 1:1 'modules': a selector of modules is a string or a list of strings
        [{"rule": "acyclic", "because": " "}] => 1:1 'because': the reason is empty; say why the rule exists
        [{"rule": "forbidden", "from": "A", "because": "-"}] => 1:1 the rule has no 'to'
        [{"rule": "acyclic", "because": "-", "severity": "info"}] => 1:1 'severity': unknown severity 'info'; it is one of error, warning
        {"rules": [], "evidence": "much"} => 1:1 unknown evidence 'much'; it is one of declared, imported, used, all
        {"rules": [], "rulez": "-"} => 1:1 the file has no 'rulez'; it is one of $schema
        {} => 1:1 … it has no 'rules'
         => 1:1 …
        {"evidence": "used"} => 1:1 … it has no 'rules'
        {| "rules": [| {}]} => 3:1 the rule has no 'rule'
        [ // {| {}|] => 2:1 the rule has no 'rule'
        [ /* {| */ {}|] => 2:1 the rule has no 'rule'
        [ /* => 1:3 …
        [| # a|] => 2:2 …
        [|  { "rule": "acyclic",|    "because" "-" }|] => 3:15 …
        [ => 1:2 …
        [|  {}|  {}|] => 3:3 …
        [|  {},| => 3:1 …
        [{"rule": "acyclyc"},|{"rule": "acyclic", "because": "-"},|{"rule": "acyclic"}] => 1:1 'rule': unknown rule|3:1 the rule has no 'because'
        """#

    @Test(arguments: errors.split(separator: "\n").map(String.init))
    func `a file of rules names the place and the word of each error`(row: String) {
        let parts = row.components(separatedBy: " => ")
        let errors = parts[1].split(separator: "|").map { error in
            ".boundaries.json:"
                + error.replacing(" ", with: ": error: ", maxReplacements: 1)
                .replacing("…", with: "the file isn't a list of rules in JSON:")
        }
        #expect {
            try read(parts[0].replacing("|", with: "\n"))
        } throws: {
            "\($0)".split(separator: "\n").elementsEqual(errors) { $0.hasPrefix($1) }
        }
    }

    @Test func `a file of rules can name a schema and evidence, and have comments`() throws {
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

    @Test func `a file of rules is named by its path, which annotations need`() throws {
        let package = try FixturePackage([
            "Package.swift": "", "Deep/rules.json": #"[{"rule": "acyclic"}]"#,
            "Deep/frozen": "[a] B",
        ])
        let file = package.url.appending(path: "Deep/rules.json")
        #expect { try package.folder.rules(in: file) } throws: {
            "\($0)".hasPrefix("Deep/rules.json:1:1: error: the rule has no")
        }
        let baseline = try package.folder.baseline(in: package.url.appending(path: "Deep/frozen"))
        #expect(baseline.places[BaselineKey("[a] B")]?.file == "Deep/frozen")
    }

    private func read(_ json: String) throws -> [BoundaryRule] {
        try RuleFile(Data(json.utf8)).rules
    }
}
