/// The difference between two graphs of a package.
package struct GraphDifference: Hashable, Sendable, Codable {
    /// A dependency.
    package struct Dependency: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The name of the module that depends.
        let tail: String
        /// The name of the module that it depends on.
        let head: String

        /// As `Moments -> Shop`.
        package var description: String { "\(tail) -> \(head)" }
    }

    /// A rule that holds in only one of the two graphs.
    package struct Verdict: Hashable, Sendable, Codable {
        /// The rule's name.
        package let rule: String
        /// Whether it holds in the new graph.
        package let holds: Bool
        /// The subjects of its violations in the graph in which it doesn't hold.
        package let subjects: [String]
    }

    /// The new modules, ordered by name.
    package let addedModules: [String]
    /// The removed modules, ordered by name.
    package let removedModules: [String]
    /// The new dependencies, in alphabetical order.
    package let added: [Dependency]
    /// The removed dependencies, in alphabetical order.
    package let removed: [Dependency]
    /// The rules whose verdict has changed, in their order.
    package let verdicts: [Verdict]

    /// Compares two graphs with the same kinds of evidence.
    package init(from old: ModuleGraph, to new: ModuleGraph, rules: [BoundaryRule] = []) {
        let modules = (Set(old.modules.map(\.name)), Set(new.modules.map(\.name)))
        addedModules = modules.1.subtracting(modules.0).sorted()
        removedModules = modules.0.subtracting(modules.1).sorted()
        added = Self.dependencies(in: new, butNotIn: old)
        removed = Self.dependencies(in: old, butNotIn: new)
        let reports = (BoundaryReport(of: rules, in: old), BoundaryReport(of: rules, in: new))
        verdicts = rules.compactMap { rule in
            let before = Self.subjects(of: rule, in: reports.0)
            let after = Self.subjects(of: rule, in: reports.1)
            guard before.isEmpty != after.isEmpty else { return nil }
            return Verdict(rule: rule.id, holds: after.isEmpty, subjects: before + after)
        }
    }

    private static func dependencies(
        in graph: ModuleGraph, butNotIn other: ModuleGraph
    ) -> [Dependency] {
        func all(_ graph: ModuleGraph) -> [Dependency] {
            graph.edges.map { Dependency(tail: $0.tail, head: $0.head) }
        }
        let known = Set(all(other))
        return all(graph).filter { !known.contains($0) }
    }

    private static func subjects(of rule: BoundaryRule, in report: BoundaryReport) -> [String] {
        Set(report.issues.filter { $0.rule == rule.id }.map(\.subject)).sorted()
    }
}
