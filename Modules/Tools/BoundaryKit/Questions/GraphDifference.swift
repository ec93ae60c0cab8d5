/// The difference between two graphs of a package.
package struct GraphDifference: Hashable, Sendable, Codable {
    /// A rule that holds in only one of the two graphs.
    package struct Verdict: Hashable, Sendable, Codable {
        package let rule: String
        package let holds: Bool
        /// The subjects of its violations in the graph in which it doesn't hold.
        package let subjects: [String]
    }

    package let addedModules: [String], removedModules: [String]
    package let added: [Dependency], removed: [Dependency]
    /// The rules whose verdict has changed, in their order.
    package let verdicts: [Verdict]

    package init(from old: ModuleGraph, to new: ModuleGraph, rules: [BoundaryRule] = []) {
        func difference<Part: Hashable>(_ parts: (ModuleGraph) -> [Part]) -> ([Part], [Part]) {
            let (before, after) = (parts(old), parts(new))
            let known = (Set(before), Set(after))
            return (
                after.filter { !known.0.contains($0) }, before.filter { !known.1.contains($0) }
            )
        }
        (addedModules, removedModules) = difference { $0.modules.map(\.name) }
        (added, removed) = difference { $0.edges.map(\.dependency) }
        let reports = [old, new].map { BoundaryReport(of: rules, in: $0) }
        verdicts = rules.compactMap { rule in
            let subjects = reports.map { report in
                Set(report.issues.filter { $0.rule == rule.id }.map(\.subject)).sorted()
            }
            guard subjects[0].isEmpty != subjects[1].isEmpty else { return nil }
            return Verdict(
                rule: rule.id, holds: subjects[1].isEmpty, subjects: subjects[0] + subjects[1])
        }
    }
}
