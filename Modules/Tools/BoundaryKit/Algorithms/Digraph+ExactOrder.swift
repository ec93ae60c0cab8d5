extension Digraph {
    /// An order of all vertices with the fewest arcs back, of several the first by number.
    ///
    /// Takes time and memory of two to the power of ``count``, times ``count``. Held and Karp's
    /// scheme (1962): the best order of a set ends in some vertex behind the best order of the
    /// others.
    var orderWithFewestArcsBack: [Int] {
        let heads = successors.map { $0.reduce(0) { $0 | 1 << $1 } }
        var fewest = [0]
        var last = [0]
        fewest.reserveCapacity(1 << count)
        last.reserveCapacity(1 << count)
        for set in 1..<(1 << count) {
            var best = (arcs: Int.max, vertex: 0)
            for vertex in 0..<count where set & (1 << vertex) != 0 {
                let others = set & ~(1 << vertex)
                let arcs = fewest[others] + (heads[vertex] & others).nonzeroBitCount
                // Of equal ones the largest vertex goes last.
                if arcs <= best.arcs { best = (arcs, vertex) }
            }
            fewest.append(best.arcs)
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
