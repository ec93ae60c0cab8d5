extension Digraph {
    /// The strongly connected components, each in ascending order.
    ///
    /// A component is after all components that it reaches. Kosaraju's algorithm (Sharir 1981): the
    /// vertex that a search of the reversed graph leaves last is in a component that reaches no
    /// other one. So a search from it finds that component, and one from the next vertex that isn't
    /// found yet finds the next.
    var components: [[Int]] {
        var visited: Set<Int> = []
        let order = reversed.postorder(from: 0..<count, visited: &visited)
        var found: Set<Int> = []
        return order.reversed().map { postorder(from: [$0], visited: &found).sorted() }
            .filter { !$0.isEmpty }
    }

    /// The components that contain a cycle, in the order of their smallest vertices.
    var cyclicComponents: [[Int]] {
        components.filter { $0.count > 1 || successors[$0[0]].contains($0[0]) }
            .sorted { $0[0] < $1[0] }
    }

    /// The vertices that aren't visited yet, in the order in which a depth-first search leaves
    /// them. Its stack is explicit, because a graph can be deeper than a thread's.
    private func postorder(from starts: some Sequence<Int>, visited: inout Set<Int>) -> [Int] {
        var order: [Int] = []
        for start in starts where visited.insert(start).inserted {
            var calls = [(vertex: start, next: 0)]
            while let call = calls.last {
                guard call.next < successors[call.vertex].count else {
                    calls.removeLast()
                    order.append(call.vertex)
                    continue
                }
                calls[calls.count - 1].next += 1
                let head = successors[call.vertex][call.next]
                if visited.insert(head).inserted { calls.append((head, 0)) }
            }
        }
        return order
    }
}
