/// Finds patterns that never win: others with precedence match each of their paths.
///
/// It tries one path for each text of an enumeration, and one and two segments of a rest. It misses a
/// pattern that only several others cover together, but calls none unreachable that wins a path.
struct RouteReach {
    private typealias Values = (segment: RoutePattern.Segment, text: String?)

    private static let maximumPaths = 64

    private let compiled: CompiledRoutes
    private let constraints: ConstraintOrder
    private let witness: Witness

    init(_ compiled: CompiledRoutes, _ constraints: ConstraintOrder, _ witness: Witness) {
        self.compiled = compiled
        self.constraints = constraints
        self.witness = witness
    }

    /// A pattern that wins a path of one that never wins, and the path; `nil` if that may win.
    func winner(
        hiding pattern: RoutePattern, at index: Int
    ) -> (position: Int, path: [String])? {
        // Nearly all patterns win an ordinary path.
        if winner(of: witness.path(of: pattern.segments)) == index { return nil }
        var first: (position: Int, path: [String])?
        for form in pattern.forms {
            guard let all = paths(of: form) else { return nil }
            for values in all {
                let path = values.compactMap { $0.text ?? witness.path(of: [$0.segment]).first }
                guard let position = winner(of: path), position != index,
                    isCovered(values, path, index)
                else { return nil }
                first = first ?? (position, path)
            }
        }
        return first
    }

    private func winner(of path: [String]) -> Int? {
        compiled.pattern(matching: path).map { compiled.positions[$0] }
    }

    /// Together all paths of the form; `nil` if there are too many.
    private func paths(of form: ArraySlice<RoutePattern.Segment>) -> [[Values]]? {
        var paths: [[Values]] = [[]]
        for segment in form {
            let values: [Values] =
                switch segment.constraint {
                case .type(.bool): ["true", "false"].map { (segment, segment.around($0)) }
                case .oneOf: segment.texts.map { (segment, $0) }
                default: [(segment, nil)]
                }
            if segment.kind == .rest {
                paths = paths.flatMap {
                    [$0 + [(.wildcard, nil)], $0 + [(.wildcard, nil), (segment, nil)]]
                }
            } else {
                paths = paths.flatMap { path in values.map { path + [$0] } }
            }
            if paths.count > Self.maximumPaths { return nil }
        }
        return paths
    }

    /// Whether one form with precedence matches all the values.
    private func isCovered(_ values: [Values], _ path: [String], _ index: Int) -> Bool {
        for rank in 0..<compiled.forms.count where compiled.fit(of: rank, to: path) == .max {
            let pattern = Int(compiled.forms[rank].pattern)
            if compiled.positions[pattern] == index { return false }
            if compiled.patterns[pattern].forms.contains(where: { covers($0, values) }) {
                return true
            }
        }
        return false
    }

    private func covers(
        _ form: ArraySlice<RoutePattern.Segment>, _ values: [Values]
    ) -> Bool {
        for (place, segment) in form.enumerated() {
            guard place < values.count else { return false }
            if segment.kind == .rest { return true }
            guard covers(segment, values[place]) else { return false }
        }
        return form.count == values.count
    }

    private func covers(_ segment: RoutePattern.Segment, _ values: Values) -> Bool {
        let other = values.segment
        if [.parameter, .wildcard].contains(segment.kind) { return other.kind != .rest }
        if let text = values.text ?? other.texts.first,
            segment.admits(text, constraints: compiled.constraintsByName)
        {
            // Other texts may be written in either case, of which a check may accept but one.
            if other.kind == .typed { return true }
            if segment.constraintName == nil, segment.constraint != .type(.bool) { return true }
        }
        guard let own = segment.affixes else {
            return segment.kind == other.kind && covers(segment.constraint, other.constraint)
        }
        guard let inner = other.affixes else { return false }
        return own == inner && covers(segment.constraint, other.constraint)
            || segment.constraint == SegmentConstraint.none && inner.isNarrower(than: own)
    }

    private func covers(_ own: SegmentConstraint?, _ other: SegmentConstraint?) -> Bool {
        switch (own, other) {
        case (.some(.none), _): true
        case (.type(let type), .type(let narrower)):
            type == narrower || type == .double && [.int, .uint].contains(narrower)
        case (.named(let name), .named(let narrower)):
            name == narrower || constraints.isNarrower(narrower, than: name)
        default: false
        }
    }
}
