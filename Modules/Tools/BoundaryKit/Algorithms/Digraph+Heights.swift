extension Digraph {
    /// The graph in which each strongly connected component is one vertex, and the number of the
    /// component of each vertex, in the order of ``components``.
    var condensation: (graph: Digraph, numbers: [Int]) {
        let components = components
        var numbers = Array(repeating: 0, count: count)
        for (number, component) in components.enumerated() {
            for vertex in component { numbers[vertex] = number }
        }
        let heads = components.enumerated().map { number, component in
            component.flatMap { vertex in
                successors[vertex].map { numbers[$0] }.filter { $0 != number }
            }
        }
        return (Digraph(successors: heads), numbers)
    }

    /// For each vertex, the number of arcs on the longest path from it. The vertices of a cycle
    /// have the same height, and the arcs between them don't count.
    var heights: [Int] {
        let (graph, numbers) = condensation
        var heights: [Int] = []
        // A component is after all components that it reaches.
        for heads in graph.successors { heights.append((heads.map { heights[$0] + 1 }).max() ?? 0) }
        return numbers.map { heights[$0] }
    }

    /// A longest path, with one vertex of each component on it; the lexicographically first of
    /// several. Empty if the graph is empty.
    var longestPath: [Int] {
        let heights = heights
        guard let height = heights.max() else { return [] }
        var path: [Int] = []
        // The arc to the next component can begin at another vertex of this one.
        let (graph, numbers) = condensation
        var candidates = heights.indices.filter { heights[$0] == height }
        while let vertex = candidates.first {
            path.append(vertex)
            let below = Set(graph.successors[numbers[vertex]])
            candidates = heights.indices.filter {
                heights[$0] == heights[vertex] - 1 && below.contains(numbers[$0])
            }
        }
        return path
    }
}
