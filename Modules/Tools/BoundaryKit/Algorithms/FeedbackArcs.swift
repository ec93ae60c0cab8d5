/// The fewest arcs whose removal leaves a graph without cycles: a minimum feedback arc set.
struct FeedbackArcs: Hashable, Sendable {
    /// The arcs, in ascending order.
    private(set) var arcs: [Digraph.Arc] = []
    /// Whether it is proven that fewer arcs aren't enough. Otherwise the set is a good
    /// approximation from which no arc can be left out: the problem is NP-hard (Karp 1972).
    private(set) var isMinimum = true

    /// The maximum size of a component for which all orders of its vertices are considered.
    private static let exactLimit = 12

    /// Finds the arcs of each component.
    /// - Parameters:
    ///   - weight: The size of an arc, from 1. The set with the smallest sum is found.
    ///   - preference: How easily an arc can be removed, below 1,000. Of two sets of the same size,
    ///     the one with the larger sum is found.
    init(
        of graph: Digraph, weight: (Digraph.Arc) -> Int = { _ in 1 },
        preference: (Digraph.Arc) -> Int = { _ in 0 }
    ) {
        for component in graph.cyclicComponents {
            let part = graph.induced(by: component)
            let isSmall = component.count <= Self.exactLimit
            func outer(_ arc: Digraph.Arc) -> Digraph.Arc {
                Digraph.Arc(tail: component[arc.tail], head: component[arc.head])
            }
            // So large that no sum of preferences outweighs one arc.
            let scale = 1_000 * max(1, part.arcs.count)
            let cost = { (arc: Digraph.Arc) in
                scale * weight(outer(arc)) - preference(outer(arc))
            }
            let order =
                isSmall
                ? part.orderWithFewestArcsBack(cost: cost) : part.orderWithFewArcsBack(cost: cost)
            let back = part.neededOnes(among: part.arcsBack(in: order))
            arcs += back.map(outer)
            let isEven = back.allSatisfy { weight(outer($0)) == 1 }
            if !isSmall, !isEven || back.count > part.disjointCycles { isMinimum = false }
        }
        arcs.sort()
    }
}

extension Digraph {
    /// The arcs from a vertex to itself or to an earlier one in an order of all vertices.
    fileprivate func arcsBack(in order: [Int]) -> [Arc] {
        var positions = Array(repeating: 0, count: count)
        for (position, vertex) in order.enumerated() { positions[vertex] = position }
        return arcs.filter { positions[$0.head] <= positions[$0.tail] }
    }

    /// Those of some arcs that would close a cycle in the graph without these arcs.
    fileprivate func neededOnes(among arcs: [Arc]) -> [Arc] {
        var rest = removing(arcs)
        return arcs.filter { arc in
            let closesCycle = arc.tail == arc.head || rest.leads(from: arc.head, to: arc.tail)
            if !closesCycle { rest.successors[arc.tail].append(arc.head) }
            return closesCycle
        }
    }

    /// A number of cycles without common arcs, which is a lower bound for the number of arcs to
    /// remove.
    fileprivate var disjointCycles: Int {
        var rest = self
        var number = 0
        for start in 0..<count {
            while let cycle = rest.shortestCycle(from: start, noLongerThan: count) {
                for (tail, head) in zip(cycle, cycle.dropFirst() + [start]) {
                    rest.successors[tail].removeAll { $0 == head }
                }
                number += 1
            }
        }
        return number
    }
}
