import Foundation

/// How the modules of a package stand to each other, in numbers.
public struct GraphMetrics: Hashable, Sendable, Codable {
    /// The modules, ordered by name.
    public let modules: [ModuleMetrics]
    /// The longest chain of dependencies; of a circle one module.
    public let longestPath: [String]
    /// The sum of all cumulative dependencies (Lakos, "Large-scale C++ software design", 1996).
    public let cumulativeDependencies: Int
    /// That sum by the sum for a balanced binary tree of as many modules: well above 1 is a
    /// tangle, well below 1 are modules that hardly use one another (Lakos, 1996).
    public let normalizedCumulativeDependencies: Double

    /// Counts.
    /// - Parameters:
    ///   - graph: The modules of a package.
    ///   - selector: The modules to count; the others count for nothing.
    public init(of graph: ModuleGraph, among selector: ModuleSelector) {
        let index = GraphIndex(graph)
        let numbers = Array(index.select(selector))
        let digraph = index.digraph.induced(by: numbers)
        let (heights, betweenness) = (digraph.heights, digraph.betweenness)
        let predecessors = digraph.reversed.successors
        var closure = digraph.closure
        for vertex in closure.indices { closure[vertex].insert(vertex) }
        modules = numbers.indices.map { vertex in
            let (fanIn, fanOut) = (predecessors[vertex].count, digraph.successors[vertex].count)
            return ModuleMetrics(
                name: index.module(numbers[vertex]).name, height: heights[vertex], fanIn: fanIn,
                fanOut: fanOut,
                instability: fanOut == 0 ? 0 : Double(fanOut) / Double(fanIn + fanOut),
                cumulativeDependencies: closure[vertex].count, betweenness: betweenness[vertex])
        }
        longestPath = index.names(digraph.longestPath.map { numbers[$0] })
        cumulativeDependencies = modules.reduce(0) { $0 + $1.cumulativeDependencies }
        let count = Double(max(1, numbers.count))
        normalizedCumulativeDependencies =
            Double(cumulativeDependencies) / ((count + 1) * log2(count + 1) - count)
    }
}
