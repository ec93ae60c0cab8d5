import Foundation

/// Metrics of a package's module graph.
package struct GraphMetrics: Hashable, Sendable, Codable {
    /// The modules, ordered by name.
    package let modules: [ModuleMetrics]
    /// The longest chain of dependencies, with one module of each cycle.
    package let longestPath: [String]
    /// The sum of all cumulative dependencies (Lakos, "Large-scale C++ software design", 1996).
    package let cumulativeDependencies: Int
    /// That sum divided by the sum for a balanced binary tree of as many modules. Far above 1, the
    /// modules are tangled; far below 1, they hardly use each other (Lakos, 1996).
    package let normalizedCumulativeDependencies: Double

    /// Computes the metrics.
    /// - Parameters:
    ///   - graph: The modules of a package.
    ///   - selector: The modules to measure; the others are ignored.
    package init(of graph: ModuleGraph, among selector: ModuleSelector) {
        let index = GraphIndex(graph)
        let numbers = Array(index.select(selector))
        let digraph = index.digraph.induced(by: numbers)
        let heights = digraph.heights
        let predecessors = digraph.reversed.successors
        var closure = digraph.closure
        for vertex in closure.indices { closure[vertex].insert(vertex) }
        modules = numbers.indices.map { vertex in
            let (fanIn, fanOut) = (predecessors[vertex].count, digraph.successors[vertex].count)
            let instability = fanOut == 0 ? 0 : Double(fanOut) / Double(fanIn + fanOut)
            return ModuleMetrics(
                name: index.module(numbers[vertex]).name, height: heights[vertex], fanIn: fanIn,
                fanOut: fanOut, instability: instability,
                cumulativeDependencies: closure[vertex].count)
        }
        longestPath = index.names(digraph.longestPath.map { numbers[$0] })
        cumulativeDependencies = modules.reduce(0) { $0 + $1.cumulativeDependencies }
        let count = Double(max(1, numbers.count))
        normalizedCumulativeDependencies =
            Double(cumulativeDependencies) / ((count + 1) * log2(count + 1) - count)
    }
}
