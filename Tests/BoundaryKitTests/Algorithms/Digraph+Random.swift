@testable import BoundaryKit

extension Digraph {
    /// A graph of up to as many vertices and arcs; loops and doubles come by chance.
    static func random(upTo count: Int, arcs: Int, using random: inout SeededRandom) -> Digraph {
        let count = Int.random(in: 1...count, using: &random)
        return Digraph(
            count: count,
            arcs: (0..<Int.random(in: 0...arcs, using: &random)).map { _ in
                Arc(
                    tail: Int.random(in: 0..<count, using: &random),
                    head: Int.random(in: 0..<count, using: &random))
            })
    }

    /// Random graphs. A failure prints the graph itself, so that no seed is needed to repeat it.
    static func random(_ number: Int, upTo count: Int, arcs: Int) -> [Digraph] {
        var random = SeededRandom(seed: UInt64.random(in: 0...UInt64.max))
        return (0..<number).map { _ in Self.random(upTo: count, arcs: arcs, using: &random) }
    }
}
