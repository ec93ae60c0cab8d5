/// The shortest paths from a vertex to all others; of several the one whose numbers come first.
struct ShortestPaths {
    private let start: Int
    /// The vertices to which paths lead, the nearest first; the start if one leads back to it.
    private(set) var reached: [Int] = []
    /// For each vertex the one before it; -1 if no path leads there.
    private var parents: [Int]

    /// Finds them.
    /// - Parameter mayPass: Whether a path may go on through a vertex.
    init(in graph: Digraph, from start: Int, through mayPass: (Int) -> Bool = { _ in true }) {
        self.start = start
        parents = Array(repeating: -1, count: graph.count)
        var queue = [start]
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

    /// The path to a vertex, with both ends; `nil` if there is none. The path to the start itself
    /// is a shortest cycle.
    func path(to vertex: Int) -> [Int]? {
        guard parents[vertex] >= 0 else { return nil }
        var path = [vertex]
        var last = parents[vertex]
        while last != start {
            path.append(last)
            last = parents[last]
        }
        return [start] + path.reversed()
    }
}
