/// The answer of `boundary diff`: what one graph has and another one doesn't, and the rules that
/// hold in only one of them.
struct GraphDifference: GraphAnswer {
    /// A rule that holds in only one of the two graphs.
    struct Verdict: Encodable {
        let rule: String
        let holds: Bool
        /// The subjects of its violations in the graph in which it doesn't hold.
        let subjects: [String]
    }

    let addedModules: [String], removedModules: [String]
    let added: [Dependency], removed: [Dependency]
    /// The rules whose verdict has changed, in their order.
    let verdicts: [Verdict]

    init(from old: ModuleGraph, to new: ModuleGraph, rules: [BoundaryRule] = []) {
        func difference<Part: Hashable>(_ parts: (ModuleGraph) -> [Part]) -> ([Part], [Part]) {
            let before = parts(old)
            let after = parts(new)
            let known = (Set(before), Set(after))
            return (after.filter { !known.0.contains($0) }, before.filter { !known.1.contains($0) })
        }
        (addedModules, removedModules) = difference(\.names)
        (added, removed) = difference { $0.edges.map(\.dependency) }
        let reports = [old, new].map { BoundaryReport(of: rules, in: $0) }
        verdicts = rules.compactMap { rule in
            let subjects = reports.map { report in
                Set(report.issues.filter { $0.rules.contains(rule.id) }.map(\.subject)).sorted()
            }
            guard subjects[0].isEmpty != subjects[1].isEmpty else { return nil }
            return Verdict(
                rule: rule.id, holds: subjects[1].isEmpty, subjects: subjects[0] + subjects[1])
        }
    }

    var lines: [String] {
        (removedModules + removed.map(\.description)).map { "- \($0)" }
            + (addedModules + added.map(\.description)).map { "+ \($0)" }
            + verdicts.map { verdict in
                "\(verdict.holds ? "holds again" : "violated"): [\(verdict.rule)] "
                    + verdict.subjects.joined(separator: ", ")
            }
    }
}
