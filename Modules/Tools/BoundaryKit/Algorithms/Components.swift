extension Digraph {
    /// The strongly connected components, each in ascending order.
    ///
    /// A component is after all components that it reaches. Tarjan (1972), with an explicit stack,
    /// because a graph can be deeper than a thread's.
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
