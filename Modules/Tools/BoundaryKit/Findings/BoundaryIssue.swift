/// A violation of a rule at one place, in the form of a compiler error.
public struct BoundaryIssue: Hashable, Sendable, Codable {
    struct Reason: Hashable, Sendable, Codable {
        let rule: String
        let sentence: String
        let keys: [String]
    }

    /// The rule's name, such as `features-independent`.
    public let rule: String
    /// The subject of the violation, without a place, such as `Moments -> Shop`.
    package let subject: String
    /// The offending line; `nil` if the rule itself is wrong and is in no file.
    public let place: SourcePlace?
    /// A sentence that says what is wrong.
    private(set) var sentence: String
    let because: String
    private(set) var evidence: [String] = []
    /// The modules on the shortest path to the one that must not be reached; empty if the rule
    /// isn't about paths.
    package private(set) var path: [String] = []
    /// The modules of the package on which the first module of the path may depend.
    private(set) var allowed: [String] = []
    /// A phrase that says how to fix it.
    package let fix: String
    /// The dependency whose line is to blame.
    let cause: String
    /// The pairs of modules that must not depend on each other and do so by the cause.
    private(set) var offenders: [IndirectDependency] = []
    /// The other rules that the same dependency violates at the same line.
    private(set) var also: [Reason] = []
    /// The owners of the modules on both sides, such as `Shop: @example/shop`; empty if they aren't
    /// known, or if the violation is about one module.
    private(set) var owners: [String] = []
    package private(set) var severity = Severity.error

    /// The sentence without the offenders.
    private(set) var claim = ""
    /// Whether the subject violates the rule itself, and isn't only the cause of what others do.
    private(set) var isOwn = true
    /// Whether its fix is to declare the dependency.
    private(set) var asksForDeclaration = false
    /// Whether the dependency that is its subject is prohibited.
    private(set) var prohibitsSubject = false
    /// Whether the rule itself is wrong, which no baseline accepts.
    private(set) var isAboutRule = false

    // The keys of the JSON report, which scripts read.
    private enum CodingKeys: String, CodingKey {
        case rule, subject, place, sentence, because, evidence, path, allowed, fix, cause, offenders
        case also, owners, severity
    }

    /// Its identity in reports: the rule and the subject, so that it stays the same when lines and
    /// files move.
    package var key: String { "[\(rule)] \(subject)" }

    /// What it is in a baseline, with that of the other rules: `[features-independent] Moments ->
    /// Shop`, and `[features-independent] Chat -> Shop by Kit -> Shop` for each module that depends
    /// by it.
    package var keys: [String] { ownKeys + also.flatMap(\.keys) }

    private var ownKeys: [String] {
        (isOwn ? [key] : []) + offenders.map { "[\(rule)] \($0.subject)" }
    }

    /// Its entries in a baseline by their keys: each with the file as a help for readers.
    var entries: [BaselineKey: String] {
        let file = place.map { " in \($0.file)" } ?? ""
        return Dictionary(first: keys.map { (BaselineKey($0), $0 + file) })
    }

    /// The part of the finding about the subject and the offenders that a condition selects by
    /// their keys; `nil` if it selects none.
    func part(where isSelected: (BaselineKey) -> Bool) -> BoundaryIssue? {
        var part = self
        part.setOffenders(offenders.filter { isSelected(BaselineKey("[\(rule)] \($0.subject)")) })
        part.isOwn = isOwn && isSelected(BaselineKey(key))
        return part.isOwn || !part.offenders.isEmpty ? part : nil
    }

    private mutating func setOffenders(_ others: [IndirectDependency]) {
        offenders = others
        // A module that is to blame itself is named already.
        let pairs = others.map(\.dependency).filter { $0.description != subject }
        let tails = Set(pairs.map(\.tail)).sorted().listed(upTo: 10)
        let heads = Set(pairs.map(\.head)).sorted().listed(upTo: 10)
        sentence = claim + (pairs.isEmpty ? "" : "; \(tails) must not reach \(heads)")
    }

    /// The subject and the place.
    var site: [String] { [subject, place?.description ?? ""] }

    package var rules: [String] { [rule] + also.map(\.rule) }

    package var tail: String { subject.prefix(upTo: " -> ") }

    package func sentence(of rule: String) -> String {
        also.first { $0.rule == rule }?.sentence ?? sentence
    }

    /// The finding about several that have the same line as their cause.
    func merged(with others: some Sequence<BoundaryIssue>) -> BoundaryIssue {
        var issue = self
        issue.also += others.filter { $0.key != key }.map {
            Reason(rule: $0.rule, sentence: $0.sentence, keys: $0.keys)
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

extension BoundaryIssue {
    init(
        of rule: BoundaryRule, _ violation: Violation, at site: Violation.Site?,
        allowed: [String], owners: [String]
    ) {
        let severity = violation.isInOtherBuild ? .warning : rule.severity
        self.init(
            rule: rule.id, subject: violation.subject, place: site?.place ?? rule.place,
            sentence: violation.sentence, because: rule.because, evidence: site?.evidence ?? [],
            path: violation.path, allowed: allowed, fix: violation.fix ?? rule.fix,
            cause: violation.cause ?? violation.subject, owners: owners,
            severity: violation.isAboutRule ? .error : severity, claim: violation.sentence,
            isOwn: violation.isOwn, asksForDeclaration: violation.asksForDeclaration,
            prohibitsSubject: violation.isProhibitedPath && violation.isOwn,
            isAboutRule: violation.isAboutRule)
        setOffenders(violation.offenders)
    }

    /// A rule that isn't checked, or a check of nothing.
    init(unchecked rule: String, at place: SourcePlace? = nil, _ sentence: String, fix: String) {
        let subject = "isn't checked"
        self.init(
            rule: rule, subject: subject, place: place, sentence: sentence,
            because: "what isn't checked isn't known to hold", fix: fix, cause: subject)
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
