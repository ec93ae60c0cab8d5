import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `The reference of rules` {
    private let root: URL

    init() throws {
        root = try PackageFolder(around: #filePath).url
    }

    @Test func `names every rule on the page`() throws {
        let guide = try String(
            contentsOf: root.appending(path: "docs/guides/boundary-rules.md"), encoding: .utf8)
        for requirement in BoundaryRule.requirements {
            #expect(guide.contains("\n| `\(requirement.name)` |"))
        }
    }

    @Test func `has a schema with the properties that the reader knows`() throws {
        let shapes = try shapes()
        #expect(Set(shapes.keys) == Set(BoundaryRule.requirements.map { $0.name }))
        for rule in try RuleFileTests.all {
            let name = type(of: rule.requirement).name
            let shape = try #require(shapes[name])
            let own = Mirror(reflecting: rule.requirement).children.compactMap(\.label)
            let general = ["rule", "because", "id", "fix", "severity", "exceptions"]
            #expect(Set(shape.properties) == Set(own + general), "\(name)")
            #expect(shape.isClosed, "\(name)")
            let encoded = try JSONEncoder().encode(rule)
            let values = try #require(
                try JSONSerialization.jsonObject(with: encoded) as? [String: Any])
            for key in own + general {
                let isRequired = shape.required.contains(key)
                var rest = values
                rest[key] = nil
                let data = try JSONSerialization.data(withJSONObject: [rest])
                let isRead = (try? RuleFile(data)) != nil
                #expect(isRead != isRequired, "\(name): \(key)")
            }
        }
    }

    @Test func `has a schema with the keys of the file, and the kinds of evidence`() throws {
        let forms = try #require(try schema()["anyOf"] as? [[String: Any]])
        let keys = try #require(forms.last?["properties"] as? [String: [String: Any]])
        #expect(Set(keys.keys) == RuleFile.keys)
        #expect(
            keys["evidence"]?["enum"] as? [String] == Evidence.Kind.allCases.map(\.rawValue)
                + ["all"])
    }

    /// What the schema says about a kind of rule.
    private struct Shape {
        let properties: [String]
        let required: [String]
        let isClosed: Bool
    }

    private func schema() throws -> [String: Any] {
        let file = root.appending(path: "docs/reference/boundaries.schema.json")
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        return try #require(value as? [String: Any])
    }

    private func shapes() throws -> [String: Shape] {
        let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
        let items = try #require(definitions["rules"]?["items"] as? [String: Any])
        let kinds = try #require(items["oneOf"] as? [[String: Any]])
        return try kinds.reduce(into: [:]) { shapes, kind in
            let properties = try #require(kind["properties"] as? [String: Any])
            let rule = try #require(properties["rule"] as? [String: String])
            shapes[try #require(rule["const"])] = Shape(
                properties: Array(properties.keys), required: kind["required"] as? [String] ?? [],
                isClosed: kind["additionalProperties"] as? Bool == false)
        }
    }
}
