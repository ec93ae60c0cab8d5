extension Digraph {
    /// A shortest cycle in a component, beginning at its smallest vertex; the lexicographically
    /// first of several. Empty if there is none.
    func shortestCycle(in component: [Int]) -> [Int] {
        let part = induced(by: component)
        var shortest: [Int] = []
        for vertex in 0..<part.count {
            // Without smaller vertices, because a cycle is found from its smallest one.
            let limit = shortest.isEmpty ? part.count : shortest.count - 1
            let cycle = part.shortestCycle(from: vertex, through: vertex..., noLongerThan: limit)
            shortest = cycle ?? shortest
        }
        return shortest.map { component[$0] }
    }

    /// A shortest cycle that begins at a vertex.
    /// - Parameters:
    ///   - vertices: The vertices that it may contain.
    ///   - limit: The maximum number of its vertices.
    func shortestCycle(
        from start: Int, through vertices: PartialRangeFrom<Int> = 0..., noLongerThan limit: Int
    ) -> [Int]? {
        var parents = Array(repeating: -1, count: count)
        var level = [start]
        for _ in 0..<limit where !level.isEmpty {
            var next: [Int] = []
            for vertex in level {
                for head in successors[vertex] where vertices.contains(head) {
                    if head == start { return path(to: vertex, from: start, parents) }
                    guard parents[head] < 0 else { continue }
                    parents[head] = vertex
                    next.append(head)
                }
            }
            level = next
        }
        return nil
    }

    private func path(to vertex: Int, from start: Int, _ parents: [Int]) -> [Int] {
        var path = [vertex]
        while let last = path.last, last != start { path.append(parents[last]) }
        return path.reversed()
    }
}
