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

    private(set) var all: [Parameter] = []
    /// By pattern the first of its parameters; at the end the number of all.
    fileprivate private(set) var starts = [0]
    fileprivate private(set) var names = CompiledTexts()

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
}

extension CompiledRoutes {
    /// The position of a name's parameter, without regard to ASCII case. A method of the object,
    /// which counts no references to the arrays in it.
    func parameter(named name: TextBytes, in pattern: Int) -> Int? {
        let start = name.word(0..<name.count)
        for number in parameters.starts[pattern]..<parameters.starts[pattern &+ 1] {
            let own = parameters.all[number].name
            if parameters.names.isText(own, in: 0..<name.count, of: name, start: start) {
                return number
            }
        }
        return nil
    }
}
