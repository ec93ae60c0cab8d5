extension Digraph {
    /// All vertices to which arcs lead from the sources; a source only if arcs lead back into it.
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

    /// Whether arcs lead from a vertex to another one.
    func leads(from start: Int, to end: Int) -> Bool {
        var isSeen = Array(repeating: false, count: count)
        var stack = [start]
        while let vertex = stack.popLast() {
            for head in successors[vertex] where !isSeen[head] {
                if head == end { return true }
                isSeen[head] = true
                stack.append(head)
            }
        }
        return false
    }
}
