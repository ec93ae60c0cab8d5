import RouteMatching
import RoutingKit

/// One object of a document, read field by field. A field that has not been read by the end is
/// unknown, so each name is in one place only: where it is read.
final class RuleFields {
    let document: RuleDocument
    /// The place of the object, for instance `rules[1]`; empty for the whole document.
    let path: String
    let issues: RuleIssues
    private let fields: [String: JSONValue]
    private var asked: [String] = []
    /// Whether all else that a rule does is left out, for instance because this version does not
    /// know a part of it: that part may say when to redirect.
    var isNarrowing = false

    convenience init?(_ document: RuleDocument, reportingTo issues: RuleIssues) {
        let (value, problems) = JSONValue.read(document.data, upTo: RuleDocument.maximumSize)
        for (place, problem) in problems { issues.report(problem, at: place, of: document) }
        guard let value else { return nil }
        self.init(value, at: "", of: document, reportingTo: issues)
    }

    private init?(
        _ value: JSONValue, at path: String, of document: RuleDocument,
        reportingTo issues: RuleIssues
    ) {
        guard let fields = value.object else {
            let problem = "an object is expected, not \(value.phrase)"
            issues.report(problem, at: path, of: document)
            return nil
        }
        self.document = document
        self.path = path
        self.issues = issues
        self.fields = fields
    }

    private(set) lazy var names = Set(fields.keys)

    func flag(_ name: String) -> Bool? {
        value(name, "true or false") { if case .truth(let truth) = $0 { truth } else { nil } }
    }

    func number(_ name: String, _ expected: String, in range: ClosedRange<Int64>) -> Int64? {
        value(name, expected) {
            if case .integer(let number) = $0, range.contains(number) { number } else { nil }
        }
    }

    /// A text that reads as something else.
    func text<Value>(
        _ name: String, _ expected: String, as kind: RuleIssues.Kind = .error,
        _ read: (String) throws -> Value?
    ) -> Value? {
        value(name, expected, as: kind) { try $0.text.flatMap(read) }
    }

    func object(_ name: String) -> RuleFields? {
        value(name, "") { $0 }.flatMap { part($0, at: path.field(name)) }
    }

    /// The objects in the array of a field.
    func objects(_ name: String, upTo limit: Int) -> [RuleFields]? {
        let array = value(name, "an array", \.array)
        if let count = array?.count, count > limit {
            report("there are \(count), and at most \(limit) are read; remove the others", in: name)
        }
        let parts = array.map { JSONValue.array($0).parts(at: path.field(name)) }
        return parts?.prefix(limit).compactMap { part($0.value, at: $0.place) }
    }

    private func part(_ value: JSONValue, at path: String) -> RuleFields? {
        RuleFields(value, at: path, of: document, reportingTo: issues)
    }

    /// The value of a field; `nil` if it is missing or, with an issue, something else than
    /// expected.
    private func value<Value>(
        _ name: String, _ expected: String, as kind: RuleIssues.Kind = .error,
        _ read: (JSONValue) throws -> Value?
    ) -> Value? {
        asked.append(name)
        guard let value = fields[name] else { return nil }
        do {
            if let found = try read(value) { return found }
            report("\(expected) is expected, not \(value.phrase)", in: name, as: kind)
        } catch {
            report("\(error)", in: name, as: kind)
        }
        return nil
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
            report("it is unknown; \(hint)", in: name, as: .unknown)
        }
    }

    /// Reports what is wrong with the object, or with a field of it.
    func report(
        _ problem: String, in name: String? = nil, as kind: RuleIssues.Kind = .error
    ) {
        if kind == .unknown { isNarrowing = true }
        issues.report(problem, at: name.map(path.field) ?? path, of: document, as: kind)
    }
}
