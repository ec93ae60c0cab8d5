extension Digraph {
    /// A shortest path that leaves one of the sources by an arc and ends in a target; `nil` if
    /// there is none. Of several the one whose numbers come first.
    ///
    /// A source that is also a target ends a path only if an arc leads back into it.
    /// - Parameter mayPass: whether a path may go on through a vertex.
    func shortestPath(
        from sources: [Int], to isTarget: (Int) -> Bool,
        through mayPass: (Int) -> Bool = { _ in true }
    ) -> [Int]? {
        var queue: [(vertex: Int, parent: Int)] = sources.sorted().map { ($0, -1) }
        var isSeen = Array(repeating: false, count: count)
        var next = 0
        while next < queue.count {
            let vertex = queue[next].vertex
            for head in successors[vertex] where !isSeen[head] {
                isSeen[head] = true
                if isTarget(head) { return path(to: next, in: queue) + [head] }
                if mayPass(head) { queue.append((head, next)) }
            }
            next += 1
        }
        return nil
    }

    /// All vertices to which arcs lead from the sources; a source only if arcs lead back into it.
    func reachable(from sources: some Sequence<Int>) -> Set<Int> {
        var seen: Set<Int> = []
        var stack = Array(sources)
        while let vertex = stack.popLast() {
            for head in successors[vertex] where seen.insert(head).inserted { stack.append(head) }
        }
        return seen
    }

    private func path(to index: Int, in queue: [(vertex: Int, parent: Int)]) -> [Int] {
        var path: [Int] = []
        var index = index
        while index >= 0 {
            path.append(queue[index].vertex)
            index = queue[index].parent
        }
        return path.reversed()
    }
}
