/// All that a table knows; it never changes.
@usableFromInline
final class CompiledRoutes: Sendable {
    let ranked: RankedPatterns
    let constraints: ConstraintOrder
    let tree: CompiledTree
    let parameters: NamedParameters

    init(_ patterns: [RoutePattern], _ constraints: [RouteConstraint]) {
        self.constraints = ConstraintOrder(constraints)
        ranked = RankedPatterns(patterns, self.constraints)
        tree = CompiledTree(ranked)
        parameters = NamedParameters(of: ranked.patterns)
    }
}

/// Where the values of names are in the paths of patterns.
struct NamedParameters: Sendable {
    struct Parameter: BitwiseCopyable, Sendable {
        /// The segment with its value, counted from zero.
        let segment: Int
        /// The bytes of the literals that the pattern begins with, with a slash after each, and the
        /// number of segments between these and its own.
        let start: Int, skipped: Int
        /// ASCII characters around the value.
        let front: Int, back: Int
        /// Whether the segments after it are values of the same name.
        let isRest: Bool
        /// Whether its value is one of the texts of the pattern.
        let isEnumerated: Bool
    }

    private(set) var all: [Parameter] = []
    /// The names of all.
    private(set) var names: [String] = []
    /// By pattern the positions of its parameters.
    private(set) var positions: [Range<Int>] = []

    init(of patterns: [RoutePattern]) {
        for pattern in patterns {
            let first = all.count
            var literals = 0
            var start = 0
            for (number, segment) in pattern.segments.enumerated() {
                if number == literals, case .literal(let text) = segment {
                    literals += 1
                    start += text.asciiLowercased.utf8.count + 1
                }
                guard let name = segment.name else { continue }
                let affixes = segment.affixes
                names.append(name)
                all.append(
                    Parameter(
                        segment: number, start: start, skipped: number - literals,
                        front: affixes.prefix.count, back: affixes.suffix.count,
                        isRest: segment.isRest, isEnumerated: segment.kind == .enumerated))
            }
            positions.append(first..<all.count)
        }
    }

    /// The position of a name's parameter, without regard to ASCII case.
    func position(of name: String, in pattern: Int) -> Int? {
        positions[pattern].first { names[$0].equalsIgnoringASCIICase(name) }
    }
}
