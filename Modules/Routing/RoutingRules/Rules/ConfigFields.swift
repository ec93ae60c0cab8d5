import RouteMatching
import RoutingKit

/// One object of a document, read field by field. A field that has not been read by the end is
/// unknown, so the name of each field is in one place only: where it is read.
final class ConfigFields {
    /// The place of the object, for instance `rules[1]`; empty for the whole document.
    let path: String
    let document: ConfigDocument
    private let fields: [String: JSONValue]
    private var asked: [String] = []

    /// Reads an object; `nil`, with an issue, if it is something else.
    init?(_ value: JSONValue, at path: String, in document: ConfigDocument) {
        guard case .object(let fields) = value else {
            document.report("an object is expected, not \(value.kind)", at: path)
            return nil
        }
        self.path = path
        self.document = document
        self.fields = fields
    }

    /// The value of a field; `nil` if it is missing or, with an issue, if it is not of the expected
    /// kind.
    func value<Value>(
        _ name: String, _ expected: String, _ read: (JSONValue) -> Value?
    ) -> Value? {
        asked.append(name)
        guard let value = fields[name] else { return nil }
        let found = read(value)
        if found == nil { report("\(expected) is expected, not \(value.kind)", in: name) }
        return found
    }

    func flag(_ name: String) -> Bool? {
        value(name, "true or false") { if case .truth(let flag) = $0 { flag } else { nil } }
    }

    /// A text that is not empty.
    func text(_ name: String, _ expected: String) -> String? {
        text(name, expected) { $0.isEmpty ? nil : $0 }
    }

    /// A text that reads as something else.
    func text<Value>(_ name: String, _ expected: String, _ read: (String) -> Value?) -> Value? {
        value(name, expected) { if case .text(let text) = $0 { read(text) } else { nil } }
    }

    /// The object of a field; `nil` if it is missing.
    func object(_ name: String) -> ConfigFields? {
        asked.append(name)
        return fields[name].flatMap { ConfigFields($0, at: subpath(name), in: document) }
    }

    /// The objects in the array of a field; `nil` if it is missing or not an array.
    /// - Parameter limit: How many are read; more are one issue.
    func objects(_ name: String, upTo limit: Int = .max) -> [ConfigFields]? {
        let values = value(name, "an array") {
            if case .array(let values) = $0 { values } else { nil }
        }
        if let count = values?.count, count > limit {
            report(
                "there are \(count), and at most \(limit) are read; remove the others, or let one "
                    + "pattern with parameters replace many paths", in: name)
        }
        return values?.prefix(limit).enumerated().compactMap {
            ConfigFields($1, at: "\(subpath(name))[\($0)]", in: document)
        }
    }

    /// Whether a field is present.
    func has(_ name: String) -> Bool { fields[name] != nil }

    /// The text in a field; `nil`, without an issue, if there is none.
    func textIfAny(_ name: String) -> String? {
        if case .text(let text) = fields[name], !text.isEmpty { text } else { nil }
    }

    /// Reports a field that is missing.
    func require(_ names: String..., because reason: String? = nil) {
        for name in names where fields[name] == nil {
            report("'\(name)' is missing" + (reason.map { "; \($0)" } ?? ""))
        }
    }

    /// Reports a field that is present.
    func forbid(_ name: String, because reason: String) {
        if fields[name] != nil { report(reason, in: name) }
    }

    /// Reports every field that has not been read.
    func finish() {
        for name in fields.keys.sorted() where !asked.contains(name) {
            let meant = document.hint(for: name, among: asked)
            document.reportUnknown(
                meant.map { "it is unknown; did you mean '\($0)'?" }
                    ?? "it is unknown; a field is one of \(asked.joined(separator: ", "))",
                at: subpath(name))
        }
    }

    /// Reports a field with a value that this version does not know.
    func reportUnknown(_ problem: String, in name: String) {
        document.reportUnknown(problem, at: subpath(name))
    }

    /// Reports what is wrong with a field, or with the whole object.
    func report(_ problem: String, in name: String? = nil) {
        document.report(problem, at: name.map(subpath) ?? path)
    }

    private func subpath(_ name: String) -> String {
        path.isEmpty ? name.shortened : "\(path).\(name.shortened)"
    }
}

extension JSONValue {
    /// What it is, for a sentence.
    fileprivate var kind: String {
        switch self {
        case .null: "null"
        case .truth(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .large(let number): "\(number)"
        case .number(let number): "\(number)"
        case .text(let text): "'\(text.shortened)'"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
