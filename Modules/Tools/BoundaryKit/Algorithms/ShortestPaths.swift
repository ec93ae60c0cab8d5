/// The shortest paths from some vertices to all others; the lexicographically first of several.
struct ShortestPaths {
    private let starts: [Int]
    /// The vertices that are reached, the nearest first, including a start only by an arc to it.
    private(set) var reached: [Int] = []
    /// For each vertex, the one before it on the path; -1 if it isn't reached.
    private var parents: [Int]

    /// Searches breadth first, so that each vertex is reached on a shortest path.
    /// - Parameters:
    ///   - graph: The graph.
    ///   - starts: The vertices at which paths begin.
    ///   - mayPass: Whether a path can continue after a vertex. It can end at any vertex.
    init(in graph: Digraph, from starts: [Int], through mayPass: (Int) -> Bool = { _ in true }) {
        self.starts = starts
        parents = Array(repeating: -1, count: graph.count)
        var queue = starts
        var next = 0
        while next < queue.count {
            let vertex = queue[next]
            next += 1
            for head in graph.successors[vertex] where parents[head] < 0 {
                parents[head] = vertex
                reached.append(head)
                if mayPass(head) { queue.append(head) }
            }
        }
    }

    /// The path to a vertex, including both ends; `nil` if there is none. The path to a single
    /// start is a shortest cycle.
    func path(to vertex: Int) -> [Int]? {
        guard parents[vertex] >= 0 else { return nil }
        let back = sequence(first: parents[vertex]) { starts.contains($0) ? nil : parents[$0] }
        return back.reversed() + [vertex]
    }
}

extension Digraph {
    /// A shortest cycle in a component, beginning at its smallest vertex; the lexicographically
    /// first of several. Empty if there is none. A cycle never leaves its component.
    func shortestCycle(in component: [Int]) -> [Int] {
        let cycles = component.compactMap(shortestCycle)
        return cycles.min { $0.count < $1.count } ?? []
    }

    private func shortestCycle(from start: Int) -> [Int]? {
        ShortestPaths(in: self, from: [start]).path(to: start)?.dropLast()
    }

    static func steps(of cycle: [Int]) -> [Arc] {
        zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map(Arc.init)
    }

    /// Arcs whose removal leaves the graph without cycles, in ascending order: the one that costs
    /// least of one cycle after the other. None of them can be left out, but fewer can be enough:
    /// finding the fewest is NP-hard (Karp 1972).
    func arcsThatBreakCycles(cost: (Arc) -> Int = { _ in 1 }) -> [Arc] {
        var rest = self
        var removed: [Arc] = []
        while let start = rest.cyclicComponents.first?.first,
            let cycle = rest.shortestCycle(from: start),
            let arc = Self.steps(of: cycle).min(by: { (cost($0), $1) < (cost($1), $0) })
        {
            removed.append(arc)
            rest = rest.filter { $0 != arc }
        }
        return removed.filter { arc in
            let closesCycle = arc.tail == arc.head || rest.leads(from: arc.head, to: arc.tail)
            if !closesCycle { rest.successors[arc.tail].append(arc.head) }
            return closesCycle
        }.sorted()
    }
}
