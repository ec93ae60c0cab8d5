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

    @Test func `the fewest arcs whose removal breaks every cycle`() throws {
        for graph in Digraph.random(60, upTo: 6, arcs: 11) {
            let feedback = FeedbackArcs(of: graph)
            let fewest = BruteForce(graph: graph).fewestFeedbackArcs
            try #require(feedback.isMinimum)
            try #require(feedback.arcs.count == fewest, "\(graph.successors)")
            try #require(graph.removing(feedback.arcs).cyclicComponents.isEmpty)
        }
    }

    @Test func `the longest path`() throws {
        for random in Digraph.random(100, upTo: 8, arcs: 14) {
            // Without cycles, because a path through one has no end.
            let graph = random.removing(FeedbackArcs(of: random).arcs)
            let paths = BruteForce(graph: graph).paths
            let heights = (0..<graph.count).map { vertex in
                (paths.filter { $0[0] == vertex }.map(\.count).max() ?? 0) - 1
            }
            try #require(graph.heights == heights, "\(graph.successors)")
            try #require(paths.contains(graph.longestPath), "\(graph.successors)")
            try #require(graph.longestPath.count - 1 == heights.max(), "\(graph.successors)")
        }
    }

    @Test func `the arcs that no longer path replaces`() throws {
        for random in Digraph.random(100, upTo: 8, arcs: 14) {
            let reduced = random.transitiveReduction
            try #require(reduced.closure == random.closure, "\(random.successors)")
            let graph = random.removing(FeedbackArcs(of: random).arcs)
            for arc in graph.transitiveReduction.arcs {
                let rest = graph.transitiveReduction.removing([arc])
                try #require(rest.closure != graph.closure, "\(graph.successors)")
            }
        }
    }
}
