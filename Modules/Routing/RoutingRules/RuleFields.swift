import Foundation
import RouteMatching
import RoutingKit

/// A document of rules while it is read, and what was found so far.
///
/// A class, because all parts of the document report to it.
final class RuleReading {
    let name: String
    let origin: RouteOrigin
    private(set) var issues: [RuleIssue] = []
    /// The parts that this version does not know.
    private(set) var skipped: [RuleIssue] = []
    /// How many similar names are still looked for: a document may have thousands of others.
    private var hintsLeft = 64

    init(of document: RuleDocument) {
        (name, origin) = (document.name, document.origin)
    }

    /// The fields of the whole document; `nil`, with an issue, if it can't be read at all.
    func fields(of data: Data) -> RuleFields? {
        guard data.count <= RuleDocument.maximumSize else {
            report("it is larger than \(RuleDocument.maximumSize) bytes", at: "")
            return nil
        }
        // Foundation reads UTF-16, too, in which every structural character has a zero byte.
        guard !data.contains(0), let value = try? JSONDecoder().decode(JSONValue.self, from: data)
        else {
            report("it is not JSON in UTF-8", at: "")
            return nil
        }
        for place in RepeatedKeys(in: data).places {
            report("it is there twice, and readers of JSON disagree which counts", at: place)
        }
        return RuleFields(value, at: "", in: self)
    }

    func hint(for name: String, among names: [String]) -> String? {
        if hintsLeft == 0 { return nil }
        hintsLeft -= 1
        return Spelling.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
    }

    func report(_ problem: String, at path: String) {
        issues.append(.init(document: name, path: path, problem: problem))
    }

    /// Reports a part that this version does not know. A server also writes for later versions.
    /// Rules that ship with the app don't, so there it is an error.
    func reportUnknown(_ problem: String, at path: String) {
        guard origin.isOutside else { return report(problem, at: path) }
        skipped.append(.init(document: name, path: path, problem: problem))
    }
}

/// One object of a document, read field by field. A field that has not been read by the end is
/// unknown, so the name of each field is in one place only: where it is read.
final class RuleFields {
    /// The place of the object, for instance `rules[1]`; empty for the whole document.
    let path: String
    let reading: RuleReading
    private let fields: [String: JSONValue]
    private var asked: [String] = []

    /// Reads an object; `nil`, with an issue, if it is something else.
    init?(_ value: JSONValue, at path: String, in reading: RuleReading) {
        guard case .object(let fields) = value else {
            reading.report("an object is expected, not \(value.kind)", at: path)
            return nil
        }
        (self.path, self.reading, self.fields) = (path, reading, fields)
    }

    /// The names of its fields.
    var names: Set<String> { Set(fields.keys) }

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

    func number(_ name: String, _ expected: String, in range: ClosedRange<Int64>) -> Int64? {
        value(name, expected) {
            if case .integer(let number) = $0, range.contains(number) { number } else { nil }
        }
    }

    /// A text that reads as something else; by default one that is not empty.
    func text<Value>(_ name: String, _ expected: String, _ read: (String) -> Value?) -> Value? {
        value(name, expected) { if case .text(let text) = $0 { read(text) } else { nil } }
    }

    func text(_ name: String, _ expected: String) -> String? {
        text(name, expected) { $0.isEmpty ? nil : $0 }
    }

    /// The object of a field; `nil` if it is missing.
    func object(_ name: String) -> RuleFields? {
        asked.append(name)
        return fields[name].flatMap { RuleFields($0, at: subpath(name), in: reading) }
    }

    /// The objects in the array of a field; `nil` if it is missing or not an array.
    /// - Parameter limit: How many are read; more are an issue.
    func objects(_ name: String, upTo limit: Int) -> [RuleFields]? {
        let values = value(name, "an array") {
            if case .array(let values) = $0 { values } else { nil }
        }
        if let count = values?.count, count > limit {
            report("there are \(count), and at most \(limit) are read; remove the others", in: name)
        }
        return values?.prefix(limit).enumerated().compactMap {
            RuleFields($1, at: "\(subpath(name))[\($0)]", in: reading)
        }
    }

    /// Reports a field that is missing.
    func require(_ names: String...) {
        for name in names where fields[name] == nil { report("'\(name)' is missing") }
    }

    /// Reports every field that has not been read.
    func finish() {
        for name in fields.keys.sorted() where !asked.contains(name) {
            let hint = reading.hint(for: name, among: asked)
            reading.reportUnknown(
                "it is unknown; " + (hint ?? "a field is one of \(asked.joined(separator: ", "))"),
                at: subpath(name))
        }
    }

    /// Reports what is wrong with a field, or with the whole object.
    func report(_ problem: String, in name: String? = nil) {
        reading.report(problem, at: name.map(subpath) ?? path)
    }

    private func subpath(_ name: String) -> String {
        path.isEmpty ? name.shortened : "\(path).\(name.shortened)"
    }
}

extension JSONValue {
    /// What it is, for a sentence.
    fileprivate var kind: String {
        switch self {
        case .text(let text): "'\(text.shortened)'"
        case .array: "an array"
        case .object: "an object"
        default: RouteValue(self).json
        }
    }
}
