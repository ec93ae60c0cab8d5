/// The reasons why one module depends on another.
package struct DependencyPaths: Hashable, Sendable, Encodable {
    /// The shortest paths from the one module to the other, as the names of the modules on them, in
    /// alphabetical order; empty if there is no dependency.
    package let paths: [[String]]
    /// The number of all shortest paths, which can be more than ``paths`` contains.
    package let count: Int
    /// The dependencies on ``paths``, each once.
    package let edges: [Edge]

    /// Finds the shortest paths.
    /// - Parameters:
    ///   - tail: The name of the module that depends on the other.
    ///   - head: The name of the other.
    ///   - graph: The modules of the package.
    ///   - limit: The maximum number of paths to return.
    package init(from tail: String, to head: String, in graph: ModuleGraph, limit: Int = 10) {
        let index = GraphIndex(graph)
        guard let start = index.number(tail), let end = index.number(head) else {
            (paths, count, edges) = ([], 0, [])
            return
        }
        let search = Search(graph: index.digraph, from: start, to: end)
        let found = search.paths(limit: limit)
        let steps = Set(found.flatMap { zip($0, $0.dropFirst()).map(Digraph.Arc.init) })
        paths = found.map(index.names)
        count = search.count
        edges = steps.sorted().compactMap { index.edge($0.tail, $0.head) }
    }

    /// The steps on shortest paths.
    private struct Search {
        let start: Int
        /// For each vertex, the next ones on a shortest path to the end.
        var next: [[Int]]
        /// The number of shortest paths; `Int.max` if there are more.
        var count: Int

        init(graph: Digraph, from start: Int, to end: Int) {
            self.start = start
            next = Array(repeating: [], count: graph.count)
            let back = graph.reversed
            var distances = Array(repeating: Int.max, count: graph.count)
            var counts = Array(repeating: 0, count: graph.count)
            distances[end] = 0
            counts[end] = 1
            var queue = [end]
            var position = 0
            while position < queue.count, distances[queue[position]] < distances[start] {
                let vertex = queue[position]
                position += 1
                for tail in back.successors[vertex] {
                    if distances[tail] == .max {
                        distances[tail] = distances[vertex] + 1
                        queue.append(tail)
                    }
                    guard distances[tail] == distances[vertex] + 1 else { continue }
                    next[tail].append(vertex)
                    let sum = counts[tail].addingReportingOverflow(counts[vertex])
                    counts[tail] = sum.overflow ? .max : sum.partialValue
                }
            }
            count = start == end ? 0 : counts[start]
        }

        func paths(limit: Int) -> [[Int]] {
            guard count > 0 else { return [] }
            var paths: [[Int]] = []
            var stack = [[start]]
            while let path = stack.popLast(), paths.count < limit {
                let heads = path.last.map { next[$0].sorted() } ?? []
                if heads.isEmpty { paths.append(path) }
                stack += heads.reversed().map { path + [$0] }
            }
            return paths
        }
    }
}

extension ModuleGraph {
    /// For each module, the number of steps of the longest chain of dependencies that begins with it.
    package var heights: [String: Int] {
        let index = GraphIndex(self)
        return Dictionary(
            zip(modules.map(\.name), index.digraph.heights), uniquingKeysWith: { one, _ in one })
    }
}
