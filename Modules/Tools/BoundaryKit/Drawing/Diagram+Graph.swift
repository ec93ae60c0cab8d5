extension Diagram {
    /// Creates a diagram of modules of a package, grouped by parent folder. The dependencies that
    /// findings name are violations; of an indirect one, the steps of its path.
    package init(
        of graph: ModuleGraph, among selector: ModuleSelector = .all, issues: [BoundaryIssue] = []
    ) {
        let direct = Dictionary(grouping: graph.edges) { "\($0.tail) -> \($0.head)" }
        let red = issues.flatMap { issue in
            let violation = "[\(issue.rule)] \(issue.sentence)"
            if let edge = direct[issue.subject]?.first {
                return [Arrow(from: edge.tail, to: edge.head, violation: violation)]
            }
            return zip(issue.path, issue.path.dropFirst()).map { tail, head in
                Arrow(from: tail, to: head, violation: violation, isStep: true)
            }
        }
        self.init(
            nodes: graph.modules.filter { selector.selects($0) && $0.kind != .external }
                .map { Node($0.name, group: $0.parentFolder) },
            arrows: red
                + graph.edges.filter { $0.tail != $0.head && $0.isWritten }
                .map { Arrow(from: $0.tail, to: $0.head) })
    }
}

extension Edge {
    /// Whether it is in the manifest or in an import. Compiled evidence alone follows from those.
    fileprivate var isWritten: Bool { !declarations.isEmpty || !imports.isEmpty }
}
