extension Digraph {
    /// All vertices that the sources reach, including a source only if it is reached by an arc.
    func reachable(from sources: some Sequence<Int>) -> VertexSet {
        var seen: VertexSet = []
        var stack = Array(sources)
        while let vertex = stack.popLast() {
            for head in successors[vertex] where !seen.contains(head) {
                seen.insert(head)
                stack.append(head)
            }
        }
        return seen
    }

    /// Whether a vertex reaches another one.
    func leads(from start: Int, to end: Int) -> Bool {
        reachable(from: [start]).contains(end)
    }
}
