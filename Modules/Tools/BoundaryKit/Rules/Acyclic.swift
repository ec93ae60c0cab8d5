/// Requires that there are no dependency cycles among some modules.
struct Acyclic: Requirement {
    static let name = "acyclic"
    static let concern = Concern.cycles
    static let fix = "reverse a dependency, or move what both need to a lower module"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let part = graph.digraph.restricted(to: graph.select(modules))
        return part.cyclicComponents.map { component in
            let circle = part.restricted(to: VertexSet(component))
            let cycle = circle.shortestCycle(in: component)
            let steps = Digraph.steps(of: cycle)
            let removals = circle.arcsThatBreakCycles {
                1_000 * graph.weight(of: $0) - graph.removability(of: $0)
            }
            // The dependency of the cycle that should be removed, because the fix begins at its
            // line.
            let step = steps.first(where: removals.contains) ?? steps[0]
            let members = graph.names(component).joined(separator: ", ")
            return Violation(
                subject: members, sentence: "\(members) depend on each other in a cycle",
                sites: graph.sites(of: step.tail, step.head),
                path: graph.names(cycle + cycle.prefix(1)),
                cause: graph.names([step.tail, step.head]).joined(separator: " -> "),
                fix: fix(by: removals, in: graph))
        }
    }

    private func fix(by removals: [Digraph.Arc], in graph: GraphIndex) -> String {
        let list = removals.map { arc in
            let names = graph.names([arc.tail, arc.head]).joined(separator: " -> ")
            let uses = graph.isUseOnly(arc) ? " (uses: \(graph.weight(of: arc)))" : ""
            return names + uses
        }
        return "\(Self.fix); removing \(list.joined(separator: ", ")) breaks every cycle"
    }
}

extension GraphIndex {
    /// The number of places to change in order to remove a dependency: those that use the other
    /// folder, or 1 for what an import or the manifest shows.
    fileprivate func weight(of arc: Digraph.Arc) -> Int {
        guard isUseOnly(arc) else { return 1 }
        return edge(arc.tail, arc.head)?.uses.reduce(0) { $0 + $1.count } ?? 1
    }

    /// Whether only uses of symbols show a dependency, as between folders of a module.
    fileprivate func isUseOnly(_ arc: Digraph.Arc) -> Bool {
        guard let edge = edge(arc.tail, arc.head) else { return false }
        return edge.imports.isEmpty && edge.declaration == nil && !edge.uses.isEmpty
    }
}
