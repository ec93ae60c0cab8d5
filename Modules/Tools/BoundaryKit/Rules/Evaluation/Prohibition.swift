/// A set of paths between modules that must not exist.
struct Prohibition: Hashable, Sendable {
    /// The modules that must not depend on the others.
    let tails: VertexSet
    /// The modules that they must not depend on. A module in both sets may depend on itself.
    let heads: VertexSet
    /// Whether only direct dependencies count.
    var isDirectOnly = false
    /// Whether a module's own tests may depend on it.
    var exemptsOwnTests = false

    /// The violations: a shortest path for each pair, except paths that contain another one, or
    /// lead through a build tool.
    func violations(in graph: GraphIndex) -> [Violation] {
        tails.flatMap { tail in
            let paths = ShortestPaths(in: graph.digraph, from: tail) { vertex in
                !isDirectOnly && !tails.contains(vertex) && !heads.contains(vertex)
                    && !graph.module(vertex).isBuildTool
            }
            return paths.reached.filter { heads.contains($0) && !isExempt(tail, $0, in: graph) }
                .sorted().compactMap { head in
                    paths.path(to: head).map { graph.violation(by: $0) }
                }
        }
    }

    /// Whether a dependency between two modules would be a violation.
    func forbids(_ tail: Int, _ head: Int, in graph: GraphIndex) -> Bool {
        guard tails.contains(tail) else { return false }
        if heads.contains(head) { return !isExempt(tail, head, in: graph) }
        return !isDirectOnly && heads.contains { $0 != tail && graph.closure[head].contains($0) }
    }

    private func isExempt(_ tail: Int, _ head: Int, in graph: GraphIndex) -> Bool {
        tail == head || exemptsOwnTests && graph.owners[tail]?.contains(head) == true
    }
}
