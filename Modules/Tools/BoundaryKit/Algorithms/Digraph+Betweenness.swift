extension Digraph {
    /// For each vertex, the proportion of the shortest paths between two others that pass through
    /// it, summed over all pairs.
    ///
    /// Brandes, "A faster algorithm for betweenness centrality" (2001).
    var betweenness: [Double] {
        var sums = Array(repeating: 0.0, count: count)
        // One list for all arcs, and the same memory for all sources: this is the slowest
        // algorithm.
        let heads = successors.flatMap { $0 }
        let starts = successors.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        var distances = Array(repeating: -1, count: count)
        var paths = Array(repeating: 0.0, count: count)
        // The dependency of the source on each vertex, divided by the number of paths to the
        // vertex.
        var loads = paths
        var order = Array(repeating: 0, count: count)
        // The arcs on shortest paths, the nearest first.
        var steps = Array(repeating: Arc(tail: 0, head: 0), count: heads.count)
        for source in 0..<count {
            (order[0], distances[source], paths[source]) = (source, 0, 1)
            var (next, end, stepCount) = (0, 1, 0)
            while next < end {
                let vertex = order[next]
                let (below, ways) = (distances[vertex] + 1, paths[vertex])
                next += 1
                for index in starts[vertex]..<starts[vertex + 1] {
                    let head = heads[index]
                    if distances[head] < 0 {
                        distances[head] = below
                        order[end] = head
                        end += 1
                    }
                    guard distances[head] == below else { continue }
                    paths[head] += ways
                    steps[stepCount] = Arc(tail: vertex, head: head)
                    stepCount += 1
                }
            }
            for step in steps[..<stepCount].reversed() {
                loads[step.tail] += 1 / paths[step.head] + loads[step.head]
            }
            loads[source] = 0
            for vertex in order[..<end] {
                sums[vertex] += paths[vertex] * loads[vertex]
                (distances[vertex], paths[vertex], loads[vertex]) = (-1, 0, 0)
            }
        }
        return sums
    }
}
