extension Diagram {
    /// Creates a diagram of modules of a package, grouped by parent folder. The dependencies that
    /// findings name are violations; of an indirect one, the steps of its path.
    /// - Parameters:
    ///   - selector: The modules to draw.
    ///   - issues: The findings.
    ///   - frozen: The findings that a baseline accepts.
    package init(
        of graph: ModuleGraph, among selector: ModuleSelector = .all,
        issues: [BoundaryIssue] = [], frozen: [BoundaryIssue] = []
    ) {
        let direct = Dictionary(grouping: graph.edges) { "\($0.tail) -> \($0.head)" }
        func arrows(of issue: BoundaryIssue, isFrozen: Bool) -> [Arrow] {
            let edge = direct[issue.subject]?.first
            let path = edge.map { [$0.tail, $0.head] } ?? issue.path
            return zip(path, path.dropFirst()).map { tail, head in
                Arrow(
                    from: tail, to: head, violation: "[\(issue.rule)] \(issue.sentence)",
                    isFrozen: isFrozen)
            }
        }
        self.init(
            nodes: graph.modules.filter { selector.selects($0) && $0.kind != .external }
                .map { Node($0.name, group: $0.parentFolder) },
            arrows: issues.flatMap { arrows(of: $0, isFrozen: false) }
                + frozen.flatMap { arrows(of: $0, isFrozen: true) }
                + graph.edges.filter { $0.tail != $0.head && $0.isWritten }
                .map { Arrow(from: $0.tail, to: $0.head) })
    }
}

extension Edge {
    /// Whether it is in the manifest or in an import. Compiled evidence alone follows from those.
    fileprivate var isWritten: Bool { !declarations.isEmpty || !imports.isEmpty }
}
