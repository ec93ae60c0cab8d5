import Foundation

extension RuleFile {
    /// The text of rules in the format that ``rules(from:file:)`` reads, with one block for each.
    static func text(of rules: [BoundaryRule]) throws -> String {
        let blocks = try rules.map { rule in
            let encoded = try JSONEncoder().encode(rule)
            let values = try JSONSerialization.jsonObject(with: encoded) as? [String: Any] ?? [:]
            let keys = values.keys.sorted { (order($0), $0) < (order($1), $1) }
            let lines = try keys.map { "    \"\($0)\": \(try text(of: values[$0] ?? ""))" }
            return "  {\n\(lines.joined(separator: ",\n"))\n  }"
        }
        return "[\n\(blocks.joined(separator: ",\n"))\n]\n"
    }

    /// The text of a file with rules, in which editors complete and explain them.
    package static func document(of rules: [BoundaryRule]) throws -> String {
        let list = try text(of: rules).dropLast().replacing("\n", with: "\n  ")
        return "{\n  \"$schema\": \"\(schema)\",\n  \"rules\": \(list)\n}\n"
    }

    private static func order(_ key: String) -> Int {
        ["rule": 0, "because": 2, "fix": 3, "id": 4, "severity": 5, "exceptions": 6][
            key, default: 1]
    }

    private static func text(of value: Any) throws -> String {
        let options: JSONSerialization.WritingOptions = [
            .fragmentsAllowed, .withoutEscapingSlashes,
        ]
        let data = try JSONSerialization.data(withJSONObject: value, options: options)
        return String(decoding: data, as: UTF8.self).replacing("\",\"", with: "\", \"")
    }
}
