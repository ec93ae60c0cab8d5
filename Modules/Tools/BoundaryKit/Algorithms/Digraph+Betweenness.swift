extension Digraph {
    /// For each vertex the share of shortest paths between two others that pass through it, summed
    /// over all pairs; several shortest paths of a pair count in equal parts.
    ///
    /// Brandes, "A faster algorithm for betweenness centrality" (2001).
    var betweenness: [Double] {
        var sums = Array(repeating: 0.0, count: count)
        for source in 0..<count { addDependencies(on: source, to: &sums) }
        return sums
    }

    private func addDependencies(on source: Int, to sums: inout [Double]) {
        var distances = Array(repeating: -1, count: count)
        var paths = Array(repeating: 0.0, count: count)
        var order = [source]
        distances[source] = 0
        paths[source] = 1
        var next = 0
        while next < order.count {
            let vertex = order[next]
            next += 1
            for head in successors[vertex] {
                if distances[head] < 0 {
                    distances[head] = distances[vertex] + 1
                    order.append(head)
                }
                if distances[head] == distances[vertex] + 1 { paths[head] += paths[vertex] }
            }
        }
        // What each shortest path to a vertex carries: the way to it, and a part of those behind.
        var loads = Array(repeating: 0.0, count: count)
        for vertex in order.reversed() {
            var load = 0.0
            for head in successors[vertex] where distances[head] == distances[vertex] + 1 {
                load += loads[head]
            }
            if vertex != source { sums[vertex] += paths[vertex] * load }
            loads[vertex] = 1 / paths[vertex] + load
        }
    }
}
