extension Digraph {
    /// An order of all vertices in which backward arcs cost little.
    ///
    /// Starts with the order of Eades, Lin and Smyth (1993), and moves each vertex to its best
    /// place until no move reduces the cost.
    func orderWithFewArcsBack(cost: (Arc) -> Int) -> [Int] {
        let predecessors = reversed.successors
        // A place after a successor costs a backward arc, one after a predecessor saves one.
        let weights = (0..<count).map { vertex in
            successors[vertex].map { (vertex: $0, weight: cost(Arc(tail: vertex, head: $0))) }
                + predecessors[vertex].map { ($0, -cost(Arc(tail: $0, head: vertex))) }
        }
        var order = greedyOrder(predecessors: predecessors)
        var improves = true
        // Every move reduces the cost, so this terminates.
        while improves {
            improves = false
            var positions = Array(repeating: 0, count: count)
            for (position, vertex) in order.enumerated() { positions[vertex] = position }
            for vertex in 0..<count {
                guard let place = betterPlace(of: vertex, at: positions, weights[vertex]) else {
                    continue
                }
                let old = positions[vertex]
                order.remove(at: old)
                order.insert(vertex, at: place < old ? place : place - 1)
                for position in min(place, old)..<max(place, old + 1) {
                    positions[order[position]] = position
                }
                improves = true
            }
        }
        return order
    }

    /// The place at which a vertex costs least; `nil` if that isn't less than at its current place.
    private func betterPlace(
        of vertex: Int, at positions: [Int], _ neighbours: [(vertex: Int, weight: Int)]
    ) -> Int? {
        let steps = neighbours.filter { $0.vertex != vertex }
            .map { (position: positions[$0.vertex], weight: $0.weight) }
            .sorted { $0.position < $1.position }
        var (cost, current) = (0, 0)
        var best = (cost: 0, place: 0)
        for step in steps {
            cost += step.weight
            if step.position < positions[vertex] { current = cost }
            if cost < best.cost { best = (cost, step.position + 1) }
        }
        return best.cost < current ? best.place : nil
    }

    /// Moves sinks to the end and sources to the front. If there are neither, the vertex with the
    /// largest difference between outgoing and incoming arcs moves to the front.
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
}
