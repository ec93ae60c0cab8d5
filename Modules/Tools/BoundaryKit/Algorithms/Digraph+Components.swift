extension Digraph {
    /// The strongly connected components, each in ascending order.
    ///
    /// A component is after all components that it reaches. Tarjan, "Depth-first search and linear
    /// graph algorithms" (1972), with an explicit stack, because a graph can be deeper than a
    /// thread's.
    var components: [[Int]] {
        var search = ComponentSearch(graph: self)
        for vertex in 0..<count { search.visit(vertex) }
        return search.components
    }

    /// The components that contain a cycle, in the order of their smallest vertices.
    var cyclicComponents: [[Int]] {
        components
            .filter { $0.count > 1 || successors[$0[0]].contains($0[0]) }
            .sorted { $0[0] < $1[0] }
    }
}

private struct ComponentSearch {
    let graph: Digraph
    private(set) var components: [[Int]] = []
    private var order: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var visited = 0

    init(graph: Digraph) {
        self.graph = graph
        order = Array(repeating: 0, count: graph.count)
        lowest = order
        isOpen = Array(repeating: false, count: graph.count)
    }

    mutating func visit(_ root: Int) {
        guard order[root] == 0 else { return }
        var calls = [(vertex: enter(root), next: 0)]
        while let call = calls.last {
            let vertex = call.vertex
            guard call.next < graph.successors[vertex].count else {
                calls.removeLast()
                leave(vertex)
                if let caller = calls.last?.vertex {
                    lowest[caller] = min(lowest[caller], lowest[vertex])
                }
                continue
            }
            calls[calls.count - 1].next += 1
            let head = graph.successors[vertex][call.next]
            if order[head] == 0 {
                calls.append((enter(head), 0))
            } else if isOpen[head] {
                lowest[vertex] = min(lowest[vertex], order[head])
            }
        }
    }

    private mutating func enter(_ vertex: Int) -> Int {
        visited += 1
        order[vertex] = visited
        lowest[vertex] = visited
        isOpen[vertex] = true
        open.append(vertex)
        return vertex
    }

    private mutating func leave(_ vertex: Int) {
        guard lowest[vertex] == order[vertex] else { return }
        var component: [Int] = []
        while let last = open.popLast() {
            isOpen[last] = false
            component.append(last)
            if last == vertex { break }
        }
        components.append(component.sorted())
    }
}

extension Digraph {
    /// The graph in which each strongly connected component is one vertex, and the number of the
    /// component of each vertex, in the order of ``components``.
    var condensation: (graph: Digraph, numbers: [Int]) {
        let components = components
        var numbers = Array(repeating: 0, count: count)
        for (number, component) in components.enumerated() {
            for vertex in component { numbers[vertex] = number }
        }
        let heads = components.enumerated().map { number, component in
            component.flatMap { vertex in
                successors[vertex].map { numbers[$0] }.filter { $0 != number }
            }
        }
        return (Digraph(successors: heads), numbers)
    }

    /// For each vertex, the number of arcs on the longest path from it. The vertices of a cycle
    /// have the same height, and the arcs between them don't count.
    var heights: [Int] {
        let (graph, numbers) = condensation
        var heights: [Int] = []
        // A component is after all components that it reaches.
        for heads in graph.successors { heights.append((heads.map { heights[$0] + 1 }).max() ?? 0) }
        return numbers.map { heights[$0] }
    }
}

extension Digraph {
    /// For each vertex, all vertices that it reaches, including itself only if it is on a cycle.
    var closure: [VertexSet] {
        var closure = Array(repeating: VertexSet(), count: count)
        for component in components {
            // The components that a component reaches are before it.
            var reached = VertexSet()
            for vertex in component {
                for head in successors[vertex] where !reached.contains(head) {
                    reached.insert(head)
                    reached.formUnion(closure[head])
                }
            }
            for vertex in component { closure[vertex] = reached }
        }
        return closure
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
                    let isInCycle = closure[head].contains(tail)
                    return isInCycle
                        || !heads.contains { other in
                            other != head && other != tail && closure[other].contains(head)
                                && !closure[head].contains(other)
                                && !closure[other].contains(tail)
                        }
                }
            })
    }
}
