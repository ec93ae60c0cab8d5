/// Finds what is wrong with the patterns of a table: constraints that don't fit, patterns that tie,
/// and patterns that can never be reached.
struct RouteTableReview {
    private(set) var issues: [RouteTableError.Issue]
    private let compiler: RouteTableCompiler
    /// The positions of the patterns with a problem of their own, which says enough.
    private let broken: Set<Int>
    private let samples: ConstraintSamples
    // Mostly nothing is wrong, and no example is needed.
    private lazy var witness = Witness(compiler)
    private lazy var search = TieSearch(compiler, witness, samples)
    private var patterns: [RoutePattern] { compiler.patterns }

    init(_ compiler: RouteTableCompiler) {
        self.compiler = compiler
        let review = ConstraintReview(compiler)
        issues = review.issues
        broken = review.brokenPatterns
        samples = ConstraintSamples(compiler.constraintOrder, compiler.patterns)
        let ties = PatternTies(
            compiler.forms, of: patterns, compiler.constraintOrder, samples)
        let tied = ties.isEmpty ? [] : reviewTies(ties)
        if compiler.wins.contains(false) { reviewReach(except: tied) }
    }

    /// Reports the patterns that tie, and returns their positions.
    private mutating func reviewTies(_ ties: PatternTies) -> Set<Int> {
        var paths: [[Int]: [String]] = [:]
        // What ties with others that tie is not searched again: one of them is reported for all.
        var tied = DisjointSets(count: patterns.count)
        for forms in ties.equal + ties.pairs.map({ [$0, $1] }) {
            let forms = forms.filter { !broken.contains($0.pattern) }
                .sorted { $0.pattern < $1.pattern }
            let positions = forms.map(\.pattern)
            // Two forms of one pattern differ in length, and answer no path in common.
            guard forms.count > 1, positions[0] != positions[1],
                paths[positions] != nil || !tied.areJoined(positions)
            else { continue }
            let (left, right) = (forms[0], forms[1])
            let isEqual = compiler.forms.symbols.symbols[left.segments]
                .elementsEqual(compiler.forms.symbols.symbols[right.segments])
            let path = search.path(
                of: (left, segments(of: left)), (right, segments(of: right)), isSure: !isEqual)
            // Without the optional segments only if the whole patterns have nothing in common.
            guard let path, paths[positions].map({ $0.count < path.count }) ?? true else {
                continue
            }
            paths[positions] = path
            tied.join(positions)
        }
        for forms in ties.groups {
            let forms = forms.filter { !broken.contains($0.pattern) }
            guard let first = forms.first,
                let other = forms.first(where: { $0.pattern != first.pattern }),
                !tied.areJoined(forms.map(\.pattern))
            else { continue }
            let spelled = segments(commonTo: forms)
            guard let path = search.path(of: (first, spelled), (other, spelled), isSure: true)
            else { continue }
            // Each of them ties with the first one.
            for other in forms {
                let positions = [first.pattern, other.pattern].sorted()
                if !tied.areJoined(positions) { paths[positions] = path }
                tied.join(positions)
            }
        }
        for (positions, path) in paths.sorted(by: { Self.precedes($0.key, $1.key) }) {
            issues.append(.tie(positions, witness: DeepLink(segments: path).description))
        }
        return Set(paths.keys.joined())
    }

    /// Whether a pattern wins a path because no other one can win all of them: values that no pattern
    /// spells are answered by parameters, and no pattern with a literal there.
    private func isPlainlyReached(_ index: Int) -> Bool {
        !compiler.hasAllStates && compiler.constraints.isEmpty
            && patterns[index].segments.allSatisfy { [.literal, .parameter].contains($0.kind) }
    }

    /// Whether one of the forms of a pattern is the first to answer some path.
    private mutating func isReached(_ forms: [PatternForms.Form]) -> Bool {
        forms.contains { form in
            let own = (form, segments(of: form))
            return search.path(of: own, own, isSure: false) != nil
        }
    }

    private static func precedes(_ left: [Int], _ right: [Int]) -> Bool {
        [left[1], left[0], left.count].lexicographicallyPrecedes([right[1], right[0], right.count])
    }

    private func segments(of form: PatternForms.Form) -> ArraySlice<RoutePattern.Segment> {
        patterns[form.pattern].segments.prefix(form.segments.count)
    }

    /// The segments of forms that differ in enumerations alone, with the texts that all have in common.
    private func segments(
        commonTo forms: [PatternForms.Form]
    ) -> ArraySlice<RoutePattern.Segment> {
        let symbols = compiler.forms.symbols
        return segments(of: forms[0]).enumerated().map { place, segment in
            guard segment.kind == .enumerated else { return segment }
            let texts = compiler.forms.commonTexts(of: forms, at: place)
                .map { symbols.spelling(of: symbols.words[$0]) }
            return .parameter(name: "", .oneOf(texts))
        }[...]
    }

    private mutating func reviewReach(except tied: Set<Int>) {
        let likely = LikelyPaths(compiler)
        let table = RouteTable(compiled: compiler.compiled)
        var forms: [Int: [PatternForms.Form]] = [:]
        for index in patterns.indices where !compiler.wins[index] {
            guard !tied.contains(index), !broken.contains(index), !isPlainlyReached(index) else {
                continue
            }
            // Mostly it wins a path of the first values that come to mind.
            let isLikely = [false, true].contains { isLast in
                let path = likely.path(of: patterns[index].segments, isLast: isLast)
                return winner(of: path, in: table) == index
            }
            if isLikely { continue }
            let path = witness.path(of: patterns[index].segments)
            guard let other = winner(of: path, in: table), other != index else { continue }
            if forms.isEmpty { forms = Dictionary(grouping: compiler.forms.forms, by: \.pattern) }
            if !compiler.hasAllStates, isReached(forms[index] ?? []) { continue }
            issues.append(
                .unreachable(index, by: other, witness: DeepLink(segments: path).description))
        }
    }

    /// The position of the pattern that answers a path.
    private func winner(of path: [String], in table: RouteTable) -> Int? {
        table.match(path).map { compiler.order[$0.index] }
    }
}
