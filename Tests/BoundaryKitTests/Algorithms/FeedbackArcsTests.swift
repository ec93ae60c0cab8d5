import Testing

@testable import BoundaryKit

@Suite struct `Breaking cycles` {
    @Test func `a component too large for all orders gets few arcs, and says so`() throws {
        for graph in Digraph.random(20, upTo: 40, arcs: 120) {
            let feedback = FeedbackArcs(of: graph)
            try #require(graph.removing(feedback.arcs).cyclicComponents.isEmpty)
            // No arc of them could stay.
            for arc in feedback.arcs {
                let others = feedback.arcs.filter { $0 != arc }
                try #require(!graph.removing(others).cyclicComponents.isEmpty)
            }
        }
    }

    @Test func `a long ring needs one arc, which is proven by the ring itself`() {
        let ring = Digraph(successors: (0..<100).map { [($0 + 1) % 100] })
        let feedback = FeedbackArcs(of: ring)
        #expect(feedback.arcs.count == 1)
        #expect(feedback.isMinimum)
    }

    @Test func `a tournament that no number of disjoint cycles explains is not called proven`() {
        // Each vertex points at those that a square modulo 19 leads to (Paley's).
        let squares = Set((1..<19).map { $0 * $0 % 19 })
        let tournament = Digraph(
            successors: (0..<19).map { vertex in squares.map { (vertex + $0) % 19 } })
        let feedback = FeedbackArcs(of: tournament)
        #expect(!feedback.isMinimum)
        #expect(feedback.arcs.count < 19 * 18 / 4)
    }

    @Test func `of many modules each pair of neighbours that know each other costs one`() {
        let pairs = (0..<50).flatMap {
            [Digraph.Arc(tail: $0, head: $0 + 1), Digraph.Arc(tail: $0 + 1, head: $0)]
        }
        let feedback = FeedbackArcs(of: Digraph(count: 51, arcs: pairs))
        #expect(feedback.arcs.count == 50)
        #expect(feedback.isMinimum)
    }

    @Test func `a chain of 20,000 modules is not too deep`() {
        let chain = Digraph(successors: (0..<20_000).map { $0 < 19_999 ? [$0 + 1] : [] })
        #expect(chain.components.count == 20_000)
        #expect(chain.heights[0] == 19_999)
    }

    @Test func `of larger and smaller arcs are those with the smallest sum`() {
        // Removing 0 -> 1 breaks both cycles, but is larger than both others together.
        let graph = Digraph(successors: [[1], [2, 3], [0], [0]])
        let weights = [Digraph.Arc(tail: 0, head: 1): 9]
        let found = FeedbackArcs(of: graph, weight: { weights[$0, default: 2] })
        #expect(found.arcs.map(\.tail).allSatisfy { $0 != 0 })
        #expect(found.arcs.count == 2)
        #expect(found.isMinimum)
    }
}
