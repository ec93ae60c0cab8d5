extension BoundaryRule {
    /// Among some modules there is no way from one back to itself.
    public static func acyclic(
        _ modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Acyclic(modules: modules), because: reason)
    }
}

struct Acyclic: Requirement {
    static let name = "acyclic"
    static let fix = "turn a dependency round, or move what both need to a module below"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let part = graph.digraph.restricted(to: graph.select(modules))
        return part.cyclicComponents.map { component in
            let circle = part.restricted(to: VertexSet(component))
            let cycle = circle.shortestCycle(in: component)
            let steps = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map(Digraph.Arc.init)
            let feedback = FeedbackArcs(of: circle, preference: graph.removability)
            // Of the cycle the dependency that is to go, because work begins at its line.
            let step = steps.first(where: feedback.arcs.contains) ?? steps[0]
            let members = graph.names(component).joined(separator: ", ")
            return Violation(
                subject: members, sentence: "\(members) depend on each other in a circle",
                sites: graph.sites(of: step.tail, step.head),
                path: graph.names(cycle + cycle.prefix(1)), fix: fix(by: feedback, in: graph))
        }
    }

    private func fix(by feedback: FeedbackArcs, in graph: GraphIndex) -> String {
        let removals = feedback.arcs.map {
            graph.names([$0.tail, $0.head]).joined(separator: " -> ")
        }
        let fewest = feedback.isMinimum ? "no fewer would do" : "fewer may do"
        let list = removals.joined(separator: ", ")
        return "\(Self.fix); without \(list) there is no circle (\(fewest))"
    }
}

extension GraphIndex {
    /// How easily a dependency can go, below 1,000: one that is not declared more easily than one
    /// that is, and then one with few imports.
    fileprivate func removability(of arc: Digraph.Arc) -> Int {
        guard let edge = edge(arc.tail, arc.head) else { return 0 }
        return (edge.declaration == nil ? 500 : 0) + max(0, 499 - edge.imports.count)
    }
}
