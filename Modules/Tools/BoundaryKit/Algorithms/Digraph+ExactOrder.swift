extension Digraph {
    /// An order of all vertices in which backward arcs cost least; the first of several by number.
    ///
    /// Time and memory are proportional to 2^``count`` times ``count``. Held and Karp's scheme
    /// (1962): the best order of a set is the best order of all but one vertex, followed by that.
    func orderWithFewestArcsBack(cost: (Arc) -> Int) -> [Int] {
        let costs = successors.enumerated().map { tail, heads in
            heads.map { (bit: 1 << $0, cost: cost(Arc(tail: tail, head: $0))) }
        }
        var least = [0]
        var last = [0]
        least.reserveCapacity(1 << count)
        last.reserveCapacity(1 << count)
        for set in 1..<(1 << count) {
            var best = (cost: Int.max, vertex: 0)
            for vertex in 0..<count where set & (1 << vertex) != 0 {
                let others = set & ~(1 << vertex)
                var cost = least[others]
                for head in costs[vertex] where head.bit & others != 0 { cost += head.cost }
                // With equal costs the largest vertex is last.
                if cost <= best.cost { best = (cost, vertex) }
            }
            least.append(best.cost)
            last.append(best.vertex)
        }
        var order: [Int] = []
        var set = (1 << count) - 1
        while set != 0 {
            order.append(last[set])
            set &= ~(1 << last[set])
        }
        return order.reversed()
    }
}
