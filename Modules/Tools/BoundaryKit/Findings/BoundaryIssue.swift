/// A violation of a rule at one place, in the form of a compiler error.
public struct BoundaryIssue: Hashable, Sendable, Codable {
    struct Reason: Hashable, Sendable, Codable {
        let rule: String
        let subject: String
        let sentence: String
    }

    /// The rule's name, such as `features-independent`.
    public let rule: String
    /// The subject of the violation, without a place, such as `Moments -> Shop`.
    package let subject: String
    /// The offending line; `nil` if the rule itself is wrong and is in no file.
    public let place: SourcePlace?
    /// A sentence that says what is wrong.
    public let sentence: String
    let because: String
    private(set) var evidence: [String] = []
    /// The modules on the shortest path to the one that must not be reached; empty if the rule
    /// isn't about paths.
    package private(set) var path: [String] = []
    /// The modules of the package on which the first module of the path may depend.
    private(set) var allowed: [String] = []
    /// A phrase that says how to fix it.
    public let fix: String
    /// The dependency whose line is to blame.
    let cause: String
    /// The other rules that the same dependency violates at the same line.
    private(set) var also: [Reason] = []
    /// The owners of the modules on both sides, such as `Shop: @example/shop`; empty if they aren't
    /// known, or if the violation is about one module.
    private(set) var owners: [String] = []
    package private(set) var severity = Severity.error

    init(
        rule: String, subject: String, at place: SourcePlace?, sentence: String, because: String,
        evidence: [String] = [], fix: String
    ) {
        self.rule = rule
        self.subject = subject
        self.place = place
        self.sentence = sentence
        self.because = because
        self.evidence = evidence
        self.fix = fix
        cause = subject
    }

    init(
        of rule: BoundaryRule, _ violation: Violation, at site: Violation.Site?,
        allowed: [String], owners: [String]
    ) {
        self.rule = rule.id
        subject = violation.subject
        place = site?.place ?? rule.place
        sentence = violation.sentence
        because = rule.because
        evidence = site?.evidence ?? []
        path = violation.path
        self.allowed = allowed
        fix = violation.fix ?? rule.fix
        cause = violation.cause ?? subject
        self.owners = owners
        severity = violation.isAboutRule ? .error : rule.severity
    }

    /// A rule that isn't checked, or a check of nothing.
    init(unchecked rule: String, at place: SourcePlace?, sentence: String, fix: String) {
        self.init(
            rule: rule, subject: "isn't checked", at: place, sentence: sentence,
            because: "what isn't checked isn't known to hold", fix: fix)
    }

    /// What it is in a baseline, such as `[features-independent] Moments -> Shop`: the rule and the
    /// subject, so that it stays the same when lines and files move.
    package var key: String { "[\(rule)] \(subject)" }

    /// Its own key, and those of the other rules.
    package var keys: [String] { [key] + also.map { "[\($0.rule)] \($0.subject)" } }

    /// Its entries in a baseline by their keys: each with the file as a help for readers.
    var entries: [String: String] {
        Dictionary(
            keys.map { ($0, $0 + (place.map { " in \($0.file)" } ?? "")) },
            uniquingKeysWith: { one, _ in one })
    }

    package var rules: [String] { [rule] + also.map(\.rule) }

    package var tail: String { subject.prefix(upTo: " -> ") }

    package func sentence(of rule: String) -> String {
        also.first { $0.rule == rule }?.sentence ?? sentence
    }

    /// The finding about several that have the same line as their cause.
    func merged(with others: some Sequence<BoundaryIssue>) -> BoundaryIssue {
        var issue = self
        issue.also += others.map {
            Reason(rule: $0.rule, subject: $0.subject, sentence: $0.sentence)
        }
        return issue
    }

    /// Whether it is before another finding in order of place. Findings without a place are first,
    /// because the rules themselves are wrong.
    func precedes(_ other: BoundaryIssue) -> Bool {
        let nowhere = SourcePlace(file: "")
        return (place ?? nowhere, key) < (other.place ?? nowhere, other.key)
    }
}

extension BoundaryIssue: CustomStringConvertible {
    /// The finding without its place: the sentence in the first line, and the details below it.
    public var message: String { lines.joined(separator: "\n  ") }

    package var lines: [String] {
        let hints = [
            path.count > 1 ? "path: \(path.joined(separator: " -> "))" : "",
            allowed.isEmpty ? "" : "allowed: \(tail) -> \(allowed.listed(upTo: 8))",
        ].filter { !$0.isEmpty }
        let lines =
            ["[\(rule)] \(sentence)", "because: \(because)"]
            + also.map { "also: [\($0.rule)] \($0.sentence)" } + [
                evidence.isEmpty ? "" : "evidence: \(evidence.joined(separator: "; "))",
                hints.joined(separator: "    "),
                owners.isEmpty ? "" : "owners: \(owners.joined(separator: "; "))", "fix: \(fix)",
            ]
        return lines.filter { !$0.isEmpty }
    }

    /// The finding in the form of a compiler error or warning: `file:line:column: error: [rule] …`.
    public var description: String {
        let location = place.map { "\($0): " } ?? ""
        return "\(location)\(severity.rawValue): \(message)"
    }
}
