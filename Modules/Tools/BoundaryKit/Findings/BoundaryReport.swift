/// The result of checking rules on a module graph.
public struct BoundaryReport: Hashable, Sendable, Codable {
    /// A rule that couldn't be checked.
    package struct Unchecked: Hashable, Sendable, Codable {
        /// The rule's name.
        package let rule: String
        /// The evidence that the rule needs and the graph doesn't contain.
        package let missing: [Evidence.Kind]
    }

    // The keys of the JSON report, which scripts read.
    private enum CodingKeys: String, CodingKey {
        case issues = "findings"
        case frozen, excepted, stale, exceptionIssues, imprecise, unchecked, checkedCount, limits
    }

    /// The violations that aren't in the baseline, ordered by place.
    public let issues: [BoundaryIssue]
    /// The violations that are in the baseline, ordered by place.
    public let frozen: [BoundaryIssue]
    /// The violations with an exception in the source, ordered by place.
    public let excepted: [BoundaryIssue]
    /// The entries of the baseline without a violation, ordered by line.
    public let stale: [BoundaryIssue]
    /// The exceptions in the source that are expired, incomplete or needless, ordered by place.
    public let exceptionIssues: [BoundaryIssue]
    /// The entries of the baseline without a file, which accept a violation in every file, in
    /// alphabetical order. `boundary freeze` replaces them.
    package let imprecise: [String]
    /// The rules that couldn't be checked, in their order.
    package let unchecked: [Unchecked]
    /// The number of rules that were checked.
    package let checkedCount: Int
    /// What the evidence doesn't show.
    package let limits: EvidenceLimits

    /// Everything that needs to be fixed: violations that aren't only warnings, exceptions that
    /// don't apply, and entries of the baseline without a violation.
    public var failures: [BoundaryIssue] {
        issues.filter { $0.severity == .error } + exceptionIssues + stale
    }

    /// The violations of rules that only warn, ordered by place.
    public var warnings: [BoundaryIssue] { issues.filter { $0.severity == .warning } }

    /// Checks rules on a graph.
    ///
    /// A rule that selects no module is violated, and so are two rules with the same name. A rule
    /// isn't checked if the graph doesn't contain the evidence that it needs.
    /// - Parameters:
    ///   - rules: The rules.
    ///   - graph: The modules and their dependencies.
    ///   - baseline: The violations that are accepted until they are fixed.
    public init(
        of rules: [BoundaryRule], in graph: ModuleGraph, baseline: Baseline = Baseline()
    ) {
        self.init(of: rules, in: graph, baseline: baseline, today: .today)
    }

    /// Checks rules as if it were another day, on which an exception in the source must still apply.
    init(
        of rules: [BoundaryRule], in graph: ModuleGraph, baseline: Baseline = Baseline(),
        today: CalendarDay
    ) {
        let index = GraphIndex(graph, rules: rules)
        let missing = rules.map { $0.evidence.subtracting(graph.kinds) }
        let asked = zip(rules, missing).filter { $1.isEmpty }.map { $0.0 }
        unchecked = zip(rules, missing).filter { !$1.isEmpty }.map { rule, missing in
            Unchecked(rule: rule.id, missing: Evidence.Kind.allCases.filter(missing.contains))
        }
        checkedCount = asked.count
        let review = ExceptionReview(
            of: graph.exceptions, for: Inspection(rules: asked, graph: index).issues,
            rules: rules.map(\.id), unchecked: Set(unchecked.map(\.rule)), today: today)
        let all = review.issues
        excepted = review.excepted
        exceptionIssues = review.exceptionIssues
        limits = EvidenceLimits(of: graph)
        let isFrozen = { (issue: BoundaryIssue) in
            baseline.keys.contains(issue.key) || baseline.keys.contains(issue.subjectKey)
        }
        issues = all.filter { !isFrozen($0) }
        frozen = all.filter(isFrozen)
        imprecise = Set(frozen.filter { $0.key != $0.subjectKey }.map(\.subjectKey))
            .intersection(baseline.keys).sorted()
        // A violation of an unchecked rule can still exist.
        let silent = Set(unchecked.map { "[\($0.rule)]" })
        let current = (all + excepted).flatMap { [$0.key, $0.subjectKey] }
        stale = baseline.keys.subtracting(current).sorted().filter { key in
            !silent.contains { key.hasPrefix($0) }
        }.map { BoundaryIssue(stale: $0, at: baseline.places[$0]) }
    }
}
