/// A directed graph whose vertices are the numbers below ``count``.
struct Digraph: Hashable, Sendable {
    /// An arc from one vertex to another.
    struct Arc: Hashable, Sendable, Comparable {
        let tail: Int
        let head: Int

        static func < (left: Arc, right: Arc) -> Bool {
            (left.tail, left.head) < (right.tail, right.head)
        }
    }

    /// The successors of each vertex in ascending order, without duplicates.
    var successors: [[Int]]

    /// Creates a graph from the successors of each vertex, in any order.
    init(successors: [[Int]]) {
        self.successors = successors.map { Set($0).sorted() }
    }

    /// Creates a graph from its arcs.
    init(count: Int, arcs: some Sequence<Arc>) {
        var successors = Array(repeating: [Int](), count: count)
        for arc in arcs { successors[arc.tail].append(arc.head) }
        self.init(successors: successors)
    }

    /// The number of vertices.
    var count: Int { successors.count }

    /// All arcs, in ascending order.
    var arcs: [Arc] {
        successors.enumerated().flatMap { tail, heads in heads.map { Arc(tail: tail, head: $0) } }
    }

    /// The same graph with every arc reversed.
    var reversed: Digraph {
        Digraph(count: count, arcs: arcs.lazy.map { Arc(tail: $0.head, head: $0.tail) })
    }

    /// The graph without some of its arcs.
    func removing(_ arcs: some Sequence<Arc>) -> Digraph {
        let removed = Set(arcs)
        return Digraph(count: count, arcs: self.arcs.lazy.filter { !removed.contains($0) })
    }

    /// The graph without the arcs from or to other vertices.
    func restricted(to vertices: VertexSet) -> Digraph {
        Digraph(
            count: count,
            arcs: arcs.lazy.filter { vertices.contains($0.tail) && vertices.contains($0.head) })
    }
}

extension Digraph {
    /// All vertices that the sources reach, including a source only if it is reached by an arc.
    func reachable(from sources: some Sequence<Int>) -> VertexSet {
        var seen: VertexSet = []
        var stack = Array(sources)
        while let vertex = stack.popLast() {
            for head in successors[vertex] where !seen.contains(head) {
                seen.insert(head)
                stack.append(head)
            }
        }
        return seen
    }

    /// Whether a vertex reaches another one.
    func leads(from start: Int, to end: Int) -> Bool {
        reachable(from: [start]).contains(end)
    }
}
