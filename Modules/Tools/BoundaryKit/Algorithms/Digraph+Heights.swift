extension Digraph {
    /// The graph in which each strongly connected component is one vertex, and for each vertex of
    /// this graph the number of its component, in the order of ``components``.
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

    /// For each vertex the number of arcs on the longest path from it. The vertices of a cycle
    /// stand at the same height, and the arcs between them count nothing.
    var heights: [Int] {
        let (graph, numbers) = condensation
        var heights: [Int] = []
        // A component comes after all that it reaches.
        for heads in graph.successors { heights.append((heads.map { heights[$0] + 1 }).max() ?? 0) }
        return numbers.map { heights[$0] }
    }

    /// A longest path, one vertex for each component that it passes; of several the one whose
    /// numbers come first. Empty if the graph is.
    var longestPath: [Int] {
        let heights = heights
        guard let height = heights.max() else { return [] }
        var path: [Int] = []
        // Within a component the arc that leads on may leave another vertex.
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
