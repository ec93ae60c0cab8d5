import Foundation
import Testing

@testable import BoundaryKit

struct `The reference of rules` {
    private let root: URL

    init() throws { root = try PackageFolder(around: #filePath).url }

    private func schema() throws -> [String: Any] {
        let file = root.appending(path: "docs/reference/boundaries.schema.json")
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        return try #require(value as? [String: Any])
    }

    @Test func `the guide names every rule`() throws {
        let guide = try String(
            contentsOf: root.appending(path: "docs/guides/boundary-rules.md"), encoding: .utf8)
        for requirement in CodedRule.requirements {
            #expect(guide.contains("\n| `\(requirement.name)` |"))
        }
    }

    @Test func `the schema of rules has the properties that the reader knows`() throws {
        let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
        let items = try #require(definitions["rules"]?["items"] as? [String: Any])
        let kinds = try #require(items["oneOf"] as? [[String: Any]])
        let shapes = try kinds.reduce(into: [String: [String: Any]]()) { shapes, kind in
            let properties = try #require(kind["properties"] as? [String: Any])
            let rule = try #require(properties["rule"] as? [String: String])
            shapes[try #require(rule["const"])] = kind
        }
        #expect(Set(shapes.keys) == Set(CodedRule.requirements.map { $0.name }))
        for rule in try RuleFileTests.all {
            let name = type(of: rule.requirement).name
            let shape = try #require(shapes[name])
            let known =
                Mirror(reflecting: rule.requirement).children.compactMap(\.label)
                + ["rule", "because", "id", "fix", "severity", "exceptions"]
            #expect((shape["properties"] as? [String: Any]).map { Set($0.keys) } == Set(known))
            #expect(shape["additionalProperties"] as? Bool == false, "\(name)")
            let text = Data(try RuleFile.text(of: [rule]).utf8)
            let list = try JSONSerialization.jsonObject(with: text) as? [[String: Any]]
            let values = try #require(list?.first)
            for key in known {
                let isRequired = (shape["required"] as? [String] ?? []).contains(key)
                let rest = values.filter { $0.key != key }
                let data = try JSONSerialization.data(withJSONObject: [rest])
                #expect(((try? RuleFile(data)) != nil) != isRequired, "\(name): \(key)")
            }
        }
    }

    @Test func `the schema has the keys of the file, and the kinds of evidence`() throws {
        let forms = try #require(try schema()["anyOf"] as? [[String: Any]])
        let keys = try #require(forms.last?["properties"] as? [String: [String: Any]])
        #expect(Set(keys.keys) == RuleFile.keys)
        let kinds = Evidence.allCases.map(\.rawValue) + ["all"]
        #expect(keys["evidence"]?["enum"] as? [String] == kinds)
    }
}
