/// Finds what is wrong with the patterns of a table: constraints that don't fit, patterns that tie,
/// and patterns that can never be reached.
struct RouteTableReview {
    private(set) var issues: [RouteTableError.Issue]
    private let compiler: RouteTableCompiler
    /// The positions of the patterns with a problem of their own, which says enough.
    private let broken: Set<Int>
    private var patterns: [RoutePattern] { compiler.patterns }

    init(_ compiler: RouteTableCompiler) {
        self.compiler = compiler
        let review = ConstraintReview(
            compiler.constraints, compiler.constraintOrder, compiler.patterns,
            compiler.forms.symbols)
        issues = review.issues
        broken = review.brokenPatterns
        let samples = ConstraintSamples(compiler.constraintOrder, patterns)
        let ties = PatternTies(
            compiler.forms, of: patterns, compiler.constraintOrder, samples)
        // Mostly nothing is wrong, and no example is needed.
        guard !ties.isEmpty || compiler.wins.contains(false) else { return }
        let witness = Witness(patterns, constraints: compiler.constraints)
        let tied = reviewTies(ties, witness, samples)
        reviewReach(except: tied, witness, samples)
    }

    /// Reports the patterns that tie, and returns their positions.
    private mutating func reviewTies(
        _ ties: PatternTies, _ witness: Witness, _ samples: ConstraintSamples
    ) -> Set<Int> {
        guard !ties.isEmpty else { return [] }
        let table = RouteTable(compiled: compiler.compiled)
        var search = TieSearch(compiler, witness, samples)
        var paths: [[Int]: [String]] = [:]
        for forms in ties.equal + ties.pairs.map({ [$0, $1] }) {
            let forms = forms.filter { !broken.contains($0.pattern) }
                .sorted { $0.pattern < $1.pattern }
            let positions = forms.map(\.pattern)
            // Two forms of one pattern differ in length, and answer no path in common.
            guard forms.count > 1, positions[0] != positions[1] else { continue }
            let (left, right) = (forms[0], forms[1])
            let isEqual = compiler.forms.symbols.symbols[left.segments]
                .elementsEqual(compiler.forms.symbols.symbols[right.segments])
            // The first example of a path mostly shows the tie already.
            let likely = witness.commonPath(segments(of: left), segments(of: right))
            let winner = likely.flatMap { table.match($0)?.pattern }
            let path =
                forms.contains { patterns[$0.pattern] == winner }
                ? likely
                : search.path(
                    of: (left, segments(of: left)), (right, segments(of: right)), isSure: !isEqual)
            // Without the optional segments only if the whole patterns have nothing in common.
            guard let path, paths[positions].map({ $0.count < path.count }) ?? true else {
                continue
            }
            paths[positions] = path
        }
        for (forms, texts) in ties.groups {
            let forms = forms.filter { !broken.contains($0.pattern) }
            guard let first = forms.first,
                let other = forms.first(where: { $0.pattern != first.pattern })
            else { continue }
            let spelled = segments(of: first, spelling: texts)
            guard let path = search.path(of: (first, spelled), (other, spelled), isSure: true)
            else { continue }
            // Each of them ties with the first one.
            for other in forms where other.pattern != first.pattern {
                let positions = [first.pattern, other.pattern].sorted()
                if paths[positions] == nil { paths[positions] = path }
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

    /// Whether one form of a pattern is the first to answer some path.
    private func isReached(_ index: Int, _ search: inout TieSearch) -> Bool {
        compiler.forms.forms.contains { form in
            guard form.pattern == index else { return false }
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

    /// The segments of a form with these texts in place of its enumerations.
    private func segments(
        of form: PatternForms.Form, spelling texts: [Int]
    ) -> ArraySlice<RoutePattern.Segment> {
        let symbols = compiler.forms.symbols
        var texts = texts[...]
        return segments(of: form).map { segment in
            guard segment.kind == .enumerated, let text = texts.popFirst() else { return segment }
            return .literal(symbols.spelling(of: symbols.words[text]))
        }[...]
    }

    private mutating func reviewReach(
        except tied: Set<Int>, _ witness: Witness, _ samples: ConstraintSamples
    ) {
        let table = RouteTable(compiled: compiler.compiled)
        // Nearly always all patterns are reached, and nothing is searched.
        var search: TieSearch?
        for index in patterns.indices where !compiler.wins[index] {
            guard !tied.contains(index), !broken.contains(index), !isPlainlyReached(index) else {
                continue
            }
            // Mostly it wins a path of the first values that come to mind.
            let likely = witness.likelyPath(of: patterns[index].segments)
            if table.match(likely)?.pattern == patterns[index] { continue }
            let path = witness.path(of: patterns[index].segments)
            guard let winner = table.match(path)?.pattern,
                let other = patterns.firstIndex(of: winner), other != index
            else { continue }
            if !compiler.hasAllStates {
                var started = search ?? TieSearch(compiler, witness, samples)
                defer { search = started }
                if isReached(index, &started) { continue }
            }
            issues.append(
                .unreachable(index, by: other, witness: DeepLink(segments: path).description))
        }
    }
}
