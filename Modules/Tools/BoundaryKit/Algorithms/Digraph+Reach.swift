extension Digraph {
    /// All vertices to which arcs lead from the sources; a source only if arcs lead back into it.
    func reachable(from sources: some Sequence<Int>) -> Set<Int> {
        var seen: Set<Int> = []
        var stack = Array(sources)
        while let vertex = stack.popLast() {
            for head in successors[vertex] where seen.insert(head).inserted { stack.append(head) }
        }
        return seen
    }
}
