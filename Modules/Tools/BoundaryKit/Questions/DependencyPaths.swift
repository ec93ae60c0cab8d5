/// The answer of `boundary why`: the shortest paths from one module to another.
struct DependencyPaths: GraphAnswer {
    /// The shortest paths, as names of modules, in alphabetical order; empty if there is none.
    private(set) var paths: [[String]] = []
    /// The number of all shortest paths, which can be more than ``paths`` contains.
    private(set) var count = 0
    /// The dependencies on ``paths``, each once.
    private(set) var edges: [Edge] = []

    /// Finds the paths.
    ///
    /// 1. A search from the end, against the arrows, finds the nearest modules first.
    /// 2. So the next modules on the shortest paths from one are the nearest of those that it
    ///    depends on, and the number of its paths is the sum of theirs.
    /// 3. The first paths are listed by following such steps in alphabetical order.
    /// - Parameters:
    ///   - tail: The module that depends.
    ///   - head: The module that it depends on.
    ///   - graph: The modules with their dependencies.
    ///   - limit: How many paths are listed at most.
    init(from tail: String, to head: String, in graph: ModuleGraph, limit: Int = 10) {
        let index = GraphIndex(graph)
        guard let start = index.vertex(tail), let end = index.vertex(head), start != end
        else { return }
        let back = ShortestPaths(in: index.digraph.reversed, from: [end])
        var distances = [end: 0]
        var next = [end: [Int]()]
        // For each module, the number of shortest paths to the end; `Int.max` if there are more.
        var counts = [end: 1]
        for vertex in back.reached where vertex != end {
            let heads = index.digraph.successors[vertex]
            let nearest = heads.compactMap { distances[$0] }.min()
            distances[vertex] = nearest.map { $0 + 1 }
            next[vertex] = heads.filter { distances[$0] == nearest }
            counts[vertex] = next[vertex]?.reduce(0) { sum, head in
                let (sum, overflow) = sum.addingReportingOverflow(counts[head, default: 0])
                return overflow ? .max : sum
            }
        }
        count = counts[start, default: 0]
        var found: [[Int]] = []
        var stack = count > 0 ? [[start]] : []
        while let path = stack.popLast(), found.count < limit {
            let heads = next[path[path.count - 1], default: []]
            if heads.isEmpty { found.append(path) }
            stack += heads.reversed().map { path + [$0] }
        }
        let steps = Set(found.flatMap { zip($0, $0.dropFirst()).map(Digraph.Arc.init) })
        paths = found.map(index.names)
        edges = steps.sorted().compactMap(index.edge)
    }

    /// The paths, and where each of their steps is declared and imported.
    var lines: [String] {
        paths.map { $0.joined(separator: " -> ") }
            + (count > paths.count ? ["and \(count - paths.count) more of this length"] : [])
            + edges.flatMap { edge in
                ["\n\(edge.tail) -> \(edge.head)"]
                    + edge.declarations.prefix(1).map { "  \($0.place): declared" }
                    + edge.imports.map { "  \($0.place): \($0.summary)" }
            }
    }
}
