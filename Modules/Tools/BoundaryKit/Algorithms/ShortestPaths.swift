/// The shortest paths from a vertex to all others; the lexicographically first of several.
struct ShortestPaths {
    private let start: Int
    /// The vertices that are reached, the nearest first, including the start if it is on a cycle.
    private(set) var reached: [Int] = []
    /// For each vertex, the one before it on the path; -1 if it isn't reached.
    private var parents: [Int]

    /// Finds the paths.
    /// - Parameter mayPass: Whether a path may continue after a vertex.
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

    /// The path to a vertex, including both ends; `nil` if there is none. The path to the start is
    /// a shortest cycle.
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
