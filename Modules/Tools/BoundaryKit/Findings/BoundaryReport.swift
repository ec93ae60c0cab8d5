/// The result of checking rules on a module graph.
public struct BoundaryReport: Hashable, Sendable, Codable {
    struct Unchecked: Hashable, Sendable, Codable {
        let rule: String
        /// The evidence that the rule needs and the graph doesn't contain.
        let missing: [Evidence]
    }

    // The keys of the JSON report, which scripts read.
    private enum CodingKeys: String, CodingKey {
        case issues = "findings"
        case frozen, excepted, stale, exceptionIssues, uncheckedIssues, unchecked, checkedCount
        case limits
    }

    /// The violations that aren't in the baseline, ordered by place.
    public private(set) var issues: [BoundaryIssue]
    /// The violations that are in the baseline, ordered by place.
    package let frozen: [BoundaryIssue]
    /// The violations that comments in the source accept, ordered by place.
    package let excepted: [BoundaryIssue]
    /// The entries of the baseline without a violation, ordered by line.
    private(set) var stale: [BoundaryIssue]
    /// The entries that `boundary freeze` removes.
    private(set) var needless: Set<BaselineKey> = []
    /// The undeclared dependencies that aren't reported, because a rule that fails prohibits them.
    private var covered: [BoundaryIssue] = []
    /// The comments in the source that accept nothing, as findings.
    private(set) var exceptionIssues: [BoundaryIssue]
    /// The rules that couldn't be checked and aren't allowed to be, and a check of nothing.
    let uncheckedIssues: [BoundaryIssue]
    /// The rules that couldn't be checked, in their order.
    let unchecked: [Unchecked]
    let checkedCount: Int
    let limits: EvidenceLimits

    /// Everything that needs to be fixed: violations that aren't only warnings, exceptions that
    /// don't apply, entries of the baseline without a violation, and rules that weren't checked.
    public var failures: [BoundaryIssue] { issues.filter { $0.severity == .error } + flaws }

    /// What fails the check besides violations.
    package var flaws: [BoundaryIssue] { exceptionIssues + stale + uncheckedIssues }

    /// What is reported and doesn't fail the check.
    package var warnings: [BoundaryIssue] { issues.filter { $0.severity == .warning } }

    /// The violations to accept, as the entries of a baseline by their keys: what fails the check,
    /// and what would fail it then. A rule that is wrong isn't accepted, because it would hold
    /// unintentionally.
    var unfrozen: [BaselineKey: String] {
        let failing = (issues + covered).filter { $0.severity == .error && !$0.isAboutRule }
        return Dictionary(first: failing.flatMap(\.entries).map { ($0.key, $0.value) })
    }

    /// The rules that are wrong themselves, such as one that selects nothing.
    package var wrongRules: [String] { issues.filter(\.isAboutRule).map(\.rule) }

    /// The report about some files only, for a change: entries of the baseline without a violation
    /// are left to a check of everything. A changed manifest can make each import of its modules
    /// wrong.
    package func restricted(to files: Set<String>, in graph: ModuleGraph) -> BoundaryReport {
        var report = self
        let redeclared = Set(
            graph.modules.filter { $0.place.map { files.contains($0.file) } ?? false }.map(\.name))
        let isInside = { (issue: BoundaryIssue) in
            issue.place.map { files.contains($0.file) } ?? true
                || issue.asksForDeclaration && redeclared.contains(issue.tail)
        }
        report.issues = issues.filter(isInside)
        report.exceptionIssues = exceptionIssues.filter(isInside)
        report.stale = []
        return report
    }

    /// Checks rules on a graph.
    ///
    /// A rule that selects no module is violated, and so are two rules with the same name. A rule
    /// for which the graph doesn't contain the evidence isn't checked, which is a failure:
    /// `rules.evidence` is what they need.
    /// - Parameters:
    ///   - rules: The rules, in the order of the report.
    ///   - graph: The modules, with the evidence for their dependencies.
    ///   - baseline: The violations that are accepted; none if `nil`.
    public init(of rules: [BoundaryRule], in graph: ModuleGraph, baseline: Baseline? = nil) {
        self.init(of: rules, in: graph, baseline: baseline ?? Baseline(), demanding: [])
    }

    /// Checks the rules of a file on a graph.
    /// - Parameters:
    ///   - file: The rules, and the evidence with which they must be checked.
    ///   - graph: The modules, with the evidence for their dependencies.
    ///   - baseline: The violations that are accepted.
    ///   - allowsUnchecked: Whether rules without evidence are left to another run.
    package init(
        of file: RuleFile, in graph: ModuleGraph, baseline: Baseline, allowsUnchecked: Bool = false
    ) {
        self.init(
            of: file.rules, in: graph, baseline: baseline,
            demanding: allowsUnchecked ? nil : file.demanded)
    }

    /// - Parameter demanded: The evidence without which the check fails; `nil` if it doesn't fail
    ///   for a rule that isn't checked either.
    init(
        of rules: [BoundaryRule], in graph: ModuleGraph, baseline: Baseline = Baseline(),
        demanding demanded: Set<Evidence>? = [], today: String = InlineException.today
    ) {
        let missing = rules.map { rule in
            rule.evidence.subtracting(graph.kinds)
                .union(rule.readsDeclarations && graph.sources == nil ? [.imported] : [])
        }
        let asked = zip(rules, missing).filter { $1.isEmpty }.map { $0.0 }
        unchecked = zip(rules, missing).filter { !$1.isEmpty }.map { rule, missing in
            Unchecked(rule: rule.id, missing: Evidence.allCases.filter(missing.contains))
        }
        checkedCount = asked.count
        uncheckedIssues = Self.issues(
            of: unchecked, demanding: demanded, rules: rules, asked: asked, graph)
        let found = Inspection(rules: asked, graph: GraphIndex(graph, rules: rules)).issues
        let review = graph.exceptions.review(
            found, rules: rules.map(\.id), unchecked: Set(unchecked.map(\.rule)), today: today)
        excepted = review.excepted
        exceptionIssues = review.faults
        limits = graph.limits
        let acceptance = Acceptance(of: review.issues, by: baseline)
        issues = Self.causes(acceptance.failing, rules: rules)
        frozen = acceptance.accepted
        covered = acceptance.covered
        // A violation of an unchecked rule can still exist.
        let silent = Set(unchecked.map { "[\($0.rule)]" })
        let current = acceptance.used.union(excepted.flatMap(\.entries.keys))
        let unused = Set(baseline.places.keys).subtracting(current).filter { key in
            !silent.contains { key.text.hasPrefix($0) }
        }
        stale = unused.sorted().map { key in
            BoundaryIssue(
                rule: "baseline", subject: key.description, place: baseline.places[key],
                sentence:
                    "the baseline accepts a violation that no longer exists: \(key.description)",
                because: "a fixed violation must not return unnoticed",
                fix: "run 'boundary freeze', which removes the entry", cause: key.description)
        }
        needless = unused.union(acceptance.replaced)
    }

    /// The findings, with one for all about the same dependency at the same line: that of the
    /// rule that is the most serious, then the first.
    private static func causes(
        _ issues: [BoundaryIssue], rules: [BoundaryRule]
    ) -> [BoundaryIssue] {
        let ranks = rules.enumerated().reduce(into: [String: (Int, Int, Int)]()) { ranks, rule in
            let (index, rule) = rule
            ranks[rule.id] = (
                rule.severity == .error ? 0 : 1, rule.concern == .structure ? 0 : 1, index
            )
        }
        let ranked = issues.sorted {
            ranks[$0.rule, default: (0, 0, 0)] < ranks[$1.rule, default: (0, 0, 0)]
        }
        let groups = Dictionary(grouping: ranked) { issue in
            issue.path.isEmpty ? nil : issue.place.map { [issue.cause, "\($0)"] }
        }
        return groups.flatMap { cause, same in
            cause == nil ? same : [same[0].merged(with: same.dropFirst())]
        }.sorted { $0.precedes($1) }
    }
}

/// The violations that a baseline accepts, and those that are left.
private struct Acceptance {
    private(set) var failing: [BoundaryIssue] = []
    private(set) var accepted: [BoundaryIssue] = []
    private(set) var covered: [BoundaryIssue] = []
    /// The entries that accept a violation.
    private(set) var used: Set<BaselineKey> = []
    /// The entries that accept what another entry would name exactly.
    private(set) var replaced: Set<BaselineKey> = []

    init(of issues: [BoundaryIssue], by baseline: Baseline) {
        var exact: Set<BaselineKey> = []
        for issue in issues {
            let rest =
                issue.isAboutRule
                ? issue
                : issue.part { key in
                    let lines = baseline.lines(accepting: key)
                    used.formUnion(lines)
                    if lines.contains(key) { exact.insert(key) }
                    return lines.isEmpty
                }
            if let rest { failing.append(rest) }
            let keys = Set(rest?.keys.map { BaselineKey($0) } ?? [])
            if let part = issue.part(where: { !keys.contains($0) }) { accepted.append(part) }
        }
        replaced = used.subtracting(exact)
        // Declaring a dependency that is prohibited would be no fix.
        let prohibited = Set(
            failing.filter { $0.prohibitsSubject && $0.severity == .error }.map(\.site))
        let isCovered = { (issue: BoundaryIssue) in
            issue.asksForDeclaration && prohibited.contains(issue.site)
        }
        covered = failing.filter(isCovered)
        failing.removeAll(where: isCovered)
    }
}

extension BoundaryReport {
    package var uncheckedRules: [String] { unchecked.map(\.rule) }

    /// The limits of the report: what couldn't be checked.
    /// - Parameter isBuildStep: Whether only what a build step leaves to CI counts.
    package func notes(ofBuildStep isBuildStep: Bool = false) -> [String] {
        if isBuildStep {
            let names = uncheckedRules.map { "[\($0)]" }.joined(separator: ", ")
            return names.isEmpty ? [] : ["left to 'boundary check' after the build: \(names)"]
        }
        let refused = Set(uncheckedIssues.map(\.rule))
        let rules = unchecked.filter { !refused.contains($0.rule) }.map { rule in
            "not checked: [\(rule.rule)] needs \(rule.missing.names) evidence"
        }
        return rules
            + limits.notes.filter { note in
                !refused.contains("sources") || !note.hasPrefix("not checked: ")
            }
    }

    /// The numbers of rules and violations in one line, with the scope of the graph if there is
    /// one.
    /// - Parameter file: The name of the baseline.
    package func summary(of graph: ModuleGraph? = nil, baseline file: String) -> String {
        let broken = Set(issues.flatMap(\.rules)).count
        let checked =
            checkedCount == 0
            ? "no rule is checked"
            : issues.isEmpty
                ? "\(checkedCount) rules hold" : "\(broken) of \(checkedCount) rules violated"
        let violations = Set(issues.flatMap(\.keys)).count
        let frozen = Set(frozen.flatMap(\.keys)).count + stale.count
        func part(_ text: String, _ count: Int) -> String { count == 0 ? "" : "\(text): \(count)" }
        let scope = graph.map { graph in
            "; \(graph.modules.count { $0.kind != .external }) modules; "
                + "evidence: \(graph.kinds.map(\.rawValue).joined(separator: ", "))"
        }
        return checked + part("; not checked", unchecked.count) + "; violations: \(violations)"
            + (issues.count != violations ? ", at \(issues.count) places" : "")
            + part(", among them warnings", Set(warnings.flatMap(\.keys)).count)
            + "; frozen in \(file): \(frozen)" + part(", among them fixed ones", stale.count)
            + part("; allowed in the source", excepted.count)
            + part("; exceptions that don't apply", exceptionIssues.count) + (scope ?? "")
    }
}

extension BoundaryReport {
    private static func issues(
        of unchecked: [Unchecked], demanding demanded: Set<Evidence>?, rules: [BoundaryRule],
        asked: [BoundaryRule], _ graph: ModuleGraph
    ) -> [BoundaryIssue] {
        let leaving = [Evidence].leaving
        var issues: [BoundaryIssue] = []
        if let demanded {
            issues = unchecked.map { rule in
                BoundaryIssue(
                    unchecked: rule.rule, at: rules.first { $0.id == rule.rule }?.place,
                    "the rule isn't checked: it needs \(rule.missing.names) evidence",
                    fix: rule.missing.advice)
            }
            let lacking = Evidence.allCases.filter(demanded.subtracting(graph.kinds).contains)
            if !lacking.isEmpty {
                let sentence = "the rules must be checked with \(lacking.names) evidence"
                issues.append(BoundaryIssue(unchecked: "evidence", sentence, fix: lacking.advice))
            }
        }
        if asked.isEmpty, issues.isEmpty {
            let fix =
                rules.isEmpty
                ? "write rules; 'boundary init' proposes some"
                : "gather the evidence that they need"
            issues.append(BoundaryIssue(unchecked: "rules", "no rule is checked", fix: fix))
        }
        guard demanded != nil else { return issues }
        if !asked.isEmpty {
            issues += graph.limits.gaps.map { gap in
                BoundaryIssue(
                    unchecked: "sources", at: SourcePlace(file: gap.file),
                    "the rules aren't checked in what can't be read: \(gap)",
                    fix: "correct the file\(leaving)")
            }
        }
        let unresolved = graph.limits.resolvablePackages
        let comparing: Set<Evidence> = [.declared, .imported]
        if !unresolved.isEmpty, asked.contains(where: { $0.evidence.isSuperset(of: comparing) }) {
            issues.append(
                BoundaryIssue(
                    unchecked: "packages", at: SourcePlace(file: "Package.swift"),
                    "imports aren't compared with packages that aren't resolved: "
                        + unresolved.listed(upTo: 4), fix: "run 'swift package resolve'\(leaving)"))
        }
        let unindexed = graph.limits.unindexedFiles
        if !unindexed.isEmpty, asked.contains(where: { $0.evidence.contains(.used) }) {
            issues.append(
                BoundaryIssue(
                    unchecked: "index", at: SourcePlace(file: unindexed[0]),
                    "the rules about uses aren't checked in \(unindexed.count) files, which the "
                        + "compiler's index doesn't contain: \(unindexed.listed(upTo: 3))",
                    fix: "run 'swift build --build-tests'\(leaving)"))
        }
        return issues
    }
}

extension [Evidence] {
    fileprivate var names: String { map(\.rawValue).joined(separator: " and ") }

    fileprivate static let leaving = ", or leave it to another run with --allow-unchecked"

    fileprivate var advice: String {
        let last = last ?? .imported
        let command =
            last == .used
            ? "'swift build --build-tests' for the compiler's index"
            : "'boundary check --evidence \(last.rawValue)'"
        return "run \(command)\(Self.leaving)"
    }
}
