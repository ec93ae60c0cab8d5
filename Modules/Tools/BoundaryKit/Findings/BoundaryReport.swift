/// What rules say about a graph of modules.
public struct BoundaryReport: Hashable, Sendable, Codable {
    /// A rule that could not be asked.
    public struct Unchecked: Hashable, Sendable, Codable {
        /// The rule's name.
        public let rule: String
        /// The evidence that it needs and the graph does not have.
        public let missing: [Evidence.Kind]
    }

    // The keys of the JSON report, which scripts read.
    private enum CodingKeys: String, CodingKey {
        case issues = "findings"
        case frozen, stale, unchecked, checkedCount
    }

    /// What breaks the rules and is not in the baseline, by place.
    public let issues: [BoundaryIssue]
    /// What breaks the rules and is in the baseline, by place.
    public let frozen: [BoundaryIssue]
    /// The entries of the baseline that have no violation any more, by line.
    public let stale: [BoundaryIssue]
    /// The rules that could not be asked, in their order.
    public let unchecked: [Unchecked]
    /// The number of rules that were asked.
    public let checkedCount: Int

    /// All that is to be mended: violations, and what the baseline allows in vain.
    public var failures: [BoundaryIssue] { issues + stale }

    /// Asks rules about a graph.
    ///
    /// A rule that names no module breaks itself, as do two rules of one name. A rule that needs
    /// evidence which the graph does not have is not asked.
    public init(
        of rules: [BoundaryRule], in graph: ModuleGraph, baseline: Baseline = Baseline()
    ) {
        let index = GraphIndex(graph, rules: rules)
        let missing = rules.map { $0.evidence.subtracting(graph.kinds) }
        let asked = zip(rules, missing).filter { $1.isEmpty }.map { $0.0 }
        unchecked = zip(rules, missing).filter { !$1.isEmpty }.map { rule, missing in
            Unchecked(rule: rule.id, missing: Evidence.Kind.allCases.filter(missing.contains))
        }
        checkedCount = asked.count
        let all = Inspection(rules: asked, graph: index).issues
        issues = all.filter { !baseline.keys.contains($0.key) }
        frozen = all.filter { baseline.keys.contains($0.key) }
        // What could not be asked may still be so.
        let silent = Set(unchecked.map { "[\($0.rule)]" })
        stale = baseline.keys.subtracting(all.map(\.key)).sorted().filter { key in
            !silent.contains { key.hasPrefix($0) }
        }.map { BoundaryIssue(stale: $0, at: baseline.places[$0]) }
    }
}
