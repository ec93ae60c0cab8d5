import Foundation

/// A violation of a rule at one place, in the form of a compiler error.
public struct BoundaryIssue: Hashable, Sendable, Codable {
    /// The rule's name, such as `features-independent`.
    public let rule: String
    /// The subject of the violation, without a place, such as `Moments -> Shop`.
    package let subject: String
    /// The offending line; `nil` if the rule itself is wrong and is in no file.
    public let place: SourcePlace?
    /// A sentence that says what is wrong.
    public let sentence: String
    /// The reason of the rule.
    let because: String
    /// The evidence for the violation.
    package let evidence: [String]
    /// The modules on the shortest path to the one that must not be reached; empty if the rule
    /// isn't about paths.
    package let path: [String]
    /// The modules of the package on which the first module of the path may depend.
    let allowed: [String]
    /// A phrase that says how to fix it.
    public let fix: String
    /// The dependency whose line is to blame.
    let cause: String
    /// The other rules that the same dependency violates at the same line.
    private(set) var also: [Reason] = []
    /// The owners of the modules on both sides, such as `Shop: @example/shop`; empty if they aren't
    /// known, or if the violation is about one module.
    var owners: [String] = []
    /// Whether it fails the check, or is only reported.
    package internal(set) var severity = Severity.error

    /// A rule that is violated, too.
    struct Reason: Hashable, Sendable, Codable {
        /// The rule's name.
        let rule: String
        let subject: String
        let sentence: String
    }

    init(
        rule: String, subject: String, place: SourcePlace?, sentence: String, because: String,
        evidence: [String], path: [String], allowed: [String], fix: String, cause: String? = nil
    ) {
        self.cause = cause ?? subject
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

    /// A rule that isn't checked, or a check of nothing.
    init(unchecked rule: String, at place: SourcePlace?, sentence: String, fix: String) {
        self.init(
            rule: rule, subject: "isn't checked", place: place, sentence: sentence,
            because: "what isn't checked isn't known to hold", evidence: [], path: [], allowed: [],
            fix: fix)
    }

    /// What it is in a baseline, such as `[features-independent] Moments -> Shop`: the rule and the
    /// subject, so that it stays the same when lines and files move.
    package var key: String { "[\(rule)] \(subject)" }

    /// Its own key, and those of the other rules.
    package var keys: [String] { [key] + also.map { "[\($0.rule)] \($0.subject)" } }

    /// Its entries in a baseline by their keys: each with the file as a help for readers.
    package var entries: [String: String] {
        Dictionary(
            keys.map { ($0, $0 + (place.map { " in \($0.file)" } ?? "")) },
            uniquingKeysWith: { one, _ in one })
    }

    /// The names of all rules that it violates.
    package var rules: [String] { [rule] + also.map(\.rule) }

    /// The module that depends, in a finding about a dependency.
    package var tail: String { subject.components(separatedBy: " -> ")[0] }

    /// What is wrong, according to one of the rules that it violates.
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
        let (own, others) = (place ?? .nowhere, other.place ?? .nowhere)
        return own == others ? key < other.key : own < others
    }
}

extension BoundaryIssue: CustomStringConvertible {
    /// The finding without its place: the sentence in the first line, and the details below it.
    public var message: String { lines.joined(separator: "\n  ") }

    /// The sentence, and the details.
    package var lines: [String] {
        let hints = [
            path.count > 1 ? "path: \(path.joined(separator: " -> "))" : nil,
            allowed.isEmpty ? nil : "allowed: \(tail) -> \(allowed.listed(upTo: 8))",
        ].compactMap { $0 }.joined(separator: "    ")
        let lines = [
            "[\(rule)] \(sentence)",
            "because: \(because)",
        ]
        let others = also.map { "also: [\($0.rule)] \($0.sentence)" }
        let details = [
            evidence.isEmpty ? "" : "evidence: \(evidence.joined(separator: "; "))",
            hints,
            owners.isEmpty ? "" : "owners: \(owners.joined(separator: "; "))",
            "fix: \(fix)",
        ]
        return (lines + others + details).filter { !$0.isEmpty }
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
