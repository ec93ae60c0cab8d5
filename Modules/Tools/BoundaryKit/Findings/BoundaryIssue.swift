/// A violation of a rule at one place, told as a compiler tells an error.
public struct BoundaryIssue: Hashable, Sendable, Codable {
    /// The rule's name, such as `features-independent`.
    public let rule: String
    /// What breaks it, without a place, such as `Moments -> Shop`.
    public let subject: String
    /// The offending line; `nil` if the rule itself is wrong.
    public let place: SourcePlace?
    /// What is wrong.
    public let sentence: String
    /// Why the rule is there.
    public let because: String
    /// What shows it.
    public let evidence: [String]
    /// The modules on the shortest way to the one that must not be reached; empty if the rule is
    /// not about ways.
    public let path: [String]
    /// The modules of the package on which the first of the path may depend.
    public let allowed: [String]
    /// What to do.
    public let fix: String

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

    /// An entry of a baseline that has no violation any more.
    init(stale key: String, at place: SourcePlace?) {
        self.init(
            rule: "baseline", subject: key, place: place,
            sentence: "the baseline allows in vain: \(key)",
            because: "what is mended must not come back unseen", evidence: [], path: [],
            allowed: [], fix: "run 'boundary freeze', which takes it out")
    }

    /// What a baseline remembers of it: neither file nor line, so that it outlives both.
    public var key: String { "[\(rule)] \(subject)" }

    /// By place; what has none comes first, because the rules themselves are wrong.
    func precedes(_ other: BoundaryIssue) -> Bool {
        let (own, others) = (place ?? .nowhere, other.place ?? .nowhere)
        return own == others ? key < other.key : own < others
    }
}

extension BoundaryIssue: CustomStringConvertible {
    /// The finding without its place: what is wrong in the first line, and the rest below it.
    public var message: String {
        let first = path.first ?? ""
        let ways = [
            path.count > 1 ? "path: \(path.joined(separator: " -> "))" : nil,
            allowed.isEmpty ? nil : "allowed: \(first) -> \(allowed.listed(upTo: 8))",
        ].compactMap { $0 }.joined(separator: "    ")
        let lines = [
            "[\(rule)] \(sentence)",
            "because: \(because)",
            evidence.isEmpty ? "" : "evidence: \(evidence.joined(separator: "; "))",
            ways,
            "fix: \(fix)",
        ]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n  ")
    }

    /// The finding in a compiler's form: `file:line:column: error: [rule] …`.
    public var description: String {
        let location = place.map { "\($0): " } ?? ""
        return "\(location)error: \(message)"
    }
}

extension SourcePlace {
    /// Before all others.
    fileprivate static let nowhere = SourcePlace(file: "")
}
