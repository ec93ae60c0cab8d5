/// Why some patterns can't stand in one table.
public struct RouteTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One thing that is wrong. The numbers are positions in the array of patterns that was given.
    public enum Issue: Hashable, Sendable {
        /// Both patterns answer the path `witness`, and nothing says which one wins.
        case tie(Int, Int, witness: String)
        /// Others answer everything that the pattern answers; `witness` is an example.
        case unreachable(Int, by: Int, witness: String)
        /// The pattern names a constraint that is not there.
        case unknownConstraint(Int, name: String)
        /// The pattern names a constraint that refuses its own example.
        case wrongExample(Int, name: String, example: String)
        /// Two different constraints have the same name; the numbers are positions in the array of
        /// constraints.
        case repeatedConstraint(Int, Int, name: String)
    }

    /// All problems: with constraints first, then ties, then what is unreachable.
    public let issues: [Issue]

    /// One line for each problem.
    public var description: String { issues.map { "\($0)" }.joined(separator: "\n") }
}
