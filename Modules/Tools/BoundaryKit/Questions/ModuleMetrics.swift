/// How a module stands among the others, in numbers.
public struct ModuleMetrics: Hashable, Sendable, Codable {
    /// The module's name.
    public let name: String
    /// The number of steps of the longest chain of dependencies that begins with it.
    public let height: Int
    /// The number of modules that depend on it directly.
    public let fanIn: Int
    /// The number of modules on which it depends directly.
    public let fanOut: Int
    /// Fan-out by the sum of both, from 0, which everybody leans on, to 1, on which nobody does;
    /// 0 if both are none (Martin, "OO design quality metrics", 1994).
    public let instability: Double
    /// The number of modules that must be there to build it, itself among them.
    public let cumulativeDependencies: Int
    /// The share of the shortest ways between two others that pass through it, summed over all
    /// pairs (Freeman, 1977).
    public let betweenness: Double
}
