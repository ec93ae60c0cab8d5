@testable import BoundaryKit

/// The same answers by trying everything, for graphs of a few vertices.
struct BruteForce {
    let graph: Digraph

    /// Whether arcs lead from each vertex to each other one: Warshall's algorithm.
    var reaches: [[Bool]] {
        var reaches = graph.successors.map { heads in (0..<graph.count).map(heads.contains) }
        for middle in 0..<graph.count {
            for tail in 0..<graph.count where reaches[tail][middle] {
                for head in 0..<graph.count where reaches[middle][head] {
                    reaches[tail][head] = true
                }
            }
        }
        return reaches
    }

    /// Every cycle, each vertex once, from its smallest one on.
    var cycles: [[Int]] {
        (0..<graph.count).flatMap { start in
            paths(from: [start], through: { $0 > start }).filter { path in
                path.last.map { graph.successors[$0].contains(start) } == true
            }
        }
    }

    /// Every path that meets no vertex twice.
    var paths: [[Int]] { (0..<graph.count).flatMap { paths(from: [$0], through: { _ in true }) } }

    private func paths(from path: [Int], through mayPass: (Int) -> Bool) -> [[Int]] {
        let next = path.last.map { graph.successors[$0] } ?? []
        return [path]
            + next.filter { mayPass($0) && !path.contains($0) }
            .flatMap { paths(from: path + [$0], through: mayPass) }
    }
}
