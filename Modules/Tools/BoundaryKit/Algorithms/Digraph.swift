/// A directed graph whose vertices are the numbers below ``count``.
struct Digraph: Hashable, Sendable {
    struct Arc: Hashable, Sendable, Comparable {
        let tail: Int
        let head: Int

        static func < (left: Arc, right: Arc) -> Bool {
            (left.tail, left.head) < (right.tail, right.head)
        }
    }

    /// The successors of each vertex in ascending order, without duplicates.
    var successors: [[Int]]

    init(successors: [[Int]]) { self.successors = successors.map { Set($0).sorted() } }

    init(count: Int, arcs: some Sequence<Arc>) {
        var successors = Array(repeating: [Int](), count: count)
        for arc in arcs { successors[arc.tail].append(arc.head) }
        self.init(successors: successors)
    }

    var count: Int { successors.count }

    var arcs: [Arc] {
        successors.enumerated().flatMap { tail, heads in heads.map { Arc(tail: tail, head: $0) } }
    }

    var reversed: Digraph {
        Digraph(count: count, arcs: arcs.lazy.map { Arc(tail: $0.head, head: $0.tail) })
    }

    /// The graph with all vertices, and only those arcs that a function includes.
    func filter(_ isIncluded: (Arc) -> Bool) -> Digraph {
        Digraph(count: count, arcs: arcs.filter(isIncluded))
    }

    func restricted(to vertices: Set<Int>) -> Digraph {
        filter { vertices.contains($0.tail) && vertices.contains($0.head) }
    }

    // MARK: What reaches what

    /// All vertices that the sources reach, including a source only if it is reached by an arc.
    func reachable(from sources: some Sequence<Int>) -> Set<Int> {
        Set(ShortestPaths(in: self, from: Array(sources)).reached)
    }

    func leads(from start: Int, to end: Int) -> Bool { reachable(from: [start]).contains(end) }

    /// For each vertex, all vertices that it reaches, including itself only if it is on a cycle.
    var closure: [Set<Int>] { (0..<count).map { reachable(from: [$0]) } }

    /// For each vertex, the number of arcs on the longest path from it. The vertices of a cycle
    /// have the same height, and the arcs between them don't count.
    var heights: [Int] {
        var heights = Array(repeating: 0, count: count)
        for component in components {
            let own = Set(component)
            let below = component.flatMap { successors[$0] }.filter { !own.contains($0) }
            let height = below.map { heights[$0] + 1 }.max() ?? 0
            for vertex in component { heights[vertex] = height }
        }
        return heights
    }

    /// The arcs between whose ends there is no longer path, in a graph without cycles.
    ///
    /// Aho, Garey and Ullman, "The transitive reduction of a directed graph" (1972). An arc
    /// between two vertices of a cycle is kept.
    var transitiveReduction: Digraph {
        let closure = closure
        return Digraph(
            successors: successors.enumerated().map { tail, heads in
                heads.filter { head in
                    closure[head].contains(tail)
                        || !heads.contains { other in
                            other != head && other != tail && closure[other].contains(head)
                                && !closure[head].contains(other) && !closure[other].contains(tail)
                        }
                }
            })
    }
}
