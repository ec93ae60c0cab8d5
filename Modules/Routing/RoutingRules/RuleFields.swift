import RouteMatching
import RoutingKit

/// What is wrong with a document of rules. A class, because all its parts report to it.
final class RuleIssues {
    let document: RuleDocument
    private(set) var errors: [RuleIssue] = []
    /// The parts that this version of the app does not know.
    private(set) var skipped: [RuleIssue] = []

    init(of document: RuleDocument) {
        self.document = document
    }

    func report(_ problem: String, at path: String) {
        errors.append(RuleIssue(document: document.name, path: path, problem: problem))
    }

    /// Reports a part that this version does not know: an error, unless a server wrote it, which
    /// also writes for later versions.
    func reportUnknown(_ problem: String, at path: String) {
        guard document.origin.isOutside else { return report(problem, at: path) }
        skipped.append(RuleIssue(document: document.name, path: path, problem: problem))
    }
}

/// One object of a document, read field by field. A field that has not been read by the end is
/// unknown, so each name is in one place only: where it is read.
final class RuleFields {
    /// The place of the object, for instance `rules[1]`; empty for the whole document.
    let path: String
    let issues: RuleIssues
    private let fields: [String: JSONValue]
    private var asked: [String] = []

    convenience init?(_ document: RuleDocument, reportingTo issues: RuleIssues) {
        let (value, problems) = JSONValue.read(document.data, upTo: RuleDocument.maximumSize)
        for (place, problem) in problems { issues.report(problem, at: place) }
        guard let value else { return nil }
        self.init(value, at: "", reportingTo: issues)
    }

    private init?(_ value: JSONValue, at path: String, reportingTo issues: RuleIssues) {
        guard let fields = value.object else {
            issues.report("an object is expected, not \(value.phrase)", at: path)
            return nil
        }
        self.path = path
        self.issues = issues
        self.fields = fields
    }

    var names: Set<String> { Set(fields.keys) }

    func flag(_ name: String) -> Bool? {
        value(name, "true or false") { if case .truth(let truth) = $0 { truth } else { nil } }
    }

    func number(_ name: String, _ expected: String, in range: ClosedRange<Int64>) -> Int64? {
        value(name, expected) {
            if case .integer(let number) = $0, range.contains(number) { number } else { nil }
        }
    }

    /// A text that reads as something else; by default one that is not empty.
    func text<Value>(
        _ name: String, _ expected: String,
        _ read: (String) -> Value? = { $0.isEmpty ? nil : $0 }
    ) -> Value? {
        value(name, expected) { $0.text.flatMap(read) }
    }

    func object(_ name: String) -> RuleFields? {
        value(name, "") { $0 }.flatMap { RuleFields($0, at: subpath(name), reportingTo: issues) }
    }

    /// The objects in the array of a field.
    func objects(_ name: String, upTo limit: Int) -> [RuleFields]? {
        let values = value(name, "an array", \.array)
        if let count = values?.count, count > limit {
            report("there are \(count), and at most \(limit) are read; remove the others", in: name)
        }
        return values?.prefix(limit).enumerated().compactMap {
            RuleFields($1, at: "\(subpath(name))[\($0)]", reportingTo: issues)
        }
    }

    /// The value of a field; `nil` if it is missing or, with an issue, something else than
    /// expected.
    private func value<Value>(
        _ name: String, _ expected: String, _ read: (JSONValue) -> Value?
    ) -> Value? {
        asked.append(name)
        guard let value = fields[name] else { return nil }
        let found = read(value)
        if found == nil { report("\(expected) is expected, not \(value.phrase)", in: name) }
        return found
    }

    /// Reports each of these fields that is missing, and every field that has not been read.
    func finish(requiring required: String...) {
        for name in required where fields[name] == nil { report("'\(name)' is missing") }
        for name in fields.keys.sorted() where !asked.contains(name) {
            // A document may have thousands of them.
            let isEarly = issues.errors.count + issues.skipped.count < 64
            let meant = isEarly ? name.nearestSpelling(among: asked) : nil
            let hint =
                meant.map { "did you mean '\($0)'?" }
                ?? "a field is one of \(asked.joined(separator: ", "))"
            issues.reportUnknown("it is unknown; \(hint)", at: subpath(name))
        }
    }

    func report(_ problem: String, in name: String? = nil) {
        issues.report(problem, at: name.map(subpath) ?? path)
    }

    private func subpath(_ name: String) -> String {
        path.isEmpty ? name.shortened : "\(path).\(name.shortened)"
    }
}
