/// Metrics of a module within a graph.
package struct ModuleMetrics: Hashable, Sendable, Codable {
    /// The module's name.
    package let name: String
    /// The number of steps of the longest chain of dependencies that begins with it.
    package let height: Int
    /// The number of modules that depend on it directly.
    package let fanIn: Int
    /// The number of modules on which it depends directly.
    package let fanOut: Int
    /// Fan-out divided by the sum of fan-in and fan-out, from 0 (only others depend on it) to 1 (no
    /// other depends on it); 0 if both are 0 (Martin, "OO design quality metrics", 1994).
    package let instability: Double
    /// The number of modules that are needed to build it, including itself.
    package let cumulativeDependencies: Int
}
