/// Why one module depends on another.
public struct DependencyPaths: Hashable, Sendable, Codable {
    /// The shortest ways from the one to the other, by the names of the modules that they pass, in
    /// alphabetical order; empty if it does not depend on it.
    public let paths: [[String]]
    /// The number of all ways of that length; of very many only the first are told.
    public let count: Int
    /// The dependencies of which the ways consist, each once.
    public let edges: [Edge]

    /// Finds the shortest ways.
    /// - Parameters:
    ///   - tail: The name of the module that depends on the other.
    ///   - head: The name of the other.
    ///   - graph: The modules of the package.
    ///   - limit: The most ways to tell.
    public init(from tail: String, to head: String, in graph: ModuleGraph, limit: Int = 10) {
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

    /// The steps that lie on shortest ways.
    private struct Search {
        let start: Int
        /// For each vertex the next ones on a shortest way to the end.
        var next: [[Int]]
        /// The number of shortest ways, which may be more than there are numbers.
        var count: Int

        init(graph: Digraph, from start: Int, to end: Int) {
            self.start = start
            next = Array(repeating: [], count: graph.count)
            let back = graph.reversed
            var distances = Array(repeating: Int.max, count: graph.count)
            var ways = Array(repeating: 0, count: graph.count)
            distances[end] = 0
            ways[end] = 1
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
                    let sum = ways[tail].addingReportingOverflow(ways[vertex])
                    ways[tail] = sum.overflow ? .max : sum.partialValue
                }
            }
            count = start == end ? 0 : ways[start]
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
