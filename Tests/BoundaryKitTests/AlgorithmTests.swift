import Testing

@testable import BoundaryKit

/// What trying everything finds on random graphs, and on some that are known.
struct AlgorithmTests {
    @Test func `a random graph has the closure of all paths, and its components`() throws {
        for graph in Digraph.random(200, upTo: 9, arcs: 16) {
            let paths = graph.paths
            let reached = graph.successors.map { heads in
                Set(paths.filter { heads.contains($0[0]) }.compactMap(\.last))
            }
            try #require(graph.closure == reached, "\(graph.successors)")
            let components = Set(
                (0..<graph.count).map { vertex in
                    (0..<graph.count).filter {
                        $0 == vertex || reached[vertex].contains($0) && reached[$0].contains(vertex)
                    }
                })
            try #require(Set(graph.components) == components, "\(graph.successors)")
            let cyclic = components.filter { reached[$0[0]].contains($0[0]) }
                .sorted { $0[0] < $1[0] }
            try #require(graph.cyclicComponents == cyclic, "\(graph.successors)")
        }
    }

    @Test func `a random graph has the shortest of all cycles`() throws {
        for graph in Digraph.random(200, upTo: 7, arcs: 14) {
            for component in graph.cyclicComponents {
                let own = graph.cycles.filter { component.contains($0[0]) }
                let first = own.filter { $0.count == own.map(\.count).min() }
                    .min { $0.lexicographicallyPrecedes($1) }
                try #require(graph.shortestCycle(in: component) == first, "\(graph.successors)")
            }
        }
    }

    @Test func `a random graph has the shortest of all paths`() throws {
        for graph in Digraph.random(100, upTo: 7, arcs: 12) {
            let names = (0..<graph.count).map { "M\($0)" }
            let modules = graph.modules()
            for (source, target) in names.indices.flatMap({ a in names.indices.map { (a, $0) } })
            where source != target {
                let all = graph.paths.filter {
                    $0.count > 1 && $0[0] == source && $0.last == target
                }
                let length = all.map(\.count).min()
                let shortest = all.filter { $0.count == length }
                let path = ShortestPaths(in: graph, from: [source]).path(to: target)
                try #require(path.map(shortest.contains) != false && path?.count == length)
                let found = DependencyPaths(from: names[source], to: names[target], in: modules)
                try #require(found.count == shortest.count, "\(graph.successors)")
                let expected = shortest.map { $0.map { "M\($0)" } }
                try #require(Set(found.paths.prefix(10)).isSubset(of: expected))
            }
        }
    }

    @Test func `a random graph has no cycle without the arcs that break them`() throws {
        for graph in Digraph.random(60, upTo: 12, arcs: 30) {
            let arcs = graph.arcsThatBreakCycles()
            try #require(graph.filter { !arcs.contains($0) }.cyclicComponents.isEmpty)
            for arc in arcs {
                let rest = graph.filter { $0 == arc || !arcs.contains($0) }
                try #require(!rest.cyclicComponents.isEmpty)
            }
        }
        // Removing 0 -> 1 breaks both cycles, but costs more than both others together.
        let graph = Digraph(successors: [[1], [2, 3], [0], [0]])
        let found = graph.arcsThatBreakCycles { $0 == .init(tail: 0, head: 1) ? 9 : 2 }
        #expect(found.count { $0.tail != 0 } == 2)
    }

    @Test func `a random graph has the height of the longest path, and a reduction`() throws {
        for random in Digraph.random(100, upTo: 8, arcs: 14) {
            try #require(random.transitiveReduction.closure == random.closure)
            // Without cycles, because a path through one has no end.
            let cyclic = random.arcsThatBreakCycles()
            let graph = random.filter { !cyclic.contains($0) }
            let heights = (0..<graph.count).map { vertex in
                (graph.paths.filter { $0[0] == vertex }.map(\.count).max() ?? 0) - 1
            }
            try #require(graph.heights == heights, "\(graph.successors)")
            for arc in graph.transitiveReduction.arcs {
                let rest = graph.transitiveReduction.filter { $0 != arc }
                try #require(rest.closure != graph.closure, "\(graph.successors)")
            }
        }
        let chain = Digraph(successors: (0..<20_000).map { $0 < 19_999 ? [$0 + 1] : [] })
        #expect(chain.components.count == 20_000)
        #expect(chain.heights[0] == 19_999)
    }
}

/// The same answers by trying everything, for graphs of a few vertices.
extension Digraph {
    /// Every cycle, each vertex once, from its smallest one on.
    fileprivate var cycles: [[Int]] {
        paths.filter { path in
            path.min() == path[0] && successors[path[path.count - 1]].contains(path[0])
        }
    }

    /// Every path that meets no vertex twice.
    fileprivate var paths: [[Int]] {
        (0..<count).flatMap { paths(from: [$0], through: { _ in true }) }
    }

    /// Every path that begins with another one, and meets no vertex twice.
    func paths(from path: [Int], through mayPass: (Int) -> Bool) -> [[Int]] {
        let next = path.last.map { successors[$0] } ?? []
        return [path]
            + next.filter { mayPass($0) && !path.contains($0) }
            .flatMap { paths(from: path + [$0], through: mayPass) }
    }

    /// The modules `M0`, `M1` and so on, each of which imports its successors.
    func modules(declaring isDeclared: (Arc) -> Bool = { _ in true }) -> ModuleGraph {
        let lines = successors.enumerated().map { tail, heads in
            let imports = heads.map { head in
                isDeclared(Arc(tail: tail, head: head)) ? "M\(head)" : "import M\(head)"
            }
            return "M\(tail):" + imports.joined(separator: ",")
        }
        return .sketch(lines.joined(separator: "\n"))
    }

    /// Random graphs. A failure prints the graph itself, so that no seed is needed to repeat it.
    fileprivate static func random(_ number: Int, upTo count: Int, arcs: Int) -> [Digraph] {
        (0..<number).map { _ in
            let count = Int.random(in: 1...count)
            return Digraph(
                count: count,
                arcs: (0..<Int.random(in: 0...arcs)).map { _ in
                    Arc(tail: Int.random(in: 0..<count), head: Int.random(in: 0..<count))
                })
        }
    }
}
