/// Why patterns can't be compiled into one table.
public struct RouteTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Numbers are positions of patterns or, where a case says so, of constraints.
    public enum Issue: Hashable, Sendable {
        /// Patterns that answer the path `witness`, and nothing decides which one wins.
        case tie([Int], witness: String)
        /// Others answer everything that the pattern answers, such as `witness`.
        case unreachable(Int, by: Int, witness: String)
        /// Without regard to ASCII case.
        case repeatedText(Int, String)
        /// The pattern enumerates only names of types and constraints, which are texts there.
        case enumeratedTypes(Int, [String])
        case unknownConstraint(Int, name: String)
        /// The pattern names a constraint that refuses its own example.
        case wrongExample(Int, name: String, example: String)
        /// The numbers are positions of constraints.
        case repeatedConstraint(Int, Int, name: String)
        /// The constraint at this position has the name of a type.
        case reservedConstraint(Int, name: String)
        /// The constraint at this position has a name that no pattern can spell.
        case unspellableConstraint(Int, name: String)
        /// The constraint at this position is narrower than one that the table does not have.
        case unknownWiderConstraint(Int, than: String)
        /// The constraint at this position is narrower than one that refuses its example, or that
        /// is declared to be narrower itself.
        case wrongWiderConstraint(Int, than: String)
    }

    /// Constraints and enumerations first, then ties, then what is unreachable.
    public let issues: [Issue]
    private let sentences: [String]

    init(_ issues: [Issue], of patterns: [RoutePattern], constraints: [RouteConstraint]) {
        self.issues = issues
        let sentences = RouteTableSentences(
            patterns, constraints: constraints, texts: patterns.map(\.description),
            places: patterns.indices.map { "patterns[\($0)]" })
        self.sentences = issues.map { sentences.sentence(for: $0).text }
    }

    /// A line for each problem: which pattern, at which position, and what to do.
    public var description: String { sentences.joined(separator: "\n") }
}
