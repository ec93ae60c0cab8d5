extension Digraph {
    /// An order of all vertices in which arcs back cost little: Eades, Lin and Smyth's (1993), in which each
    /// vertex then moves to its best place until none gains.
    func orderWithFewArcsBack(cost: (Arc) -> Int) -> [Int] {
        let reversed = reversed
        var order = greedyOrder(predecessors: reversed.successors)
        var improves = true
        // Every move makes it cheaper, so this ends.
        while improves {
            improves = false
            for vertex in 0..<count
            where move(vertex, in: &order, reversed.successors[vertex], cost) {
                improves = true
            }
        }
        return order
    }

    /// Sinks go to the end and sources to the front; where there is neither, the vertex with the
    /// most arcs out and the fewest in goes to the front.
    private func greedyOrder(predecessors: [[Int]]) -> [Int] {
        var front: [Int] = []
        var end: [Int] = []
        var isTaken = Array(repeating: false, count: count)
        var out = successors.map(\.count)
        var into = predecessors.map(\.count)
        for _ in 0..<count {
            var best = (gain: Int.min, vertex: 0)
            for vertex in 0..<count where !isTaken[vertex] {
                let isEnd = out[vertex] == 0 || into[vertex] == 0
                let gain = isEnd ? .max : out[vertex] - into[vertex]
                if gain > best.gain { best = (gain, vertex) }
            }
            if out[best.vertex] == 0 { end.append(best.vertex) } else { front.append(best.vertex) }
            isTaken[best.vertex] = true
            for head in successors[best.vertex] { into[head] -= 1 }
            for tail in predecessors[best.vertex] { out[tail] -= 1 }
        }
        return front + end.reversed()
    }

    private func move(
        _ vertex: Int, in order: inout [Int], _ predecessors: [Int], _ arcCost: (Arc) -> Int
    ) -> Bool {
        let others = order.filter { $0 != vertex }
        var weights = Array(repeating: 0, count: count)
        // Standing behind a successor costs an arc back, behind a predecessor it saves one.
        for head in successors[vertex] { weights[head] += arcCost(Arc(tail: vertex, head: head)) }
        for tail in predecessors { weights[tail] -= arcCost(Arc(tail: tail, head: vertex)) }
        var cost = 0
        var best = (cost: 0, position: 0)
        var current = 0
        for (position, other) in others.enumerated() {
            if order[position] == vertex { current = cost }
            cost += weights[other]
            if cost < best.cost { best = (cost, position + 1) }
        }
        if order.last == vertex { current = cost }
        guard best.cost < current else { return false }
        order = others
        order.insert(vertex, at: best.position)
        return true
    }
}
