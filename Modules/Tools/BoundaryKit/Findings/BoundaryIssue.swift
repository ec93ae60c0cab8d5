/// A violation of a rule at one place, in the form of a compiler error.
public struct BoundaryIssue: Hashable, Sendable, Codable {
    /// The rule's name, such as `features-independent`.
    public let rule: String
    /// The subject of the violation, without a place, such as `Moments -> Shop`.
    public let subject: String
    /// The offending line; `nil` if the rule itself is wrong and is in no file.
    public let place: SourcePlace?
    /// A sentence that says what is wrong.
    public let sentence: String
    /// The reason of the rule.
    let because: String
    /// The evidence for the violation.
    public let evidence: [String]
    /// The modules on the shortest path to the one that must not be reached; empty if the rule
    /// isn't about paths.
    public let path: [String]
    /// The modules of the package on which the first module of the path may depend.
    let allowed: [String]
    /// A phrase that says how to fix it.
    public let fix: String
    /// The owners of the modules on both sides, such as `Shop: @example/shop`; empty if they aren't
    /// known, or if the violation is about one module.
    var owners: [String] = []
    /// Whether it fails the check, or is only reported.
    public internal(set) var severity = Severity.error

    init(
        rule: String, subject: String, place: SourcePlace?, sentence: String, because: String,
        evidence: [String], path: [String], allowed: [String], fix: String
    ) {
        self.rule = rule
        self.subject = subject
        self.place = place
        self.sentence = sentence
        self.because = because
        self.evidence = evidence
        self.path = path
        self.allowed = allowed
        self.fix = fix
    }

    /// An entry of a baseline without a violation.
    init(stale key: String, at place: SourcePlace?) {
        self.init(
            rule: "baseline", subject: key, place: place,
            sentence: "the baseline accepts a violation that no longer exists: \(key)",
            because: "a fixed violation must not return unnoticed", evidence: [], path: [],
            allowed: [], fix: "run 'boundary freeze', which removes the entry")
    }

    /// Its entry in a baseline, such as `[features-independent] Moments -> Shop in Timeline.swift`:
    /// the rule, the subject and the file, but no line, so that it stays the same when lines move.
    public var key: String { subjectKey + (place.map { " in \($0.file)" } ?? "") }

    /// Its entry in a baseline without files, which accepts the violation in every file.
    var subjectKey: String { "[\(rule)] \(subject)" }

    /// Whether it is before another finding in order of place. Findings without a place are first,
    /// because the rules themselves are wrong.
    func precedes(_ other: BoundaryIssue) -> Bool {
        let (own, others) = (place ?? .nowhere, other.place ?? .nowhere)
        return own == others ? key < other.key : own < others
    }
}

extension BoundaryIssue: CustomStringConvertible {
    /// The finding without its place: the sentence in the first line, and the details below it.
    public var message: String {
        let first = path.first ?? ""
        let hints = [
            path.count > 1 ? "path: \(path.joined(separator: " -> "))" : nil,
            allowed.isEmpty ? nil : "allowed: \(first) -> \(allowed.listed(upTo: 8))",
        ].compactMap { $0 }.joined(separator: "    ")
        let lines = [
            "[\(rule)] \(sentence)",
            "because: \(because)",
            evidence.isEmpty ? "" : "evidence: \(evidence.joined(separator: "; "))",
            hints,
            owners.isEmpty ? "" : "owners: \(owners.joined(separator: "; "))",
            "fix: \(fix)",
        ]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n  ")
    }

    /// The finding in the form of a compiler error or warning: `file:line:column: error: [rule] …`.
    public var description: String {
        let location = place.map { "\($0): " } ?? ""
        return "\(location)\(severity.rawValue): \(message)"
    }
}

extension SourcePlace {
    /// A place before all others.
    fileprivate static let nowhere = SourcePlace(file: "")
}
