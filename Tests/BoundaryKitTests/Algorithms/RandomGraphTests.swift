import Testing

@testable import BoundaryKit

@Suite struct `On random graphs the same as by trying everything` {
    @Test func `what reaches what`() throws {
        for graph in Digraph.random(200, upTo: 9, arcs: 16) {
            let reaches = BruteForce(graph: graph).reaches
            for (vertex, reached) in graph.closure.enumerated() {
                let expected = reaches[vertex].indices.filter { reaches[vertex][$0] }
                try #require(Array(reached) == expected, "\(graph.successors)")
                try #require(
                    graph.reachable(from: [vertex]).sorted() == expected, "\(graph.successors)")
            }
        }
    }

    @Test func `which vertices reach one another`() throws {
        for graph in Digraph.random(200, upTo: 9, arcs: 16) {
            let reaches = BruteForce(graph: graph).reaches
            let expected = Set(
                (0..<graph.count).map { vertex in
                    (0..<graph.count).filter {
                        $0 == vertex || reaches[vertex][$0] && reaches[$0][vertex]
                    }
                })
            try #require(Set(graph.components) == expected, "\(graph.successors)")
            let cyclic = expected.filter { reaches[$0[0]][$0[0]] }.sorted { $0[0] < $1[0] }
            try #require(graph.cyclicComponents == cyclic, "\(graph.successors)")
        }
    }

    @Test func `the shortest cycle of each component`() throws {
        for graph in Digraph.random(200, upTo: 7, arcs: 14) {
            let cycles = BruteForce(graph: graph).cycles
            for component in graph.cyclicComponents {
                let cycle = graph.shortestCycle(in: component)
                let own = cycles.filter { component.contains($0[0]) }
                let length = own.map(\.count).min()
                let first = own.filter { $0.count == length }.min {
                    $0.lexicographicallyPrecedes($1)
                }
                try #require(cycle == first, "\(graph.successors)")
            }
        }
    }

    @Test func `the shortest path between two`() throws {
        for graph in Digraph.random(100, upTo: 7, arcs: 12) {
            let paths = Dictionary(grouping: BruteForce(graph: graph).paths.filter { $0.count > 1 })
            {
                [$0[0], $0[$0.count - 1]]
            }
            for source in 0..<graph.count {
                let shortest = ShortestPaths(in: graph, from: source)
                for target in 0..<graph.count where source != target {
                    let path = shortest.path(to: target)
                    let expected = paths[[source, target]]
                    let length = expected?.map(\.count).min()
                    try #require(path?.count == length, "\(graph.successors)")
                    try #require(path.map { expected?.contains($0) == true } != false)
                }
            }
        }
    }

    @Test func `arcs whose removal breaks every cycle`() throws {
        for graph in Digraph.random(60, upTo: 12, arcs: 30) {
            let arcs = graph.arcsThatBreakCycles()
            try #require(graph.removing(arcs).cyclicComponents.isEmpty)
            // No arc of them could stay.
            for arc in arcs {
                let others = arcs.filter { $0 != arc }
                try #require(!graph.removing(others).cyclicComponents.isEmpty)
            }
        }
    }

    @Test func `the arcs that cost least`() {
        // Removing 0 -> 1 breaks both cycles, but costs more than both others together.
        let graph = Digraph(successors: [[1], [2, 3], [0], [0]])
        let costs = [Digraph.Arc(tail: 0, head: 1): 9]
        let found = graph.arcsThatBreakCycles { costs[$0, default: 2] }
        #expect(found.count == 2)
        #expect(found.map(\.tail).allSatisfy { $0 != 0 })
    }

    @Test func `a chain of 20,000 modules is not too deep`() {
        let chain = Digraph(successors: (0..<20_000).map { $0 < 19_999 ? [$0 + 1] : [] })
        #expect(chain.components.count == 20_000)
        #expect(chain.heights[0] == 19_999)
    }

    @Test func `the number of steps of the longest path`() throws {
        for random in Digraph.random(100, upTo: 8, arcs: 14) {
            // Without cycles, because a path through one has no end.
            let graph = random.removing(random.arcsThatBreakCycles())
            let paths = BruteForce(graph: graph).paths
            let heights = (0..<graph.count).map { vertex in
                (paths.filter { $0[0] == vertex }.map(\.count).max() ?? 0) - 1
            }
            try #require(graph.heights == heights, "\(graph.successors)")
        }
    }

    @Test func `the arcs that no longer path replaces`() throws {
        for random in Digraph.random(100, upTo: 8, arcs: 14) {
            let reduced = random.transitiveReduction
            try #require(reduced.closure == random.closure, "\(random.successors)")
            let graph = random.removing(random.arcsThatBreakCycles())
            for arc in graph.transitiveReduction.arcs {
                let rest = graph.transitiveReduction.removing([arc])
                try #require(rest.closure != graph.closure, "\(graph.successors)")
            }
        }
    }
}
