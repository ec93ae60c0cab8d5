/// Finds what is wrong with the patterns of a table: constraints that are not there, patterns that
/// tie, and patterns that can never be reached.
struct RouteTableReview {
    private(set) var issues: [RouteTableError.Issue] = []
    private let compiler: RouteTableCompiler
    private var patterns: [RoutePattern] { compiler.patterns }

    init(_ compiler: RouteTableCompiler) {
        self.compiler = compiler
        reviewConstraints()
        let ties = PatternTies(compiler.forms).pairs
        // Mostly nothing is wrong, and no example is needed.
        guard !ties.isEmpty || compiler.wins.contains(false) else { return }
        let witness = Witness(patterns, constraints: compiler.constraints)
        let tied = reviewTies(ties, witness)
        reviewReach(except: tied, witness)
    }

    private mutating func reviewConstraints() {
        var first: [String: Int] = [:]
        for (index, constraint) in compiler.constraints.enumerated() {
            let earlier = first[constraint.name, default: index]
            first[constraint.name] = earlier
            guard compiler.constraints[earlier].site != constraint.site else { continue }
            issues.append(.repeatedConstraint(earlier, index, name: constraint.name))
        }
        let constraints = Dictionary(
            compiler.constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let isFine = compiler.forms.symbols.constraints.allSatisfy {
            constraints[$0].map(\.admitsExample) ?? false
        }
        guard !isFine else { return }
        for (index, pattern) in patterns.enumerated() {
            for case .parameter(_, .named(let name)) in pattern.segments {
                guard let constraint = constraints[name] else {
                    issues.append(.unknownConstraint(index, name: name))
                    continue
                }
                if !constraint.admitsExample {
                    issues.append(.wrongExample(index, name: name, example: constraint.example))
                }
            }
        }
    }

    /// Reports each pair of patterns once, and returns all of them.
    private mutating func reviewTies(
        _ ties: [(PatternForms.Form, PatternForms.Form)], _ witness: Witness
    ) -> Set<Int> {
        var pairs: [[Int]: [String]] = [:]
        for (a, b) in ties where a.pattern != b.pattern {
            let (left, right) = a.pattern < b.pattern ? (a, b) : (b, a)
            let path = witness.commonPath(segments(of: left), segments(of: right)) ?? []
            // Without the optional segments only if the whole patterns have nothing in common.
            let pair = [right.pattern, left.pattern]
            if pairs[pair].map({ $0.count <= path.count }) ?? true { pairs[pair] = path }
        }
        for (pair, path) in pairs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let path = DeepLink(segments: path).description
            issues.append(.tie(pair[1], pair[0], witness: path))
        }
        return Set(pairs.keys.joined())
    }

    private func segments(of form: PatternForms.Form) -> ArraySlice<RoutePattern.Segment> {
        patterns[form.pattern].segments.prefix(form.segments.count)
    }

    private mutating func reviewReach(except tied: Set<Int>, _ witness: Witness) {
        for index in patterns.indices where !compiler.wins[index] {
            let path = witness.path(of: patterns[index].segments)
            guard !tied.contains(index),
                let winner = RouteTable(compiled: compiler.compiled).match(path)?.pattern,
                let other = patterns.firstIndex(of: winner)
            else { continue }
            issues.append(
                .unreachable(index, by: other, witness: DeepLink(segments: path).description))
        }
    }
}
