import BoundaryKit

/// A report with all that its formats show, and as a page for a person in a terminal: each rule in
/// a line, what to fix first, and where to find the rest.
struct CheckPage {
    let report: BoundaryReport
    let rules: [BoundaryRule]
    let graph: ModuleGraph
    let notes: [String]
    let baseline: String

    var text: String {
        let sections = [
            section("Fix first", causes), report.flaws.map(\.description),
            section("Most violations", modules), ruleLines, section("More", more), [summary],
        ]
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n")
    }

    var summary: String { report.summary(of: graph, baseline: baseline) }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [title] + lines.map { "  \($0)" }
    }

    /// A line for each rule that doesn't hold or has frozen violations, those that fail first, and
    /// then a line with the number of the others.
    private var ruleLines: [String] {
        let width = rules.map(\.id.count).max() ?? 0
        let unchecked = Set(report.uncheckedRules)
        let frozen = Dictionary(grouping: report.frozen, by: \.rule).mapValues {
            Set($0.flatMap(\.keys)).count
        }
        let lines = rules.map { rule -> (rank: Int, text: String) in
            let new = Set(report.issues.flatMap(\.keys).filter { $0.hasPrefix("[\(rule.id)] ") })
                .count
            let old = frozen[rule.id, default: 0]
            let state =
                unchecked.contains(rule.id)
                ? "unchecked" : new == 0 ? "holds" : rule.severity == .error ? "violated" : "warns"
            let counts = [
                new > 0 ? Self.counted(new, "violation") : nil, old > 0 ? "\(old) frozen" : nil,
            ].compactMap { $0 }.joined(separator: ", ")
            let text =
                padded(state, 11) + (counts.isEmpty ? rule.id : padded(rule.id, width + 2) + counts)
            let ranks = ["violated": 0, "warns": 1, "unchecked": 2]
            return (ranks[state] ?? (old > 0 ? 3 : 4), text)
        }
        let shown = (0..<4).flatMap { rank in lines.filter { $0.rank == rank }.map(\.text) }
        let rest = lines.count - shown.count
        return shown + (rest > 0 ? [padded("holds", 11) + Self.counted(rest, "rule")] : [])
    }

    private static func counted(_ count: Int, _ name: String) -> String {
        "\(count) \(name)\(count == 1 ? "" : "s")"
    }

    /// The five modules with the most violations by dependencies; none if there are few violations.
    private var modules: [String] {
        let dependencies = distinct.filter { $0.subject.contains(" -> ") }
        let counts = Dictionary(grouping: dependencies, by: \.tail).mapValues(\.count)
        let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
        let width = most.map(\.key.count).max() ?? 0
        return counts.values.reduce(0, +) < 6
            ? [] : most.map { padded($0.key, width + 2) + "\($0.value)" }
    }

    /// The findings to fix first, at most five, each with its fix in a second line.
    ///
    /// 1. What is wrong with the rules themselves.
    /// 2. Each finding about cycles and about the structure, in the order of severity and of rules.
    /// 3. One finding for each other rule, with the number of those like it. Rules about what can
    ///    be tidied up at any time are last.
    private var causes: [String] {
        let distinct = distinct
        let groups = rules.enumerated().map { index, rule in
            let rank = (rule.severity == .error ? 0 : 1, rule.concern, index)
            return (rank: rank, rule: rule, issues: distinct.filter { $0.rules.contains(rule.id) })
        }.filter { !$0.issues.isEmpty }.sorted { $0.rank < $1.rank }
        let ids = Set(rules.map(\.id))
        typealias Choice = (issue: BoundaryIssue, rule: BoundaryRule?, others: Int)
        let flaws: [Choice] = distinct.filter { !ids.contains($0.rule) }.map { ($0, nil, 0) }
        let chosen = groups.flatMap { _, rule, issues -> [Choice] in
            rule.concern < .other
                ? issues.map { ($0, rule, 0) }
                : [(issues.first { $0.rule == rule.id } ?? issues[0], rule, issues.count - 1)]
        }
        var known: Set<String> = []
        let first = (flaws + chosen).filter { known.insert($0.issue.key).inserted }.prefix(5)
        return first.flatMap { issue, rule, others in
            let id = rule?.id ?? issue.rule
            let fix = rule.map { $0.id == issue.rule ? issue.fix : $0.fix } ?? issue.fix
            return [
                (issue.place.map { "\($0): " } ?? "") + "[\(id)] \(issue.sentence(of: id))",
                "    \(fix)" + (others > 0 ? " (and \(others) like it)" : ""),
            ]
        }
    }

    /// The violations, each once: an import that several lines repeat is one.
    private var distinct: [BoundaryIssue] {
        var known: Set<String> = []
        return report.issues.filter { known.insert($0.key).inserted }
    }

    /// The commands that show more, each with what it shows.
    private var more: [String] {
        let rows = [
            (!report.issues.isEmpty || !notes.isEmpty, "boundary check --all", findings),
            (
                !report.issues.isEmpty, "boundary check --format html > boundaries.html",
                "the graph, with what is wrong in it"
            ),
            (
                !report.issues.isEmpty && graph.canRepair(report.issues, of: rules),
                "boundary fix", "a diff that mends the manifest"
            ),
            (
                !report.issues.isEmpty, "boundary freeze",
                "accept what is there today, and only that"
            ),
        ].filter(\.0)
        let width = rows.map(\.1.count).max() ?? 0
        return rows.map { padded($0.1, width + 2) + $0.2 }
    }

    private var findings: String {
        let limits = notes.isEmpty ? "" : "\(Self.counted(notes.count, "note")) on what isn't known"
        return report.issues.isEmpty
            ? limits : "each of them" + (limits.isEmpty ? "" : ", and \(limits)")
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
