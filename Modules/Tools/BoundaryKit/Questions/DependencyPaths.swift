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
    /// 1. A search from the end, against the arrows, gives the distance of each module to it.
    /// 2. A step is on a shortest path if it reduces the distance by one. So the number of paths
    ///    from a module is the sum of those from its next ones, the nearest modules first.
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
        func distance(_ vertex: Int) -> Int? {
            vertex == end ? 0 : back.path(to: vertex).map { $0.count - 1 }
        }
        /// The next modules on a shortest path to the end.
        func next(_ vertex: Int) -> [Int] {
            index.digraph.successors[vertex].filter { head in
                distance(head).map { $0 + 1 } == distance(vertex)
            }
        }
        // For each module, the number of shortest paths to the end; `Int.max` if there are more.
        var counts = [end: 1]
        for vertex in back.reached where vertex != end {
            counts[vertex] = next(vertex).reduce(0) { sum, head in
                let (sum, overflow) = sum.addingReportingOverflow(counts[head, default: 0])
                return overflow ? .max : sum
            }
        }
        count = counts[start, default: 0]
        var found: [[Int]] = []
        var stack = count > 0 ? [[start]] : []
        while let path = stack.popLast(), found.count < limit {
            let heads = path.last == end ? [] : next(path[path.count - 1])
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
