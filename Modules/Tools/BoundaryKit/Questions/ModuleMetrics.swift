/// Metrics of a module within a graph.
public struct ModuleMetrics: Hashable, Sendable, Codable {
    /// The module's name.
    public let name: String
    /// The number of steps of the longest chain of dependencies that begins with it.
    public let height: Int
    /// The number of modules that depend on it directly.
    public let fanIn: Int
    /// The number of modules on which it depends directly.
    public let fanOut: Int
    /// Fan-out divided by the sum of fan-in and fan-out, from 0 (only others depend on it) to 1 (no
    /// other depends on it); 0 if both are 0 (Martin, "OO design quality metrics", 1994).
    public let instability: Double
    /// The number of modules that are needed to build it, including itself.
    public let cumulativeDependencies: Int
    /// The proportion of the shortest paths between two other modules that pass through it, summed
    /// over all pairs (Freeman, 1977).
    public let betweenness: Double
    /// Its types; `nil` without evidence of uses.
    public let types: TypeMetrics?
    /// The distance of the sum of abstractness and instability from 1, from 0 to 1. Near 1, the module
    /// is concrete although many depend on it, or abstract although none does (Martin, 1994); `nil`
    /// without evidence of uses.
    public let distance: Double?
}
