/// Why some patterns can't be compiled into one table.
public struct RouteTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One thing that is wrong. The numbers are positions in the array of patterns or, where a case
    /// says so, of constraints.
    public enum Issue: Hashable, Sendable {
        /// Two or more patterns answer the path `witness`, and nothing decides which one wins.
        case tie([Int], witness: String)
        /// Others answer everything that the pattern answers; `witness` is an example.
        case unreachable(Int, by: Int, witness: String)
        /// The pattern enumerates a text twice, without regard to ASCII case.
        case repeatedText(Int, String)
        /// The pattern enumerates nothing but the names of types and constraints, which are texts
        /// there.
        case enumeratedTypes(Int, [String])
        /// The pattern and others, as many as `count`, ask a constraint of their own about the same segment
        /// after the same beginning: more than a table asks for one segment.
        case tooManyConstraints(Int, count: Int)
        /// The pattern names a constraint that the table does not have.
        case unknownConstraint(Int, name: String)
        /// The pattern names a constraint that refuses its own example.
        case wrongExample(Int, name: String, example: String)
        /// Two constraints have the same name; the numbers are positions of constraints.
        case repeatedConstraint(Int, Int, name: String)
        /// The constraint at this position has the name of a type.
        case reservedConstraint(Int, name: String)
        /// The constraint at this position has a name that no pattern can spell.
        case unspellableConstraint(Int, name: String)
        /// The constraint at this position is narrower than one that the table does not have.
        case unknownWiderConstraint(Int, than: String)
        /// The constraint at this position is narrower than one that refuses its example, or that is
        /// declared to be narrower itself.
        case wrongWiderConstraint(Int, than: String)
    }

    /// All problems: with constraints and enumerations first, then ties, then what is unreachable.
    public let issues: [Issue]
    private let sentences: [String]

    /// - Parameters:
    ///   - problems: What is wrong.
    ///   - patterns: The patterns of the table.
    ///   - constraints: The constraints of the table.
    init(_ issues: [Issue], of patterns: [RoutePattern], constraints: [RouteConstraint]) {
        self.issues = issues
        let sentences = RouteTableSentences(
            patterns, constraints: constraints, texts: patterns.map(\.description),
            places: patterns.indices.map { "patterns[\($0)]" })
        self.sentences = issues.map { sentences.sentence(for: $0).text }
    }

    /// A sentence for each problem, one a line: which pattern, at which position of the array, and
    /// what to do.
    public var description: String { sentences.joined(separator: "\n") }
}
