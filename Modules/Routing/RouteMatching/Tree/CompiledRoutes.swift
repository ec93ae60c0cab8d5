/// All that a table knows; it never changes.
@usableFromInline
final class CompiledRoutes: Sendable {
    let ranked: RankedPatterns
    let constraints: [RouteConstraint]
    let tree: CompiledTree
    let parameters: NamedParameters

    init(_ tree: RouteTree, _ constraints: [RouteConstraint]) {
        ranked = tree.ranked
        self.constraints = constraints
        self.tree = CompiledTree(tree)
        parameters = NamedParameters(of: ranked.patterns)
    }
}

/// Where the values of names are in the paths of patterns.
struct NamedParameters: Sendable {
    struct Parameter: BitwiseCopyable, Sendable {
        let name: CompiledTexts.Text
        /// The segment with its value, counted from zero.
        let segment: Int
        /// The literals that the pattern begins with, and their bytes with a slash after each.
        let literals: Int, start: Int
        /// ASCII characters around the value.
        let front: Int, back: Int
        /// Whether the segments after it are values of the same name.
        let isRest: Bool
        /// Whether its value is one of the texts of the pattern.
        let isEnumerated: Bool
    }

    private var all: [Parameter] = []
    /// By pattern the first of its parameters; at the end the number of all.
    private var starts = [0]
    private var names = CompiledTexts()

    init(of patterns: [RoutePattern]) {
        for pattern in patterns {
            var literals = 0
            var start = 0
            for (number, segment) in pattern.segments.enumerated() {
                if number == literals, case .literal(let text) = segment {
                    literals += 1
                    start += text.asciiLowercased.utf8.count + 1
                }
                guard let name = segment.name else { continue }
                let affixes = segment.affixes
                all.append(
                    Parameter(
                        name: names.add(name.utf8.map { TextBytes.lowercased($0) }),
                        segment: number, literals: literals, start: start,
                        front: affixes?.prefix.count ?? 0, back: affixes?.suffix.count ?? 0,
                        isRest: segment.isRest, isEnumerated: segment.kind == .enumerated))
            }
            starts.append(all.count)
        }
    }

    func of(pattern: Int) -> ArraySlice<Parameter> { all[starts[pattern]..<starts[pattern + 1]] }

    /// The parameter of a name, without regard to ASCII case.
    @inline(__always)
    func named(_ name: TextBytes, in pattern: Int) -> Parameter? {
        for number in starts[pattern]..<starts[pattern &+ 1]
        where names.isText(all[number].name, in: 0..<name.count, of: name) {
            return all[number]
        }
        return nil
    }
}
