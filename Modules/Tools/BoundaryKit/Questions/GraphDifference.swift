/// What has changed between two graphs of a package.
public struct GraphDifference: Hashable, Sendable, Codable {
    /// A dependency.
    public struct Dependency: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The name of the module that depends.
        public let tail: String
        /// The name of the module that it depends on.
        public let head: String

        /// As `Moments -> Shop`.
        public var description: String { "\(tail) -> \(head)" }
    }

    /// A rule that held and does not any more, or the other way round.
    public struct Verdict: Hashable, Sendable, Codable {
        /// The rule's name.
        public let rule: String
        /// Whether it holds now.
        public let holds: Bool
        /// What breaks it in the graph in which it does not hold.
        public let subjects: [String]
    }

    /// The modules that came, ordered by name.
    public let addedModules: [String]
    /// The modules that went, ordered by name.
    public let removedModules: [String]
    /// The dependencies that came, in alphabetical order.
    public let added: [Dependency]
    /// The dependencies that went, in alphabetical order.
    public let removed: [Dependency]
    /// The rules of which the verdict is another one, in their order.
    public let verdicts: [Verdict]

    /// Compares two graphs, of which both must have been gathered in the same way.
    public init(from old: ModuleGraph, to new: ModuleGraph, rules: [BoundaryRule] = []) {
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
